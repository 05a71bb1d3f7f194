// `npm start`: the page, if it is stale, and then the server, which takes the place of this very process, so that signals
// and exit codes are its own.
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { root } from './machine/commands.ts'
import { SERVER_FLAGS } from './machine/server-flags.ts'
import { buildPageIfStale } from './page/build-page.ts'

/** What Node has compiled once, the server's TypeScript and its libraries, it keeps: a third off a second start. */
const COMPILED = join(root, '.cache', 'compiled')

/**
 * glibc keeps freed memory for itself, the more so the larger the pieces. Bodies of years, pages of the database and whole
 * threads come and go: with fixed limits they go back to the system, another 80 MB. Other C libraries do not look at it.
 */
const ALLOCATION = { MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '131072' }

const main = join(root, 'apps', 'server', 'src', 'main.ts')

function become(file: string): void {
  const environment = { ...ALLOCATION, ...process.env, NODE_COMPILE_CACHE: COMPILED }
  process.execve?.(process.execPath, [process.execPath, ...SERVER_FLAGS, file, ...process.argv.slice(2)], environment)
}

enableCompileCache(COMPILED)
await buildPageIfStale()
become(main)
// Only where a process cannot become another (Windows): there, the server makes do with what this one was started with.
await import(main)
