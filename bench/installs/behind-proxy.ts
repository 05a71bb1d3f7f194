import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { proxies } from '../../apps/server/src/http/proxies/test/start-proxy.ts'
import { answered } from '../../scripts/image/containers.ts'
import { atTheEnd } from '../../scripts/machine/clean-up.ts'
import { freePort } from '../../scripts/machine/free-port.ts'
import { bytesIn, startProgram, unpackArchive } from './files-of-release.ts'
import type { Way } from './way.ts'

const BASE = '/planner'

/** The archive below a path, behind each proxy as the manual sets it up. */
export const behindProxies: readonly Way[] = proxies.map(({ name, start }) => ({
  name: `the archive, below a path behind ${name}`,
  install: async (folder) => {
    const program = await unpackArchive(folder)
    const [port, ownPort] = [await freePort(), await freePort()]
    const origin = `http://127.0.0.1:${ownPort}${BASE}`
    const environment = { XDG_CACHE_HOME: join(folder, 'cache'), PUBLIC_URL: origin, TRUST_PROXY: 'true' }
    const files = join(folder, 'proxy')
    mkdirSync(files)
    return {
      start: async () => {
        const server = await startProgram(program, { folder, port, environment })
        const endProxy = await start({ port, ownPort, folder: files, base: BASE })
        atTheEnd(endProxy)
        await answered(() => fetch(`${origin}/api/v1/health`))
        return server
      },
      bytes: () => bytesIn(folder),
    }
  },
}))
