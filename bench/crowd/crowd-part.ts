import { providePostgres } from '../../scripts/machine/postgres.ts'
import { figure, times } from '../measure/samples.ts'
import { importEvents, newAccount, type Account } from '../product/account.ts'
import { startServer, type RunningServer } from '../product/server.ts'
import { atMost, type Goal, type Result } from '../report/result.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import { copyPerson, copyYearBack, createDatabase, openOf, takeStock } from './copy-rows.ts'
import { readInTurns, type Reader, type Reading } from './read-in-turns.ts'

const EVENTS = 1_000
const PEOPLE = 1_000
const YEARS = 20

/** Two places that hold the same database program: one for a person alone, one for a crowd. */
interface Places {
  readonly name: string
  readonly alone: string | null
  readonly crowd: string | null
}

interface Compared {
  readonly name: string
  readonly alone: Reading
  readonly crowd: Reading
  readonly aged: Reading
}

/** Whether the cost of one person's year grows with the data of others, or with age. */
export async function measureCrowd(): Promise<Result> {
  const { url } = await providePostgres()
  const places: Places[] = [
    { name: 'SQLite', alone: null, crowd: null },
    { name: 'PostgreSQL', alone: url, crowd: await createDatabase(url, 'crowd') },
  ]
  const compared: Compared[] = []
  for (const place of places) compared.push(await compare(place))
  return {
    tables: [
      {
        title: `GET /events?year of ${figure(EVENTS)} events, cold (after a write) and warm, p50 in milliseconds`,
        columns: [
          '',
          'one person alone',
          `among ${figure(EVENTS * PEOPLE)} events of ${figure(PEOPLE)}`,
          `with ${YEARS} years of history`,
        ],
        rows: compared.flatMap(({ name, alone, crowd, aged }) => [
          [`${name}, cold`, figure(alone.cold), figure(crowd.cold), figure(aged.cold)],
          [`${name}, warm`, figure(alone.warm), figure(crowd.warm), figure(aged.warm)],
        ]),
      },
    ],
    goals: compared.flatMap(goalsOf),
    notes: [
      "The crowd consists of one person's rows copied under other ids. The journal is not copied, because reading a year does not use it.",
      'Answers alternate between servers that run at the same time.',
    ],
  }
}

async function compare({ name, alone, crowd }: Places): Promise<Compared> {
  const small = await startOn(alone)
  const large = await startOn(crowd)
  const year = new Date().getFullYear()
  const person = await personOn(small, 'person', year)
  const aged = await personOn(small, 'aged', year)
  const one = await personOn(large, 'person', year)
  await fill(small, alone, (db) => copyYearBack(db, { personId: aged.userId, year, years: YEARS - 1 }))
  await fill(large, crowd, (db) => copyPerson(db, one.userId, PEOPLE - 1))
  console.log(`crowd: ${name} is filled`)
  const readers: Record<'alone' | 'crowd' | 'aged', Reader> = {
    alone: { address: small.address, account: person, year },
    crowd: { address: large.address, account: one, year },
    aged: { address: small.address, account: aged, year },
  }
  const readings = await readInTurns(readers)
  await small.stop()
  await large.stop()
  return { name, ...readings }
}

const startOn = (databaseUrl: string | null): Promise<RunningServer> =>
  startServer(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl })

async function personOn({ address }: RunningServer, name: string, year: number): Promise<Account> {
  const account = await newAccount(address, name)
  await importEvents(address, account, sampleEvents(EVENTS, year))
  return account
}

async function fill(
  { dataFolder }: RunningServer,
  databaseUrl: string | null,
  how: (db: Awaited<ReturnType<typeof openOf>>) => Promise<void>,
): Promise<void> {
  const db = await openOf({ databaseUrl, dataDir: dataFolder })
  await how(db)
  await takeStock(db)
  await db.close()
}

const goalsOf = ({ name, alone, crowd, aged }: Compared): Goal[] => [
  goal(`${name}: one year among 1,000,000 events of 1,000 people within 1.2 x of one person alone`, crowd, alone),
  goal(`${name}: one year of 20 within 1.2 x of one year of one`, aged, alone),
]

const goal = (text: string, of: Reading, than: Reading): Goal => {
  const [cold, warm] = [of.cold / than.cold, of.warm / than.warm]
  return atMost(text, Math.max(cold, warm), 1.2, `cold ${times(cold)}, warm ${times(warm)}`)
}
