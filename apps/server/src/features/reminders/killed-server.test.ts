import type { Event, Notification } from '@dodici/contract/types'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openBeside } from '#server/db/open.ts'
import { databasesOfCostlyTests, databasesToTest } from '#server/test/each-database.ts'
import { testCounts } from '../../../../../scripts/test-counts.ts'
import { startMailServer, type MailServer } from '../../../../../scripts/machine/mail-server.ts'
import { registerAt, startServer, clientOf, type Client, type ServerProcess } from '#server/test/server-process.ts'
import { newDatabase } from '#server/test/test-database.ts'
import { putLooks } from './reminders.queries.ts'

const PATIENCE = { timeout: 60_000, interval: 100 }
const KILLS = testCounts.reminderKills
const PEOPLE = 8
const EVENTS = 5
/** Mails that one sender has under way at once: those can come twice when it is killed, under one Message-ID (RFC 1047). */
const UNDER_WAY = 5
const MINUTE = 60_000
/** From the first reminder that has come to the kill: others are coming then, and mails are on their way. */
const LONGEST_MILLISECONDS = 120

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

interface LookRow {
  readonly owner_id: string
  readonly event_id: string
}

/** Events of a person that began some minutes ago, and would have been announced then, by page and by mail. */
async function makeEvents(person: Client, titles: readonly string[], minutesAgo: number): Promise<LookRow[]> {
  const start = new Date(Date.now() - minutesAgo * MINUTE).toISOString().slice(0, 16)
  const reminders = ['email', 'display'].map((channel) => ({ minutesBefore: 0, channel }))
  const { _id: owner_id } = (await (await person.send('GET', '/users/profile')).json()) as { _id: string }
  const looks: LookRow[] = []
  for (const title of titles) {
    const body = { title, allDay: false, start, end: start, timezone: 'UTC', reminders }
    const answer = await person.send('POST', '/events', body)
    expect(answer.status).toBe(201)
    looks.push({ owner_id, event_id: ((await answer.json()) as Event)._id })
  }
  return looks
}

/**
 * Waits until the nodes have looked at what is new, and have put it away as over. Until then no test may write there what
 * they do not expect: a person's write would hold the owner.
 */
const firstLook = (db: Database): Promise<void> =>
  expect.poll(() => db.read.selectFrom('reminder_look').select('event_id').limit(1).execute(), PATIENCE).toEqual([])

/** As if nobody had looked at these events for some time. */
const forget = async (db: Database, looks: readonly LookRow[], minutes: number): Promise<void> => {
  const since = new Date(Date.now() - minutes * MINUTE).toISOString()
  await db.transact((trx) =>
    putLooks(
      trx,
      looks.map((look) => ({ ...look, look_at: since, fired_until: since })),
    ),
  )
}

const cameOf = async (db: Database, looks: readonly LookRow[]): Promise<number> => {
  const ids = looks.map(({ event_id }) => event_id)
  return (await db.read.selectFrom('notification').select('id').where('event_id', 'in', ids).execute()).length
}

/** The mails that are claimed or wait, by id. */
const unsentIn = async (db: Database): Promise<string> =>
  (await db.read.selectFrom('mail').select('id').where('sent_at', 'is', null).orderBy('id').execute())
    .map(({ id }) => id)
    .join()

/** Has people confirm their addresses by the links that were sent there, and answers how many mails that took. */
async function confirmAll(server: ServerProcess, mails: MailServer, people: number): Promise<number> {
  await expect.poll(() => mails.arrived.length, PATIENCE).toBe(people)
  for (const { raw } of mails.arrived) {
    const token = /[?]confirm=(?:3D)?(dodcnf_[\w-]{43})/.exec(raw.replaceAll('=\r\n', ''))?.[1]
    const answer = await fetch(`${server.api}/auth/confirm-email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ token }),
    })
    expect(answer.status).toBe(200)
  }
  return people
}

/** Lets the minute be over in which somebody gets one mail with reminders. */
const endMinute = (db: Database): Promise<unknown> => db.transact((trx) => trx.deleteFrom('attempt').execute())

/** Lets what the killed one has claimed be due at once, instead of in ten minutes, when the living have nothing left. */
async function endClaims(db: Database): Promise<void> {
  const isQuiet = async (): Promise<boolean> => {
    const before = await unsentIn(db)
    await pause(1_500)
    const now = new Date().toISOString()
    const due = await db.read.selectFrom('mail').select('id').where('due_at', '<=', now).execute()
    return due.length === 0 && before === (await unsentIn(db))
  }
  await expect.poll(isQuiet, PATIENCE).toBe(true)
  await endMinute(db)
  const now = new Date().toISOString()
  await db.transact((trx) => trx.updateTable('mail').set({ due_at: now }).where('sent_at', 'is', null).execute())
}

/** The Message-IDs of the mails in which a title stands. */
const idsWith = (mails: MailServer, title: string): Set<string> => {
  const textOf = (raw: string): string => raw.replaceAll('=\r\n', '')
  return new Set(mails.arrived.filter(({ raw }) => textOf(raw).includes(title)).map(({ messageId }) => messageId))
}

/** Each title with the number of different mails in which it stands. */
const countsOf = (mails: MailServer, titles: readonly string[]): Record<string, number> =>
  Object.fromEntries(titles.map((title) => [title, idsWith(mails, title).size]))

const eachOnce = (titles: readonly string[]): Record<string, number> =>
  Object.fromEntries(titles.map((title) => [title, 1]))

/** The titles that stand in a person's list of reminders that came, with whether they came late. */
async function listOf(person: Client): Promise<string[]> {
  const list = (await (await person.send('GET', '/notifications')).json()) as Notification[]
  return list.map(({ title, late }) => `${title}${late ? ' late' : ''}`).sort()
}

const titlesOf = (round: string, person: number): string[] =>
  Array.from({ length: EVENTS }, (_, index) => `${round}p${String(person)}n${String(index)}x`)

const endAll = async (nodes: readonly ServerProcess[]): Promise<void> => {
  for (const node of nodes) node.kill('SIGTERM')
  for (const node of nodes) expect(await node.ended).toEqual({ code: 0, signal: null })
}

it.each(databasesOfCostlyTests())(
  'D7, D8: each reminder comes once and stands in one mail, one a person, through kill -9 and three hours off, with two nodes where there can be (%s)',
  async (kind) => {
    const [database, mails] = [await newDatabase(kind), await startMailServer()]
    const settings = { SMTP_URL: mails.url, MAIL_FROM: 'Dodici <dodici@example.org>' }
    const start = (): Promise<ServerProcess> => startServer(database, settings)
    const nodes = [await start(), ...(kind === 'postgresql' ? [await start()] : [])]
    const db = await openBeside({ ...database, databasePool: 2 })
    const tokens: string[] = []
    for (let person = 0; person < PEOPLE; person += 1) {
      tokens.push((await registerAt(nodes[0]!, `person${String(person)}@example.org`)).token)
    }
    const confirming = await confirmAll(nodes[0]!, mails, PEOPLE)
    const peopleAt = (server: ServerProcess): Client[] => tokens.map((token) => clientOf(server, token))
    const makeRound = async (round: string, minutesAgo: number): Promise<LookRow[]> => {
      const people = peopleAt(nodes[0]!)
      const made = people.map((one, index) => makeEvents(one, titlesOf(round, index), minutesAgo))
      const looks = (await Promise.all(made)).flat()
      await firstLook(db)
      return looks
    }
    const allOf = (round: string): string[] => tokens.flatMap((_, index) => titlesOf(round, index))

    mails.behave({ kind: 'slow', milliseconds: 20 })
    const rounds = Array.from({ length: KILLS }, (_, index) => `k${String(index)}`)
    for (const round of rounds) {
      await endMinute(db)
      const looks = await makeRound(round, 5)
      await forget(db, looks, 10)
      await expect.poll(() => cameOf(db, looks), { timeout: 60_000, interval: 5 }).toBeGreaterThan(0)
      await pause(Math.random() * LONGEST_MILLISECONDS)
      nodes[0]!.kill('SIGKILL')
      expect(await nodes[0]!.ended).toMatchObject({ signal: 'SIGKILL' })
      nodes[0] = await start()
      await expect.poll(() => cameOf(db, looks), PATIENCE).toBe(2 * looks.length)
      await endClaims(db)
      await expect.poll(() => countsOf(mails, allOf(round)), PATIENCE).toEqual(eachOnce(allOf(round)))
    }
    const came = rounds.flatMap(allOf)
    expect(countsOf(mails, came)).toEqual(eachOnce(came))
    const different = confirming + KILLS * PEOPLE
    expect(new Set(mails.arrived.map(({ messageId }) => messageId)).size).toBe(different)
    expect(mails.arrived.length - different).toBeLessThanOrEqual(KILLS * UNDER_WAY)

    const late = await makeRound('late', 90)
    await endAll(nodes)
    await endMinute(db)
    await forget(db, late, 180)
    const before = mails.arrived.length
    const again = await Promise.all(nodes.map(start))
    await expect.poll(() => countsOf(mails, allOf('late')), PATIENCE).toEqual(eachOnce(allOf('late')))
    await pause(5_000)
    expect(
      mails.arrived
        .slice(before)
        .flatMap(({ to }) => to)
        .sort(),
    ).toEqual(tokens.map((_, index) => `person${String(index)}@example.org`).sort())
    for (const [index, person] of peopleAt(again[0]!).entries()) {
      const wanted = [
        ...rounds.flatMap((round) => titlesOf(round, index)),
        ...titlesOf('late', index).map((title) => `${title} late`),
      ]
      expect(await listOf(person)).toEqual(wanted.sort())
    }
    await endAll(again)
    await db.close()
    await mails.stop()
    await database.remove()
  },
  300_000,
)

const severalNodes = databasesToTest().filter((kind) => kind === 'postgresql')

it.each(severalNodes)(
  'D8: what two nodes had begun when they were killed has not happened, and comes once with the next (%s)',
  async (kind) => {
    const [database, mails] = [await newDatabase(kind), await startMailServer()]
    const settings = { SMTP_URL: mails.url, MAIL_FROM: 'Dodici <dodici@example.org>' }
    const startBoth = () => Promise.all([startServer(database, settings), startServer(database, settings)])
    const nodes = await startBoth()
    const db = await openBeside({ ...database, databasePool: 3 })
    const people = [await registerAt(nodes[0], 'ada@example.org'), await registerAt(nodes[1], 'eva@example.org')]
    const confirming = await confirmAll(nodes[0], mails, people.length)
    const titles = people.map((_, index) => titlesOf('begun', index))
    const looks = (await Promise.all(people.map((person, index) => makeEvents(person, titles[index]!, 5)))).flat()
    await firstLook(db)
    await db.transact(async (trx) => {
      // The reminders can come, and no mail can be queued: both nodes wait in the middle.
      await sql`lock table mail in exclusive mode`.execute(trx)
      await forget(db, looks, 10)
      const waiting = async (): Promise<number> =>
        (await sql`select 1 from pg_locks where relation = 'mail'::regclass and not granted`.execute(db.read)).rows
          .length
      await expect.poll(waiting, PATIENCE).toBe(2)
      for (const node of nodes) node.kill('SIGKILL')
      for (const node of nodes) expect(await node.ended).toMatchObject({ signal: 'SIGKILL' })
      expect(await cameOf(db, looks)).toBe(0)
    })
    const again = await startBoth()
    await expect.poll(() => countsOf(mails, titles.flat()), PATIENCE).toEqual(eachOnce(titles.flat()))
    expect(await cameOf(db, looks)).toBe(2 * looks.length)
    expect(mails.arrived).toHaveLength(confirming + people.length)
    await endAll(again)
    await db.close()
    await mails.stop()
    await database.remove()
  },
  120_000,
)
