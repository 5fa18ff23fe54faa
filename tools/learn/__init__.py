"""How the weights of the bots are made from games against themselves."""
