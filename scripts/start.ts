// `npm start`: the page and the server, built where they are stale, and then the server in place of this very process.
import { buildIfStale } from './built/built-part.ts'
import { builtPage } from './built/page.ts'
import { SERVER_FILE, builtServer } from './built/server.ts'
import { become } from './machine/become.ts'
import { COMPILED } from './machine/commands.ts'
import { refuseUninstalled } from './machine/refuse-uninstalled.ts'
import { SERVER_FLAGS } from './machine/server-flags.ts'

refuseUninstalled()
await buildIfStale(builtPage, builtServer)
await become(SERVER_FILE, { flags: SERVER_FLAGS, compiled: COMPILED })
