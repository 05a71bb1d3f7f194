import type { Series } from '../../event/index.ts'
import { MINUTES_A_DAY, type Day } from '../../date/index.ts'
import { LAST_DAY } from '../limits.ts'
import { WEEKDAY_CODES } from '../rule.ts'
import { writeTime } from '../time-text.ts'
import { seriesWith } from './sample-series.ts'

/** A number from 0 up to 1, as `Math.random` gives them, but the same ones for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Something that repeats, and the days that are looked at, as the search changes them. */
export interface Suspect {
  readonly parts: ReadonlyMap<string, readonly string[]>
  readonly start: number
  readonly allDay: boolean
  readonly zone: string | null
  readonly rdates: readonly string[]
  readonly exdates: readonly string[]
  readonly first: Day
  readonly days: number
}

type Random = () => number

const pickOf = <T>(items: readonly T[], random: Random): T => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new RangeError('Nothing to pick from')
  return item
}

const whole = (least: number, most: number, random: Random): number => least + Math.floor(random() * (most - least + 1))

const either = (most: number, random: Random): string => String(whole(1, most, random) * (random() < 0.3 ? -1 : 1))

/** One value of each part of a rule. */
const VALUES: Readonly<Record<string, (random: Random) => string>> = {
  FREQ: (random) => pickOf(['YEARLY', 'MONTHLY', 'WEEKLY', 'DAILY'], random),
  INTERVAL: (random) => String(random() < 0.7 ? whole(1, 40, random) : whole(1, 1_000, random)),
  COUNT: (random) => String(random() < 0.5 ? 100_000 : whole(1, 100_000, random)),
  UNTIL: (random) => `${String(whole(2026, 9999, random))}1231`,
  WKST: (random) => pickOf(WEEKDAY_CODES, random),
  BYMONTH: (random) => String(whole(1, 12, random)),
  BYWEEKNO: (random) => either(53, random),
  BYYEARDAY: (random) => either(366, random),
  BYMONTHDAY: (random) => either(31, random),
  BYDAY: (random) => (random() < 0.6 ? either(53, random) : '') + pickOf(WEEKDAY_CODES, random),
  BYHOUR: (random) => String(whole(0, 23, random)),
  BYSETPOS: (random) => either(366, random),
}
const LISTS = ['BYMONTH', 'BYWEEKNO', 'BYYEARDAY', 'BYMONTHDAY', 'BYDAY', 'BYSETPOS']
const MOST_AT_ONCE = 250
const MOST_DATES = 5_000

const written = (minute: number, { allDay }: Pick<Suspect, 'allDay'>): string => writeTime(minute, allDay)

const ruleText = ({ parts }: Suspect): string =>
  [...parts].map(([name, values]) => `${name}=${[...new Set(values)].join(',')}`).join(';')

/** What is asked about. */
export const seriesOfSuspect = (suspect: Suspect): Series => {
  const start = written(suspect.start, suspect)
  const { allDay, zone: timezone, rdates, exdates } = suspect
  return seriesWith({ allDay, start, end: start, timezone, rrule: ruleText(suspect), rdates, exdates })
}

export const plainSuspect: Suspect = {
  parts: new Map([['FREQ', ['YEARLY']]]),
  start: 20_458 * MINUTES_A_DAY + 600,
  allDay: false,
  zone: 'Europe/Rome',
  rdates: [],
  exdates: [],
  first: 20_454,
  days: 364,
}

function withPart(suspect: Suspect, random: Random): Suspect {
  const name = pickOf(Object.keys(VALUES), random)
  const value = VALUES[name] ?? (() => '')
  const before = suspect.parts.get(name) ?? []
  const many = whole(1, random() < 0.3 ? MOST_AT_ONCE : 3, random)
  const added = Array.from({ length: LISTS.includes(name) ? many : 1 }, () => value(random))
  const parts = new Map(suspect.parts)
  parts.set(name, LISTS.includes(name) && random() < 0.7 ? [...before, ...added] : added)
  return { ...suspect, parts }
}

function withoutPart(suspect: Suspect, random: Random): Suspect {
  const parts = new Map(suspect.parts)
  const name = pickOf([...parts.keys()], random)
  const values = parts.get(name) ?? []
  if (values.length > 1 && random() < 0.5) parts.set(name, values.slice(0, Math.ceil(values.length / 2)))
  else if (name !== 'FREQ') parts.delete(name)
  return { ...suspect, parts }
}

function withDates(suspect: Suspect, random: Random): Suspect {
  const many = random() < 0.5 ? 0 : whole(1, random() < 0.05 ? MOST_DATES : 50, random)
  const step = whole(1, 400, random)
  const dates = Array.from({ length: many }, (_, index) =>
    written(Math.min(suspect.start + index * step * MINUTES_A_DAY, LAST_DAY * MINUTES_A_DAY), suspect),
  )
  return random() < 0.5 ? { ...suspect, rdates: dates } : { ...suspect, exdates: dates }
}

function elsewhere(suspect: Suspect, random: Random): Suspect {
  const start = whole(-200_000, 200_000, random) * MINUTES_A_DAY + whole(0, 1_439, random)
  const isOld = random() < 0.2
  const oldest = -719_162 * MINUTES_A_DAY
  return { ...suspect, start: isOld ? oldest : start, allDay: random() < 0.3, rdates: [], exdates: [] }
}

function looking(suspect: Suspect, random: Random): Suspect {
  const days = random() < 0.6 ? 364 : whole(0, 3_000_000, random)
  return { ...suspect, first: whole(-200_000, 300_000, random), days }
}

const zoned = (suspect: Suspect, random: Random): Suspect => ({
  ...suspect,
  zone: pickOf(['Europe/Rome', 'America/New_York', 'Asia/Kolkata', 'UTC', null], random),
})

const MUTATIONS = [withPart, withPart, withPart, withPart, withoutPart, withDates, elsewhere, looking, zoned]

/** A suspect that is a little, or a lot, like another. */
export function mutated(suspect: Suspect, random: Random): Suspect {
  let changed = suspect
  for (let times = whole(1, 3, random); times > 0; times -= 1) changed = pickOf(MUTATIONS, random)(changed, random)
  return changed
}
