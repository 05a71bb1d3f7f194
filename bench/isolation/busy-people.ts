import { setTimeout as sleep } from 'node:timers/promises'
import { httpClient, type Answer, type Client, type Question } from '../measure/http-client.ts'
import { expectStatus } from '../measure/http-client.ts'
import { importEvents, newAccount, postJson, read, type Account } from '../product/account.ts'
import type { RunningServer } from '../product/server.ts'
import { sampleEvents } from '../sample/sample-events.ts'

const SECONDS = 10
const SERIES = 54
const GOALS = 200

/** Keeps so many requests under way for ten seconds, whatever is answered: it is read, and not kept. */
async function keepAsking(
  address: string,
  atOnce: number,
  ask: (client: Client, at: number) => Promise<Answer>,
): Promise<void> {
  const client = httpClient(address, atOnce, { keepsBodies: false })
  const end = performance.now() + SECONDS * 1000
  let at = 0
  const one = async (): Promise<void> => {
    while (performance.now() < end) await ask(client, (at += 1))
  }
  await Promise.all(Array.from({ length: atOnce }, one))
}

const numbered = (at: number): string => String((at % 53) + 1) + (['MO', 'TU', 'WE', 'TH', 'FR'][at % 5] ?? '')
const WEEKDAYS = Array.from({ length: 200 }, (_, at) => numbered(at)).join(',')
/** As the first look from outside found it: refused, and (with a count) accepted. */
const COSTLY_RULES = [
  `FREQ=YEARLY;BYDAY=${WEEKDAYS};BYSETPOS=300`,
  `FREQ=YEARLY;BYDAY=${WEEKDAYS};BYSETPOS=150;COUNT=100000`,
] as const

const seriesOf = (recurrence: string): object => ({
  title: 'Series',
  allDay: true,
  start: '2026-01-01',
  end: '2026-01-01',
  recurrence,
})

/** Four at a time store or are refused the costliest rules, and read the year that holds those that were stored. */
export async function sendCostlyRules({ address }: RunningServer): Promise<void> {
  const { headers } = await newAccount(address, 'rules')
  await keepAsking(address, 4, (client, at) =>
    at % 3 === 2
      ? client({ path: `/api/v1/events?year=${2026 + (at % 7)}`, headers })
      : postJson(client, '/events', seriesOf(COSTLY_RULES[at % 3] ?? COSTLY_RULES[0]), headers),
  )
}

/** Somebody with goals, and one of the events that these count. */
interface Pursuer {
  readonly account: Account
  readonly eventId: string
  readonly goalIds: readonly string[]
}

/** Somebody with 200 goals of ten years that count 54 series of every day. */
export async function newPursuer({ address }: RunningServer): Promise<Pursuer> {
  const account = await newAccount(address, 'goals')
  const ask = httpClient(address, 4)
  const goalIds: string[] = []
  for (let index = 0; index < GOALS; index += 1) {
    const goal = {
      title: `Goal ${index}`,
      kind: index % 2 === 0 ? 'count' : 'hours',
      target: 1_000_000,
      matchText: 'run',
    }
    const span = { from: '2020-01-01', to: '2029-12-30' }
    const answer = await expectStatus(postJson(ask, '/goals', { ...goal, ...span }, account.headers), 201)
    goalIds.push(read<{ _id: string }>(answer)._id)
  }
  let eventId = ''
  for (let index = 0; index < SERIES; index += 1) {
    const times = { allDay: false, start: '2020-01-01T06:00', end: '2020-01-01T07:10', recurrence: 'FREQ=DAILY' }
    const answer = await expectStatus(
      postJson(ask, '/events', { title: `run ${index}`, ...times }, account.headers),
      201,
    )
    eventId = read<{ _id: string }>(answer)._id
  }
  return { account, eventId, goalIds }
}

/** Asks for the goals, the review and the helpers, four at a time, and changes an event between: nothing of it stays known. */
export function askForGoals({ address }: RunningServer, { account: { headers }, eventId }: Pursuer): Promise<void> {
  const json = { ...headers, 'Content-Type': 'application/json' }
  const questions = (at: number): Question[] => [
    { path: '/api/v1/goals', headers },
    { path: `/api/v1/review/${new Date().getFullYear()}`, headers },
    { method: 'POST', path: '/api/v1/ai/chat', headers: json, body: JSON.stringify({ message: 'How are my goals?' }) },
    {
      method: 'PATCH',
      path: `/api/v1/events/${eventId}?scope=all`,
      headers: json,
      body: JSON.stringify({ title: `run ${at}` }),
    },
  ]
  return keepAsking(address, 4, (client, at) => client(questions(at)[at % 4] ?? { path: '/api/v1/goals', headers }))
}

/** Changes the goals, so many at once: each is measured anew for its answer, over all its ten years. */
export function changeGoals(
  { address }: RunningServer,
  { account: { headers }, goalIds }: Pursuer,
  atOnce: number,
): Promise<void> {
  const json = { ...headers, 'Content-Type': 'application/json' }
  return keepAsking(address, atOnce, (client, at) =>
    client({
      method: 'PATCH',
      path: `/api/v1/goals/${goalIds[at % goalIds.length] ?? ''}`,
      headers: json,
      body: JSON.stringify({ target: 1_000_000 + at }),
    }),
  )
}

/** As many events with a title of its own each. */
export const TITLES = 20_000
/** As many as the server lets one person ask within a minute. */
const CALLS = 60

/** Somebody whose year holds 20,000 events, no two of the same title. */
export async function newCollector({ address }: RunningServer, year: number): Promise<Account> {
  const account = await newAccount(address, 'collector')
  await importEvents(address, account, sampleEvents(TITLES, year))
  return account
}

/**
 * Asks and plans as often as one may, whatever is answered. No event has some of the words, so that all are
 * looked through for a typo.
 */
export async function askAndPlan({ address }: RunningServer, { headers }: Account): Promise<void> {
  const ask = httpClient(address, 4, { keepsBodies: false })
  const calls = [
    ['/ai/chat', { message: 'when is my next dentst with Mathilda?' }],
    ['/ai/create-milestone', { input: 'Review of the Lisbon budget by the end of next month' }],
    ['/ai/chat', { message: 'how many marathn dinners did I have this year?' }],
    ['/ai/chat', { message: 'which week is the busiest?' }],
  ] as const
  await asOftenAsAllowed((at) => {
    const [path, body] = calls[at % calls.length] ?? calls[0]
    return postJson(ask, path, { ...body, language: 'en' }, headers)
  })
}

/** As long as a turn may be, and read as several wishes in many ways: the slowest that were found. */
const COSTLY_TURNS = [
  ['en', 'and ', '5 '],
  ['it', 'e ', 'nails on the 5th at 11, '],
].map(([language, join, words]) => ({ language, message: `${join}${words?.repeat(100)}`.slice(0, 200) }))

/** As often as one may, four at a time. */
async function asOftenAsAllowed(say: (at: number) => Promise<unknown>): Promise<void> {
  let at = 0
  const one = async (): Promise<void> => {
    while (at < CALLS) await say((at += 1))
  }
  await Promise.all([one(), one(), one(), one()])
}

/** Goes on from a card that is open, as often as one may, with what takes longest to read. */
export async function goOnFromCard({ address }: RunningServer): Promise<void> {
  const { headers } = await newAccount(address, 'talker')
  const ask = httpClient(address, 4, { keepsBodies: false })
  const first = await expectStatus(
    postJson(httpClient(address, 1), '/ai/chat', { message: 'add dentist on Friday at 9', language: 'en' }, headers),
    200,
  )
  const { conversationId } = read<{ conversationId: string }>(first)
  await asOftenAsAllowed((at) =>
    postJson(ask, '/ai/chat', { ...COSTLY_TURNS[at % COSTLY_TURNS.length], conversationId }, headers),
  )
}

/** As long as a message may be, and read as many wishes: the slowest that was found. */
const COSTLY_MESSAGE = 'cancel gym on 12 June and the meeting on the 15th and '.repeat(40).slice(0, 2_000)

/** Sends the longest messages, as often as one may: each is read from its beginning. */
export async function sendLongMessages({ address }: RunningServer): Promise<void> {
  const { headers } = await newAccount(address, 'writer')
  const ask = httpClient(address, 4, { keepsBodies: false })
  await asOftenAsAllowed(() => postJson(ask, '/ai/chat', { message: COSTLY_MESSAGE, language: 'en' }, headers))
}

/** One person has so many writes under way all the time. */
export async function keepWaiting({ address }: RunningServer, atOnce: number): Promise<void> {
  const { headers } = await newAccount(address, 'impatient')
  await keepAsking(address, atOnce, (client, at) =>
    postJson(client, '/events', { title: `${at}`, allDay: true, start: '2026-03-03', end: '2026-03-03' }, headers),
  )
}

/** So many register at once from one address, and each of them again a second after they were answered. */
export async function registerAtOnce({ address }: RunningServer, atOnce: number): Promise<void> {
  const password = 'correct horse battery'
  await keepAsking(address, atOnce, async (client, at) => {
    const answer = await postJson(
      client,
      '/auth/register',
      { username: 'Newcomer', email: `newcomer-${at}@example.org`, password },
      { 'X-Forwarded-For': '198.51.100.7' },
    )
    await sleep(1_000)
    return answer
  })
}
