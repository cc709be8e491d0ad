"""The site: pages made from texts and rulings. Only `plugin` knows MkDocs."""
