import { httpClient, type Answer } from '../measure/http-client.ts'
import { joinRuns, sendAtRate, type LoadRun } from '../measure/open-loop.ts'
import { PASSWORD, postJson } from '../product/account.ts'
import type { RunningServer } from '../product/server.ts'
import { readYear, teamOn, type Person, type Team } from '../load/people.ts'

/** Each second, so often: as somebody who uses the page and a program beside it. */
const ASKS_A_SECOND = 10

/** Somebody who wants nothing but their own, and where they are. */
export interface Neighbour {
  readonly server: RunningServer
  readonly person: Person
  readonly year: number
}

/** What was answered to a neighbour meanwhile. */
export interface NeighbourRuns {
  readonly reads: LoadRun
  readonly writes: LoadRun
  readonly questions: LoadRun
  /** Nothing where nobody signed in. */
  readonly logins: LoadRun | null
}

export async function newNeighbour(server: RunningServer): Promise<Neighbour> {
  const year = new Date().getFullYear()
  const { people }: Team = await teamOn(server, { size: 1, events: 300, year })
  return { server, person: people[0], year }
}

/**
 * Reads a year and writes an event ten times a second each, and asks the assistant once a second, until a work has ended, and
 * for so many seconds at least. Whoever `signsIn` does that once a second beside it, from an address of their own.
 */
export async function feel(
  { server, person, year }: Neighbour,
  { work, seconds, signsIn = false }: { work: () => Promise<void>; seconds: number; signsIn?: boolean },
): Promise<NeighbourRuns> {
  const ask = httpClient(server.address, 256)
  const reads: LoadRun[] = []
  const writes: LoadRun[] = []
  const questions: LoadRun[] = []
  const logins: LoadRun[] = []
  const state = { isOver: false }
  const working = work().finally(() => (state.isOver = true))
  // Holds a failure until it is looked at below.
  const settled = Promise.allSettled([working])
  for (let second = 0; second < seconds || !state.isOver; second += 1) {
    const often = { perSecond: ASKS_A_SECOND, seconds: 1 }
    const once = { perSecond: 1, seconds: 1 }
    const [read, write, question, login] = await Promise.all([
      sendAtRate(often, () => readYear(ask, person.account, year)),
      sendAtRate(often, (index) => renameEvent(ask, person, second * ASKS_A_SECOND + index)),
      sendAtRate(once, () => askSomething(ask, person)),
      signsIn ? sendAtRate(once, () => signIn(ask, person)) : null,
    ])
    reads.push(read)
    writes.push(write)
    questions.push(question)
    if (login) logins.push(login)
  }
  await settled
  await working
  return {
    reads: joinRuns(reads),
    writes: joinRuns(writes),
    questions: joinRuns(questions),
    logins: signsIn ? joinRuns(logins) : null,
  }
}

type Client = ReturnType<typeof httpClient>

function renameEvent(ask: Client, { account, eventIds }: Person, turn: number): Promise<Answer> {
  const headers = { ...account.headers, 'Content-Type': 'application/json' }
  const path = `/api/v1/events/${eventIds[turn % eventIds.length] ?? ''}`
  return ask({ method: 'PATCH', path, headers, body: JSON.stringify({ title: `Renamed ${turn} ${Date.now()}` }) })
}

const askSomething = (ask: Client, { account }: Person): Promise<Answer> =>
  postJson(ask, '/ai/chat', { message: 'what have I got next week?', language: 'en' }, account.headers)

const signIn = (ask: Client, { account }: Person): Promise<Answer> =>
  postJson(ask, '/auth/login', { email: account.email, password: PASSWORD })
