import { expectStatus, httpClient, type Answer, type Client } from '../measure/http-client.ts'
import { importEvents, newAccount, postJson, type Account } from '../product/account.ts'
import { sampleEvents } from '../sample/sample-events.ts'

/** What a helper took, call by call, in milliseconds. */
export interface HelperTimes {
  readonly call: 'goal' | 'question' | 'suggestions' | 'analysis'
  readonly taken: readonly number[]
}

/** Calls of a person within a minute, fewer than the server lets through. */
const CALLS = 45

const GOALS = [
  'Maratona di Roma fra quattro mesi',
  'lanciare il negozio online entro fine anno prossimo',
  'esame di anatomia fra dieci settimane',
  'trasloco fra tre mesi',
  'imparare il pianoforte entro sei mesi, 3 ore a settimana',
]

const QUESTIONS = [
  'Quanti eventi ho a maggio?',
  'Quando è il prossimo dentista?',
  'Trovami cinque giorni liberi tra giugno e settembre',
  'Qual è la settimana più piena?',
  'Ci sono conflitti a ottobre?',
  'Cosa ho domani?',
  'How many hours go to each category?',
]

/** Each helper asked by a person of its own, who has `events` events in this year. */
export async function measureHelpers(address: string, events: number): Promise<HelperTimes[]> {
  const year = new Date().getFullYear()
  const ask = httpClient(address)
  const person = (name: string) => fullYear(address, { name, events, year })
  const calls: Readonly<Record<HelperTimes['call'], (headers: Account['headers'], turn: number) => Promise<Answer>>> = {
    goal: (headers, turn) =>
      post(ask, { path: '/ai/create-milestone', body: { input: GOALS[turn % GOALS.length] }, headers }),
    question: (headers, turn) =>
      post(ask, { path: '/ai/chat', body: { message: QUESTIONS[turn % QUESTIONS.length] }, headers }),
    suggestions: (headers) => get(ask, '/ai/suggestions', headers),
    analysis: (headers) => get(ask, `/ai/analyze-year/${year}`, headers),
  }
  const times: HelperTimes[] = []
  for (const [call, run] of Object.entries(calls)) {
    const { headers } = await person(call)
    const taken: number[] = []
    for (let turn = 0; turn < CALLS; turn += 1) taken.push((await run(headers, turn)).milliseconds)
    times.push({ call: call as HelperTimes['call'], taken })
  }
  return times
}

async function fullYear(
  address: string,
  { name, events, year }: { name: string; events: number; year: number },
): Promise<Account> {
  const account = await newAccount(address, name)
  await importEvents(address, account, sampleEvents(events, year))
  return account
}

const post = (
  ask: Client,
  { path, body, headers }: { path: string; body: object; headers: Account['headers'] },
): Promise<Answer> => expectStatus(postJson(ask, path, { ...body, language: 'it' }, headers), 200)

const get = (ask: Client, path: string, headers: Account['headers']): Promise<Answer> =>
  expectStatus(ask({ path: `/api/v1${path}`, headers }), 200)
