"""The room: tables on a network. HTTP and WebSocket, storage, identities, limits; one process, or many on PostgreSQL."""
