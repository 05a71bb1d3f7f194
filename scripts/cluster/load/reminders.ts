import { setTimeout as sleep } from 'node:timers/promises'
import type { MailServer } from '../../machine/mail-server.ts'
import { ask, isGood, type LoadPerson } from './person.ts'

const EVERY_MILLISECONDS = 15_000
const MINUTE = 60_000
const AGAIN_MILLISECONDS = 500

/** How often each reminder came, of those that were asked for. */
export interface RemindersThatCame {
  readonly asked: number
  /** Titles that stand in the list of the page another number of times than once. */
  readonly onPage: readonly string[]
  /** Titles that stand in another number of mails than one. */
  readonly byMail: readonly string[]
}

/** Somebody who is reminded of something in every minute, on the page and by mail. */
export interface Reminded {
  /** Asks for no more, waits until all have come, and says how often. */
  readonly stop: (patienceMilliseconds: number) => Promise<RemindersThatCame>
}

export function remindOften(nodes: readonly string[], person: LoadPerson, mails: MailServer): Reminded {
  const titles: string[] = []
  const tooLate = new Set<string>()
  const stopping = new AbortController()
  const anyNode = (): number => Math.floor(Math.random() * nodes.length)
  const askForOne = async (): Promise<void> => {
    const title = `reminder-${String(titles.length)}-`
    const due = (Math.floor(Date.now() / MINUTE) + 1) * MINUTE
    const start = new Date(due).toISOString().slice(0, 16)
    const reminders = ['email', 'display'].map((channel) => ({ minutesBefore: 0, channel }))
    const body = { title, allDay: false, start, end: start, timezone: 'UTC', reminders }
    const question = { method: 'POST' as const, path: '/events', body, key: title }
    titles.push(title)
    while (!isGood(await ask(nodes, anyNode(), person, question))) await sleep(AGAIN_MILLISECONDS)
    // What is asked for once its minute is over does not come; it may have been stored before, and answered only now.
    if (Date.now() >= due) tooLate.add(title)
  }
  const askOn = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await askForOne()
      await sleep(EVERY_MILLISECONDS, undefined, { signal: stopping.signal }).catch(() => undefined)
    }
  }
  const asking = askOn()
  return {
    stop: async (patience) => {
      stopping.abort()
      await asking
      const until = performance.now() + patience
      for (;;) {
        const came = await countAll(nodes, person, { mails, titles, tooLate })
        const isComplete = came.onPage.length + came.byMail.length === 0
        if (isComplete || performance.now() > until) return came
        await sleep(1_000)
      }
    },
  }
}

interface Counted {
  readonly mails: MailServer
  readonly titles: readonly string[]
  readonly tooLate: ReadonlySet<string>
}

async function countAll(nodes: readonly string[], person: LoadPerson, { mails, titles, tooLate }: Counted) {
  const answer = await ask(nodes, 0, person, { path: '/notifications' })
  const onPage = isGood(answer) ? (JSON.parse(answer.text) as readonly { title: string }[]) : []
  const bodies = mails.arrived.map(({ raw }) => raw.replaceAll('=\r\n', ''))
  const told = (title: string, times: number): string[] =>
    times === 1 || (times === 0 && tooLate.has(title)) ? [] : [`${title}: ${String(times)} times`]
  return {
    asked: titles.length,
    onPage: titles.flatMap((title) => told(title, onPage.filter((one) => one.title === title).length)),
    byMail: titles.flatMap((title) => told(title, bodies.filter((body) => body.includes(title)).length)),
  }
}
