// `npm run build`: the page, whether or not it is stale. The server needs no build: Node runs its TypeScript.
import { buildPage } from './page/build-page.ts'

await buildPage()
