// `npm run -s dodici -- COMMAND`: what the operator asks of the server's database, beside the running server.
import { buildIfStale } from './built/built-part.ts'
import { COMMAND_FILE, builtServer } from './built/server.ts'
import { become } from './machine/become.ts'
import { COMPILED } from './machine/commands.ts'
import { refuseUninstalled } from './machine/refuse-uninstalled.ts'

refuseUninstalled()
await buildIfStale(builtServer)
await become(COMMAND_FILE, { compiled: COMPILED })
