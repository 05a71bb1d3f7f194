import { httpClient } from '../measure/http-client.ts'
import { joinRuns, sendAtRate, type LoadRun } from '../measure/open-loop.ts'
import { importEvents, newAccount, PASSWORD, postJson } from '../product/account.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import { readYear, type Team } from './people.ts'

/** How many sign in at the same moment. */
export const LOGINS = 40

/** Reading while somebody takes in a file of 20,000 events. */
export const readDuringImport = (team: Team): Promise<LoadRun> => readDuring(team, () => importTwentyThousand(team))

/** Reading while forty passwords are checked, each of which takes a processor for a while on purpose. */
export const readDuringLogins = (team: Team): Promise<LoadRun> => readDuring(team, () => signInTogether(team))

/** One person reads their year ten times a second while something heavy goes on. */
async function readDuring({ server, people, year }: Team, heavy: () => Promise<unknown>): Promise<LoadRun> {
  const [reader] = people
  const ask = httpClient(server.address, 64)
  const state = { isOver: false }
  const work = heavy().finally(() => {
    state.isOver = true
  })
  // Holds a failure until it is looked at below.
  const settled = Promise.allSettled([work])
  const runs: LoadRun[] = []
  while (!state.isOver)
    runs.push(await sendAtRate({ perSecond: 10, seconds: 1 }, () => readYear(ask, reader.account, year)))
  await settled
  await work
  return joinRuns(runs)
}

async function importTwentyThousand({ server, year }: Team): Promise<void> {
  const account = await newAccount(server.address, 'importer')
  await importEvents(server.address, account, sampleEvents(20_000, year))
}

async function signInTogether({ server, people }: Team): Promise<void> {
  const ask = httpClient(server.address, LOGINS)
  const email = people[1]?.account.email
  const logins = Array.from({ length: LOGINS }, () => postJson(ask, '/auth/login', { email, password: PASSWORD }))
  for (const { status } of await Promise.all(logins)) {
    if (status !== 200 && status !== 429 && status !== 503) throw new Error(`a login answered ${status}`)
  }
}
