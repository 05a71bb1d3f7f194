// `npm start`: the server, in this very process, so that signals and exit codes are its own. Before it, the page.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { root } from './machine/commands.ts'
import { buildPageIfStale } from './page/build-page.ts'

// A third off a second start: what Node has compiled once, the server's TypeScript and its libraries, it keeps.
enableCompileCache(join(root, '.cache', 'compiled'))
await buildPageIfStale()
await import(join(root, 'apps', 'server', 'src', 'main.ts'))
