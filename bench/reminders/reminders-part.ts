import { setTimeout as sleep } from 'node:timers/promises'
import { startMailServer } from '../../scripts/machine/mail-server.ts'
import { providePostgres } from '../../scripts/machine/postgres.ts'
import { startPushReceiver } from '../../scripts/machine/push-receiver.ts'
import { copyPerson, createDatabase, openOf, takeStock, type OpenDatabase } from '../crowd/copy-rows.ts'
import { figure } from '../measure/samples.ts'
import { importEvents, newAccount, type Account } from '../product/account.ts'
import { processorSeconds, startServer, type RunningServer } from '../product/server.ts'
import { atMost, type Goal, type Result } from '../report/result.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import { letManyCome, type Rush } from './let-many-come.ts'
import { becomesQuiet, lookInTurns, type LookTimes } from './looks.ts'

const EVENTS = 1_000
const PEOPLE = 1_000
const IDLE_SECONDS = 60

/** What is compared: a server that has nothing to remind of, and one with a million reminders of which none is due. */
interface ReminderFigures {
  readonly name: string
  readonly look: { readonly none: LookTimes; readonly many: LookTimes }
  /** Percent of one processor. */
  readonly idle: { readonly none: number; readonly many: number }
  readonly rushes: readonly Rush[]
}

/** What it costs to wait for reminders, and how soon they are out. */
export async function measureReminders(): Promise<Result> {
  const { url, origin } = await providePostgres()
  const measured = [
    await measureOn('SQLite', [null, null]),
    await measureOn('PostgreSQL', [url, await createDatabase(url, 'reminders')]),
  ]
  return {
    tables: [
      {
        title: `Waiting: nothing stored, and ${figure(EVENTS * PEOPLE)} reminders of ${figure(PEOPLE)} people of which none is due`,
        columns: ['', 'nothing stored', 'a million stored'],
        rows: measured.flatMap(waitingRows),
      },
      {
        title: `${figure(PEOPLE)} people are reminded in one minute, among the million, by each way at once: seconds after that minute`,
        columns: ['', 'the first is there', 'the last is there', 'came', 'people'],
        rows: measured.flatMap(({ name, rushes }) =>
          rushes.map(({ way, first, last, came, people }) => [
            `${name}: ${WAYS[way]}`,
            ...[first, last, came, people].map(figure),
          ]),
        ),
      },
    ],
    goals: measured.flatMap(goalsOf),
    notes: [
      'A look is the check that the server makes every two seconds for due reminders. Looks alternate between both databases.',
      `The share of a processor is that of an idle server, over ${IDLE_SECONDS} s, both servers at the same time; on PostgreSQL without the database's own share. It includes everything that a server does by itself, such as checking the mail queue.`,
      'Mail goes to an SMTP server and encrypted pushes to a push service, both in the measuring process on this machine.',
      "The million consists of one person's rows copied under other ids.",
      `PostgreSQL is ${origin}; it does not have to survive a power cut (no fsync).`,
    ],
  }
}

const WAYS = { list: 'in the list', mail: 'with the mail server', push: 'with the push service' } as const

const waitingRows = ({ name, look, idle }: ReminderFigures): string[][] => [
  [`${name}: one look, p50 in ms`, figure(look.none.middle), figure(look.many.middle)],
  [`${name}: one look, p99 in ms`, figure(look.none.slow), figure(look.many.slow)],
  [`${name}: share of a processor while idle`, `${figure(idle.none)} %`, `${figure(idle.many)} %`],
]

const goalsOf = ({ name, look, idle, rushes }: ReminderFigures): Goal[] => [
  atMost(
    `${name}: a look at a million reminders of which none is due takes at most 2 ms`,
    look.many.middle,
    2,
    `${figure(look.many.middle)} ms, with nothing stored ${figure(look.none.middle)} ms`,
  ),
  atMost(
    `${name}: waiting for a million reminders takes at most 1 % of a processor`,
    idle.many,
    1,
    `${figure(idle.many)} %, with nothing stored ${figure(idle.none)} %`,
  ),
  ...rushes.map(({ way, last, came, people }) => ({
    goal: `${name}: 1,000 reminders of one minute are ${WAYS[way]} within 60 s, each once`,
    measured: `${figure(last)} s; ${figure(came)} came to ${figure(people)} people`,
    isReached: last <= 60 && came === PEOPLE && people === PEOPLE,
  })),
]

async function measureOn(
  name: string,
  [small, large]: readonly [string | null, string | null],
): Promise<ReminderFigures> {
  const [mails, receiver] = [await startMailServer(), await startPushReceiver()]
  const ways = { SMTP_URL: mails.url, MAIL_FROM: 'Dodici <dodici@example.org>', OUTGOING_ALLOWED: receiver.place }
  const servers = [await startOn(small, ways), await startOn(large, ways)] as const
  const dbs = [await openOn(servers[0], small), await openOn(servers[1], large)] as const
  await newAccount(servers[0].address, 'nobody')
  const person = await fill(servers[1], dbs[1])
  console.log(`reminders: ${name} is filled`)
  const idle = await idleShares(servers)
  const [none, many] = await lookInTurns(dbs)
  const rushes = await letManyCome({ server: servers[1], db: dbs[1], mails, receiver, person, people: PEOPLE })
  for (const db of dbs) await db.close()
  for (const server of servers) await server.stop()
  await Promise.all([mails.stop(), receiver.close()])
  return { name, look: { none, many }, idle, rushes }
}

const startOn = (databaseUrl: string | null, ways: Record<string, string>): Promise<RunningServer> =>
  startServer({ ...ways, ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }) })

const openOn = ({ dataFolder }: RunningServer, databaseUrl: string | null): Promise<OpenDatabase> =>
  openOf({ databaseUrl, dataDir: dataFolder })

/** A thousand people with a year of events each, all of them next year and with a reminder. */
async function fill({ address }: RunningServer, db: OpenDatabase): Promise<Account> {
  // The first eight letters are another's in each copy.
  const person = await newAccount(address, 'somebody-here')
  const events = sampleEvents(EVENTS, new Date().getFullYear() + 1).map((event) => ({ ...event, minutesBefore: 10 }))
  await importEvents(address, person, events)
  await becomesQuiet(db)
  await copyPerson(db, person.userId, PEOPLE - 1)
  await takeStock(db)
  return person
}

/** Percent of a processor that each server takes while nobody asks anything. */
async function idleShares([none, many]: readonly [RunningServer, RunningServer]) {
  await sleep(5_000)
  const used = () => [processorSeconds(none.pid), processorSeconds(many.pid)] as const
  const before = used()
  await sleep(IDLE_SECONDS * 1_000)
  const after = used()
  const share = (index: 0 | 1) => ((after[index] - before[index]) / IDLE_SECONDS) * 100
  return { none: share(0), many: share(1) }
}
