"""Search by playouts, for any game that can sample worlds."""
