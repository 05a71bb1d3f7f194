import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { describe, expect, it, onTestFinished } from 'vitest'
import { nodeInstalled, reachesRegistry, withoutOwnBinaries } from './install.mjs'

const project = join(import.meta.dirname, '..', '..')

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'dodici-install-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

describe('installing', () => {
  it('does not run npm on the Node that it is about to replace', () => {
    const folders = [join('project', 'node_modules', '.bin'), join('usr', 'bin')]
    expect(withoutOwnBinaries({ PATH: folders.join(delimiter), HOME: 'home' })).toEqual({
      PATH: join('usr', 'bin'),
      HOME: 'home',
    })
  })

  it('says which Node it brought, or that it brought none', () => {
    expect(nodeInstalled(project)).toMatch(/^v24\./)
    expect(nodeInstalled(emptyFolder())).toBe('none')
  })

  it('notices within seconds that no registry answers, and that one answers something else', async () => {
    const asking = (registry: string) =>
      reachesRegistry({ seconds: 2, environment: { ...process.env, npm_config_registry: registry } })
    expect(asking('http://127.0.0.1:9/')).toBe(false)
    expect(asking(await registryAnswering(null))).toBe(false)
    expect(asking(await registryAnswering(404))).toBe(true)
  })
})

describe('a project of which nothing is installed', () => {
  it.each(['start.ts', 'dodici.ts'])('says what to type, and no module that is missing (%s)', (file) => {
    const copy = emptyFolder()
    cpSync(join(project, 'scripts'), join(copy, 'scripts'), { recursive: true })
    cpSync(join(project, 'package.json'), join(copy, 'package.json'))
    const { status, stderr } = spawnSync(process.execPath, [join(copy, 'scripts', file)], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^Dodici: nothing is installed yet\. Type `npm start`[^\n]*\n$/),
    ])
  })
})

/** In a thread of its own: whoever asks waits for npm without looking up. */
const SERVER = `
  const { parentPort, workerData: status } = require('node:worker_threads')
  const answer = (_, response) => status !== null && response.writeHead(status).end('{}')
  const server = require('node:http').createServer(answer)
  server.listen(0, '127.0.0.1', () => parentPort.postMessage(server.address().port))
`

/** The address of a registry that answers everything so; null for one that never answers. */
async function registryAnswering(status: number | null): Promise<string> {
  const worker = new Worker(SERVER, { eval: true, workerData: status })
  onTestFinished(async () => void (await worker.terminate()))
  const [port] = (await once(worker, 'message')) as [number]
  return `http://127.0.0.1:${String(port)}/`
}
