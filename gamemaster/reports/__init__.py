"""Reports, receipts and letters as plain text of at most 72 columns, made by Jinja templates.

Nothing in here decides anything: the service fills the frozen values of `data`, `render.Renderer` turns
them into text. What is not passed in cannot be shown.
"""
