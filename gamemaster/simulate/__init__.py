"""Players that exist in memory only: they write English mail from templates, mistakes included, and so play
whole games through the reader and the referee, for tests, measurements and curiosity.
"""
