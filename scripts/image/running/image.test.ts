import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { olderFacts, olderNames, writeOlderDatabase } from '../../../apps/server/src/test/older-data.ts'
import { freePort } from '../../machine/free-port.ts'
import { buildForOther, buildImage, buildSurroundings, IMAGE, imageFor } from '../build-images.ts'
import { askSafely, composeProject, settingsOfManual } from '../compose-project.ts'
import { answered, startContainers, type Containers } from '../containers.ts'
import { baseFor } from '../make-base.ts'
import { otherProcessor, ownProcessor } from '../processors.ts'

const MEGABYTE = 1_000_000
/** Whose files of a volume are. */
const OWNER = 10_001
const LOCKED_UP = ['--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--security-opt=no-new-privileges']

let containers: Containers
const run = (...line: string[]): Promise<string> => containers.run(line)
const folder = mkdtempSync(join(tmpdir(), 'dodici-image-'))

beforeAll(async () => {
  containers = await startContainers()
  await buildSurroundings(containers)
  await buildImage(containers)
}, 900_000)

afterAll(async () => {
  await containers.end()
  rmSync(folder, { recursive: true })
}, 60_000)

const health = (address: string): Promise<Response> => answered(() => fetch(`${address}/api/v1/health`))

interface Container {
  /** Its volume. */
  readonly place: string
  readonly image?: string
}

interface Started {
  readonly name: string
  readonly address: string
}

/** A container that may write nowhere but in its volume. */
async function started(name: string, { place, image = IMAGE }: Container, ...words: string[]): Promise<Started> {
  const port = String(await freePort())
  const mounts = [`--publish=127.0.0.1:${port}:5001`, `--volume=${place}:/data`]
  await run('podman', 'run', '--detach', `--name=${name}`, ...LOCKED_UP, ...mounts, image, ...words)
  const address = `http://127.0.0.1:${port}`
  await health(address)
  return { name, address }
}

const inside = ({ name }: Started, ...words: string[]): Promise<string> => run('podman', 'exec', name, ...words)

/** Stops one as Docker does, and says how it ended. */
async function stopped({ name }: Started): Promise<string> {
  await run('podman', 'stop', '--time=20', name)
  const code = await run('podman', 'inspect', '--format={{.State.ExitCode}}', name)
  await run('podman', 'rm', name)
  return code
}

describe('the image', () => {
  it('adds less than 200 MB to its base, and is nobody’s that the host knows', async () => {
    const sizeOf = async (image: string) =>
      Number(await run('podman', 'image', 'inspect', '--format={{.Size}}', image)) / MEGABYTE
    const added = (await sizeOf(IMAGE)) - (await sizeOf(baseFor(ownProcessor)))
    expect(added).toBeGreaterThan(20)
    expect(added).toBeLessThan(200)
    expect(await run('podman', 'image', 'inspect', '--format={{.User}}', IMAGE)).toBe('10001:10001')
  })

  it('runs where it can write nothing but its data, keeps them, is backed up while it runs, and ends when told', async () => {
    const first = await started('dodici-first', { place: 'dodici-image-data' }, 'start', '--demo')
    await run('podman', 'healthcheck', 'run', first.name)
    expect(await (await fetch(`${first.address}/`)).text()).toContain('<div id="root">')
    await expect(inside(first, 'touch', '/opt/dodici/other')).rejects.toThrow('Read-only')
    expect(await inside(first, 'dodici', 'users', 'list')).toContain('demo@dodici.example')
    expect(await inside(first, 'dodici', 'backup', '/data/copy.sqlite')).toContain('written and checked')
    expect(await stopped(first)).toBe('0')
    const second = await started('dodici-second', { place: 'dodici-image-data' })
    expect(await inside(second, 'dodici', 'users', 'list')).toContain('demo@dodici.example')
    expect(await stopped(second)).toBe('0')
    await run('podman', 'volume', 'rm', 'dodici-image-data')
  }, 120_000)

  it('reads the data that any version before it has left in a volume', async () => {
    const [name = ''] = olderNames()
    const data = join(folder, 'older')
    mkdirSync(data)
    writeOlderDatabase(name, join(data, 'dodici.sqlite'))
    for (const path of [data, join(data, 'dodici.sqlite')]) chownSync(path, OWNER, OWNER)
    const upgraded = await started('dodici-upgraded', { place: data })
    const people = await inside(upgraded, 'dodici', 'users', 'list')
    for (const { email } of olderFacts(name).people) expect(people).toContain(email)
    expect(await inside(upgraded, 'dodici', 'check')).toContain('All is well.')
    expect(await stopped(upgraded)).toBe('0')
  }, 120_000)

  // In an emulation.
  it('is built for the other processor as well, and runs there', async () => {
    await buildForOther(containers, otherProcessor)
    const other = { place: 'dodici-image-other', image: imageFor(otherProcessor) }
    const running = await started('dodici-other', other, 'start', '--demo')
    expect(await inside(running, 'node', '-p', 'process.arch')).toBe(otherProcessor.arch)
    expect(await inside(running, 'dodici', 'users', 'list')).toContain('demo@dodici.example')
    expect(await inside(running, 'dodici', 'check')).toContain('All is well.')
    expect(await stopped(running)).toBe('0')
    await run('podman', 'volume', 'rm', other.place)
  }, 600_000)
})

const NEWCOMER = {
  ...{ username: 'Ada', email: 'ada@example.org', password: 'dodici mesi interi' },
  ...{ language: 'it', timezone: 'Europe/Rome', country: 'IT' },
}

describe('compose.yaml', () => {
  const project = (name: string, settings: Readonly<Record<string, string>>) => {
    const compose = composeProject(containers, join(folder, name), settings)
    onTestFinished(async () => {
      await compose('down', '--volumes')
    }, 60_000)
    return compose
  }

  it('starts with SQLite where nothing is set', async () => {
    const port = String(await freePort())
    const compose = project('plain', { LISTEN: `127.0.0.1:${port}` })
    await compose('up', '--detach')
    expect(await (await health(`http://127.0.0.1:${port}`)).json()).toMatchObject({ status: 'ok' })
    expect(await compose('logs', 'dodici')).toContain('/data/dodici.sqlite')
  }, 120_000)

  it('starts with PostgreSQL and TLS as the manual says', async () => {
    const settings = settingsOfManual()
    expect(Object.keys(settings)).toContain('DATABASE_URL')
    const compose = project('whole', { ...settings, PUBLIC_URL: 'https://localhost' })
    await compose('up', '--detach')
    const ask = await askSafely(compose)
    await expect.poll(() => ask('GET', '/api/v1/health'), { timeout: 60_000 }).toBe(200)
    expect(await ask('POST', '/api/v1/auth/register', NEWCOMER)).toBe(201)
    expect(await compose('exec', '-T', 'dodici', 'dodici', 'users', 'list')).toContain(NEWCOMER.email)
    await compose('restart', 'postgres', 'dodici')
    const { email, password } = NEWCOMER
    await expect.poll(() => ask('POST', '/api/v1/auth/login', { email, password }), { timeout: 60_000 }).toBe(200)
  }, 180_000)
})
