// `npm start`: the server, in this very process, so that signals and exit codes are its own. Before it, the page.
import { buildPageIfStale } from './page/build-page.ts'

await buildPageIfStale()
await import('../apps/server/src/main.ts')
