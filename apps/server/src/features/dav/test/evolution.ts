import { spawn } from 'node:child_process'
import type { Readable } from 'node:stream'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { temporaryHome } from './run-program.ts'

const SCRIPT = fileURLToPath(new URL('evolution-client.py', import.meta.url))

interface Login {
  readonly user: string
  readonly password: string
}

interface OfEvent {
  readonly calendar: string
  readonly uid: string
}

interface FoundCalendar {
  readonly address: string
  readonly name: string
  readonly color: string
}

/** What `evolution-client.py` does: the wish of each act, and its answer. */
interface Acts {
  readonly discover: [{ login: Login; address: string }, FoundCalendar[]]
  readonly subscribe: [{ login: Login; calendar: string; address: string }, { isReadOnly: boolean }]
  readonly add: [OfEvent & { lines: readonly string[] }, string]
  readonly synchronised: [{ calendar: string }, Readonly<Record<string, string>>]
  readonly rename: [OfEvent & { title: string; conflict: 'fail' | 'keep' }, true]
  readonly changeOccurrence: [OfEvent & { lines: readonly string[] }, true]
  readonly remove: [OfEvent & { occurrence: string | null }, true]
  readonly makeCalendar: [{ login: Login; address: string; name: string; color: string }, true]
  readonly removeCalendar: [{ login: Login; address: string }, true]
}

type Answer = { readonly value: unknown } | { readonly error: string }

/** Evolution Data Server on a bus of its own, and with nothing in its home. */
export interface Evolution {
  /** @throws Error with what Evolution says to what it cannot do */
  readonly ask: <Act extends keyof Acts>(act: Act, wish: Acts[Act][0]) => Promise<Acts[Act][1]>
  readonly stop: () => Promise<void>
}

export function startEvolution(): Evolution {
  const home = temporaryHome()
  const { XDG_CONFIG_HOME: _config, XDG_DATA_HOME: _data, XDG_CACHE_HOME: _cache, ...around } = process.env
  // Debian's Python finds Debian's libraries; nothing of them is kept in the settings of the desktop.
  const env = { ...around, HOME: home.path, GSETTINGS_BACKEND: 'memory', LC_ALL: 'C.UTF-8', TZ: 'UTC' }
  const words = ['--', '/usr/bin/python3', '-W', 'ignore', SCRIPT]
  const child = spawn('dbus-run-session', words, { env, stdio: ['pipe', 'ignore', 'pipe', 'pipe'], detached: true })
  const errors: string[] = []
  child.stderr?.setEncoding('utf8').on('data', (text: string) => errors.push(text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const answers = createInterface({ input: child.stdio[3] as Readable })[Symbol.asyncIterator]()
  return {
    ask: async (act, wish) => {
      child.stdin?.write(`${JSON.stringify([act, wish])}\n`)
      const { value: line, done } = await answers.next()
      if (done === true) throw new Error(`Evolution has ended: ${errors.join('')}`)
      const answer = JSON.parse(line) as Answer
      if ('error' in answer) throw new Error(answer.error)
      return answer.value as never
    },
    stop: async () => {
      // What the bus has started is of its group.
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      await ended
      home[Symbol.dispose]()
    },
  }
}
