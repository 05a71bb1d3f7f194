import http from 'node:http'
import type { Plugin } from 'rolldown'

const HTTP = '\0node:http'

/** Names of which Node loads its `fetch`, with all that belongs to it, as soon as they are looked at. */
const OF_FETCH = new Set(['WebSocket', 'CloseEvent', 'MessageEvent'])

/**
 * An `import` of `node:http` looks at all that the module exports, and so loads Node's `fetch`: 3 MB of heap, and some 5 MB of the process.
 * Asked for as a whole, the module loads it only when it is used.
 */
export const leanHttp: Plugin = {
  name: 'lean-http',
  resolveId: {
    filter: { id: /^(?:node:)?http$/ },
    handler: (_, __, { kind }) => (kind === 'import-statement' || kind === 'dynamic-import' ? HTTP : null),
  },
  load: {
    filter: { id: new RegExp(HTTP) },
    handler: () => {
      const names = Object.keys(http).filter((name) => /^[A-Za-z]\w*$/.test(name) && !OF_FETCH.has(name))
      return `const http = process.getBuiltinModule('node:http')
export default http
export const { ${names.join(', ')} } = http`
    },
  },
}
