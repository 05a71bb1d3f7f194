import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { atTheEnd, temporaryFolder } from './clean-up.ts'
import { freePort } from './free-port.ts'

/** A CalDAV server of another make on this machine, with nothing in it. */
export interface CalendarServer {
  readonly name: string
  /** `http://127.0.0.1:port`. */
  readonly address: string
  readonly user: string
  readonly password: string
  /** Path of a calendar of that person, with a slash at its end. */
  readonly calendar: string
  /** Whether it is there from the beginning, or is to be made by MKCALENDAR. */
  readonly hasCalendar: boolean
  readonly stop: () => Promise<void>
}

const PATIENCE_MILLISECONDS = 30_000
const PERSON = { user: 'person', password: 'none' }

/** Starts Radicale, which must be installed. */
export async function startRadicale(): Promise<CalendarServer> {
  const folder = temporaryFolder('radicale')
  const port = await freePort()
  const [config, users] = [join(folder, 'config'), join(folder, 'users')]
  const lines = [
    ...['[server]', `hosts = 127.0.0.1:${port}`],
    ...['[auth]', 'type = htpasswd', `htpasswd_filename = ${users}`, 'htpasswd_encryption = plain', 'delay = 0'],
    ...['[rights]', 'type = owner_only'],
    ...['[storage]', `filesystem_folder = ${folder}/data`, ''],
  ]
  writeFileSync(config, lines.join('\n'))
  writeFileSync(users, `${PERSON.user}:${PERSON.password}\n`)
  const program = await startProgram('radicale', ['--config', config], port)
  return { name: 'Radicale', ...PERSON, ...program, calendar: `/${PERSON.user}/year/`, hasCalendar: false }
}

/** Starts Xandikos, which must be installed, and lets anybody in. */
export async function startXandikos(): Promise<CalendarServer> {
  const port = await freePort()
  const where = ['-d', temporaryFolder('xandikos'), '-l', '127.0.0.1', '-p', String(port)]
  const program = await startProgram('xandikos', ['--defaults', ...where], port)
  return { name: 'Xandikos', ...PERSON, ...program, calendar: '/user/calendars/calendar/', hasCalendar: true }
}

async function startProgram(program: string, words: readonly string[], port: number) {
  const server = spawn(program, words, { stdio: 'ignore' })
  const ended = once(server, 'exit')
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM')
    await ended
  }
  atTheEnd(() => void server.kill('SIGTERM'))
  const address = `http://127.0.0.1:${port}`
  const until = performance.now() + PATIENCE_MILLISECONDS
  while (performance.now() < until) {
    if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}`)
    if (await answers(address)) return { address, stop }
    await sleep(100)
  }
  throw new Error(`${program} did not answer within half a minute`)
}

const answers = (address: string): Promise<boolean> =>
  fetch(address, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )
