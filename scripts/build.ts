// `npm run build`: the page and the server, whether or not they are stale.
import { build } from './built/built-part.ts'
import { builtPage } from './built/page.ts'
import { builtServer } from './built/server.ts'

await Promise.all([build(builtPage), build(builtServer)])
