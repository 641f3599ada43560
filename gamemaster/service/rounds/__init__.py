"""The program at work: mail taken in, the week turned, reminders, mail sent; and whether all is well."""
