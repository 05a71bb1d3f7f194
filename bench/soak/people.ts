import { setTimeout as sleep } from 'node:timers/promises'
import { expectStatus, httpClient, type Client } from '../measure/http-client.ts'
import { importEvents, newAccount, PASSWORD, postJson, read, type Account } from '../product/account.ts'
import { sampleEvents } from '../sample/sample-events.ts'
import { dayAfter, dayIn } from './wall.ts'
import type { World } from './world.ts'

/** Where people live: with both kinds of daylight saving, half an hour of it, and none. */
const ZONES = ['Europe/Rome', 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kathmandu'] as const

/** A series of every day that reminds, and how long before. */
export interface Series {
  readonly title: string
  /** HH:mm on the wall; of one of whole days, the hour that the profile names. */
  readonly time: string
  readonly minutesBefore: number
}

interface Living {
  readonly account: Account
  readonly zone: string
}

/** Somebody whose reminders come as notices to a browser. */
export interface Noticed extends Living {
  readonly path: string
  readonly series: readonly Series[]
}

/** Somebody whose reminders of one series come by mail. */
export interface Mailed extends Living {
  readonly series: Series
}

/** Somebody who gets a digest; the day of the week is that of `Date`, null for every day. */
export interface Digested extends Living {
  readonly time: string
  readonly weekday: number | null
}

export interface Subscriber extends Living {
  readonly path: string
  readonly minutes: number
}

/** Everybody of a soak. */
export interface Cast {
  /** Who read and write their year all the time. */
  readonly team: readonly { readonly account: Account; readonly eventIds: readonly string[] }[]
  readonly noticed: readonly Noticed[]
  readonly mailed: readonly Mailed[]
  readonly digested: readonly Digested[]
  readonly subscribers: readonly Subscriber[]
  /** Whose changes are told to a webhook. */
  readonly told: Account
  /** Who takes in a large file each day. */
  readonly importer: Account
}

/** What making people takes. */
export interface Stage {
  readonly address: string
  readonly world: World
  readonly now: () => number
}

const TEAM_EVENTS = 1_000

export async function gather(stage: Stage, teamSize: number): Promise<Cast> {
  const cast: Cast = {
    team: await inTurn(teamSize, (index) => newMember(stage, index)),
    noticed: await inTurn(ZONES.length, (index) => newNoticed(stage, index)),
    mailed: await inTurn(ZONES.length, (index) => newMailed(stage, index)),
    digested: await inTurn(ZONES.length + 2, (index) => newDigested(stage, index)),
    subscribers: await inTurn(EVERY.length, (index) => newSubscriber(stage, index)),
    told: await newTold(stage),
    importer: await newAccount(stage.address, 'importer'),
  }
  await confirmAll(stage, [...cast.mailed, ...cast.digested])
  return cast
}

async function inTurn<Value>(count: number, make: (index: number) => Promise<Value>): Promise<Value[]> {
  const all: Value[] = []
  for (let index = 0; index < count; index += 1) all.push(await make(index))
  return all
}

async function newMember({ address, now }: Stage, index: number) {
  const [account, year] = [await newAccount(address, `member${index}`), new Date(now()).getUTCFullYear()]
  await importEvents(address, account, sampleEvents(TEAM_EVENTS, year))
  const path = `/api/v1/events?year=${year}`
  const answer = await expectStatus(httpClient(address)({ path, headers: account.headers }), 200)
  return { account, eventIds: read<{ _id: string }[]>(answer).map(({ _id }) => _id) }
}

const zoneOf = (index: number): string => ZONES[index % ZONES.length] ?? ZONES[0]

/** Two o'clock and a half is left out on one night of spring where that is the hour that is left out. */
const NOTICED_SERIES: readonly Series[] = [
  { title: 'Breakfast', time: '08:00', minutesBefore: 10 },
  { title: 'Night shift', time: '02:30', minutesBefore: 0 },
  { title: 'Evening', time: '20:15', minutesBefore: 90 },
]
const WHOLE_DAYS: Series = { title: 'Vitamins', time: '09:00', minutesBefore: 0 }

async function newNoticed({ address, world, now }: Stage, index: number): Promise<Noticed> {
  const [account, zone] = [await newAccount(address, `noticed${index}`, zoneOf(index)), zoneOf(index)]
  const ask = httpClient(address)
  const subscription = world.pushes.subscribe()
  await expectStatus(postJson(ask, '/push/devices', subscription, account.headers), 201)
  await patchProfile(ask, account, { reminders: { allDayAt: WHOLE_DAYS.time } })
  const first = dayAfter(dayIn(zone, now()), -1)
  for (const series of NOTICED_SERIES) await newSeries(ask, account, { series, zone, first, channel: 'display' })
  const days = { title: WHOLE_DAYS.title, allDay: true, start: first, end: first, recurrence: 'FREQ=DAILY' }
  const reminders = [{ minutesBefore: 0, channel: 'display' }]
  await expectStatus(postJson(ask, '/events', { ...days, reminders }, account.headers), 201)
  return { account, zone, path: new URL(subscription.endpoint).pathname, series: [...NOTICED_SERIES, WHOLE_DAYS] }
}

interface NewSeries {
  readonly series: Series
  readonly zone: string
  /** Its first day. */
  readonly first: string
  readonly channel: 'display' | 'email'
}

async function newSeries(ask: Client, account: Account, { series, zone, first, channel }: NewSeries): Promise<void> {
  const start = `${first}T${series.time}`
  const times = { allDay: false, start, end: start, timezone: zone, recurrence: 'FREQ=DAILY' }
  const reminders = [{ minutesBefore: series.minutesBefore, channel }]
  await expectStatus(postJson(ask, '/events', { title: series.title, ...times, reminders }, account.headers), 201)
}

async function newMailed({ address, now }: Stage, index: number): Promise<Mailed> {
  const [account, zone] = [await newAccount(address, `mailed${index}`, zoneOf(index)), zoneOf(index)]
  const series = { title: 'Lunch', time: '12:30', minutesBefore: 45 }
  const first = dayAfter(dayIn(zone, now()), -1)
  await newSeries(httpClient(address), account, { series, zone, first, channel: 'email' })
  return { account, zone, series }
}

const MONDAY = 1

async function newDigested({ address, now }: Stage, index: number): Promise<Digested> {
  const [account, zone] = [await newAccount(address, `digested${index}`, zoneOf(index)), zoneOf(index)]
  const [ask, isWeekly, time] = [httpClient(address), index >= ZONES.length, '07:15']
  await patchProfile(ask, account, { reminders: { digest: isWeekly ? 'weekly' : 'daily', digestAt: time } })
  // Of an empty day nothing is mailed.
  const today = dayIn(zone, now())
  const days = { title: 'Diary', allDay: true, start: today, end: today, recurrence: 'FREQ=DAILY' }
  await expectStatus(postJson(ask, '/events', days, account.headers), 201)
  return { account, zone, time, weekday: isWeekly ? MONDAY : null }
}

/** In minutes: as often as can be, as usual, and once a day. */
const EVERY = [15, 60, 1_440] as const

async function newSubscriber({ address, world }: Stage, index: number): Promise<Subscriber> {
  const account = await newAccount(address, `subscriber${index}`)
  const [path, minutes] = [`/calendar${index}.ics`, EVERY[index] ?? EVERY[0]]
  const wish = { url: world.offer(path), name: 'Elsewhere', everyMinutes: minutes }
  await expectStatus(postJson(httpClient(address), '/subscriptions', wish, account.headers), 200, 201)
  return { account, zone: zoneOf(0), path, minutes }
}

async function newTold({ address, world }: Stage): Promise<Account> {
  const account = await newAccount(address, 'told')
  const hook = { name: 'House', url: world.hookUrl, password: PASSWORD }
  await expectStatus(postJson(httpClient(address), '/webhooks', hook, account.headers), 201)
  return account
}

const patchProfile = (ask: Client, { headers }: Account, patch: unknown) =>
  expectStatus(
    ask({
      method: 'PATCH',
      path: '/api/v1/users/profile',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(patch),
    }),
    200,
  )

/** Follows the link of every mail that asks for it: only to confirmed addresses anything else is mailed. */
async function confirmAll({ address, world }: Stage, living: readonly Living[]): Promise<void> {
  const waiting = new Set(living.map(({ account }) => account.email))
  const ask = httpClient(address)
  for (let next = 0; waiting.size > 0; next += 1) {
    while (world.mails.arrived[next] === undefined) await sleep(50)
    const { raw, to } = world.mails.arrived[next] ?? { raw: '', to: [] }
    const token = /\/register\?confirm=([\w-]+)/.exec(plain(raw))?.[1]
    if (token === undefined || !to.some((email) => waiting.has(email))) continue
    await expectStatus(postJson(ask, '/auth/confirm-email', { token }), 200)
    for (const email of to) waiting.delete(email)
  }
}

/** A mail as it reads, where it is quoted-printable (RFC 2045, 6.7). */
const plain = (raw: string): string => raw.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=')
