"""What a server process imports, for those that are forked from one that has done so."""

import psycopg
import sqlalchemy.dialects.sqlite
import uvicorn
import uvicorn.lifespan.on
import uvicorn.protocols.http.h11_impl
import uvicorn.protocols.websockets.websockets_sansio_impl

import starcup_race
import starcup_tiles_base
import starcup_tiny_epic
import starcup_web.app
import starcup_web.command
import starcup_web.database
import tests.web.processes
from starcup.host import Host, NewGame
from starcup_bots.hosting import SeatedBots

# What games import when they are begun: what is tested is not how long that takes.
HOST = Host(bots=SeatedBots(lambda call: call()))
LOADED = [HOST.table(HOST.link(HOST.new(NewGame(("client", "greedy"), key)).watch)) for key in HOST.shelf.games]

__all__ = ["LOADED", "psycopg", "sqlalchemy", "starcup_race", "starcup_tiles_base", "starcup_tiny_epic", "starcup_web"]
__all__ += ["tests", "uvicorn"]
