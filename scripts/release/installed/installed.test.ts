import { spawn, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../../machine/commands.ts'

const MEGABYTE = 1_000_000
const folder = mkdtempSync(join(tmpdir(), 'dodici-installed-'))
const released = join(root, 'release')
/** As a machine where Node is, and nothing of this project. */
const environment = { PATH: process.env['PATH'] ?? '', HOME: folder, TMPDIR: tmpdir(), ...certificates() }

/** What npm needs where a company's proxy looks into what comes. */
function certificates(): Record<string, string> {
  const names = ['NODE_EXTRA_CA_CERTS', 'NPM_CONFIG_CAFILE', 'npm_config_registry', 'npm_config_userconfig']
  return Object.fromEntries(
    names.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  )
}

function run(line: readonly string[], where: string): string {
  const [program = '', ...parameters] = line
  const { status, stdout, stderr } = spawnSync(program, parameters, { cwd: where, env: environment, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${line.join(' ')} ended with ${String(status)}: ${stdout}${stderr}`)
  return stdout
}

beforeAll(() => {
  run([process.execPath, 'scripts/release.ts', '--dry-run'], root)
}, 600_000)
afterAll(() => rmSync(folder, { recursive: true }))

/** Ways in which the files of a release become a program, each in an empty folder. */
const ways: readonly (readonly [name: string, install: (empty: string) => readonly string[]])[] = [
  [
    'the archive for Linux',
    (empty) => {
      const [archive = ''] = globSync(join(released, '*-linux.tar.gz'))
      run(['tar', '-xzf', archive, '--strip-components=1'], empty)
      return [process.execPath, join(empty, 'bin', 'dodici.js')]
    },
  ],
  [
    'the package from npm',
    (empty) => {
      const [file = ''] = globSync(join(released, '*.npm.tgz'))
      run(['npm', 'install', '--no-audit', '--no-fund', file], empty)
      return [join(empty, 'node_modules', '.bin', 'dodici')]
    },
  ],
]

describe.each(ways)('%s', (name, install) => {
  const empty = join(folder, name.replaceAll(' ', '-'))
  const work = join(empty, 'work')
  let program: readonly string[] = []
  beforeAll(() => {
    mkdirSync(work, { recursive: true })
    program = install(empty)
  }, 300_000)

  it('serves the page, the API and its pages of help, with threads and letters for posters, and ends when told', async () => {
    const [command = '', ...parameters] = program
    const child = spawn(command, [...parameters, 'start', '--demo=en'], {
      ...{ cwd: work, env: { ...environment, PORT: '0', HOST: '127.0.0.1' } },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
    const address = await new Promise<string>((resolve, reject) => {
      child.stderr.on('data', (text: Buffer) => (output += text.toString()))
      child.stdout.on('data', (text: Buffer) => {
        output += text.toString()
        const port = /Demo: sign in/.test(output) ? /at http:\/\/localhost:(\d+)/.exec(output)?.[1] : undefined
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      })
      void ended.then((code) => reject(new Error(`it ended with ${String(code)}: ${output}`)))
    })
    const page = await fetch(`${address}/`)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<div id="root">')])
    expect((await fetch(`${address}/api/docs/`)).status).toBe(200)
    const token = await signIn(address)
    const headers = { authorization: `Bearer ${token}` }
    const calendars = (await (await fetch(`${address}/api/v1/calendars`, { headers })).json()) as { _id: string }[]
    const imported = await fetch(`${address}/api/v1/calendars/${calendars[0]?._id ?? ''}/import`, {
      ...{ method: 'POST', body: CALENDAR },
      headers: { ...headers, 'content-type': 'text/calendar' },
    })
    expect([imported.status, await imported.json()]).toEqual([200, expect.objectContaining({ added: 1 })])
    const poster = await fetch(`${address}/api/v1/export/poster.pdf?year=2026`, { headers })
    expect([poster.status, (await poster.text()).slice(0, 5)]).toEqual([200, '%PDF-'])
    child.kill('SIGTERM')
    expect(await ended).toBe(0)
  }, 120_000)

  it('looks after its data', () => {
    const say = (...words: string[]) => run([...program, ...words], work)
    expect(say('--version').trim()).toMatch(/^\d+\.\d+\.\d+$/)
    expect(say('users', 'list')).toContain('demo@dodici.example')
    expect(say('check')).toContain('All is well.')
    expect(say('--help')).toContain('dodici start')
  }, 60_000)
})

it('takes less than 60 MB where it is unpacked', () => {
  const files = globSync('**', { cwd: join(folder, 'the-archive-for-Linux'), exclude: ['work/**', 'work'] })
  const sizes = files
    .map((path) => statSync(join(folder, 'the-archive-for-Linux', path)))
    .filter((stat) => stat.isFile())
  const megabytes = sizes.reduce((sum, { size }) => sum + size, 0) / MEGABYTE
  expect(megabytes).toBeGreaterThan(20)
  expect(megabytes).toBeLessThan(60)
})

const CALENDAR = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:test', 'BEGIN:VEVENT', 'UID:one', 'SUMMARY:One'],
  ...['DTSTART:20260301T100000Z', 'DTEND:20260301T110000Z', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')

async function signIn(address: string): Promise<string> {
  const answer = await fetch(`${address}/api/v1/auth/login`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' } },
    body: JSON.stringify({ email: 'demo@dodici.example', password: 'un anno intero' }),
  })
  return ((await answer.json()) as { token: string }).token
}
