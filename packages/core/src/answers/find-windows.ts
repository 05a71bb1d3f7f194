import { weekdayOf, type Day } from '../date/index.ts'
import type { Holiday, YearItem } from '../year/index.ts'
import type { Amount } from '../language/index.ts'
import type { WantedWindow } from './words/facts.ts'
import { type QuestionContext, type Reply, daysToCome } from './answering/question-context.ts'
import { periodOf } from './answering/periods.ts'
import { touching, weekendsIn } from './answering/unit-spans.ts'
import { daysWithin } from './answering/weekdays.ts'

/** Days in a row, the calmest first; `load` is how many occurrences that count touch them. */
export interface FreeWindow {
  readonly first: Day
  readonly last: Day
  readonly load: number
  readonly holidays: number
  readonly weekendDays: number
}

interface WindowSearch {
  readonly first: Day
  readonly last: Day
  readonly days: number
  readonly holidays: readonly Holiday[]
  readonly limit: number
}

/** How many of `places` lie below each place; places before the span are below all of it. */
function sums(length: number, places: Iterable<number>): Int32Array {
  const total = new Int32Array(length + 1)
  for (const place of places)
    if (place < length) total[Math.max(place, 0) + 1] = (total[Math.max(place, 0) + 1] ?? 0) + 1
  for (let at = 1; at <= length; at += 1) total[at] = (total[at] ?? 0) + (total[at - 1] ?? 0)
  return total
}

const between = (total: Int32Array, from: number, to: number): number => (total[to] ?? 0) - (total[from] ?? 0)

function allWindows(items: readonly YearItem[], { first, last, days, holidays }: WindowSearch): FreeWindow[] {
  const length = last - first + 1
  const load = touching(items, { first, last })
  // What touches a window has begun by its last day and is not over before its first.
  const begun = sums(
    length,
    load.map((item) => item.first - first),
  )
  const over = sums(
    length,
    load.filter((item) => item.last < last).map((item) => item.last - first),
  )
  const feasts = new Set(holidays.map(({ day }) => day - first).filter((place) => place >= 0))
  const weekends = Array.from({ length }, (_, place) => place).filter((place) => weekdayOf(first + place) > 4)
  const [feastSums, weekendSums] = [sums(length, feasts), sums(length, weekends)]
  return Array.from({ length: Math.max(0, length - days + 1) }, (_, place) => ({
    first: first + place,
    last: first + place + days - 1,
    load: (begun[place + days] ?? 0) - (over[place] ?? 0),
    holidays: between(feastSums, place, place + days),
    weekendDays: between(weekendSums, place, place + days),
  }))
}

const restful = ({ holidays, weekendDays }: FreeWindow): number => holidays + weekendDays

/** The calmest windows of so many days between two days, none of which overlap, at most `limit`. */
export function findWindows(items: readonly YearItem[], search: WindowSearch): FreeWindow[] {
  if (search.days < 1 || search.last < search.first) return []
  const windows = allWindows(items, search).sort(
    (a, b) => a.load - b.load || restful(b) - restful(a) || a.first - b.first,
  )
  const taken = new Uint8Array(search.last - search.first + 1)
  const chosen: FreeWindow[] = []
  for (const window of windows) {
    if (chosen.length >= search.limit) break
    const [from, to] = [window.first - search.first, window.last - search.first]
    // A window that overlaps one of the same length covers one of its own ends.
    if (taken[from] === 1 || taken[to] === 1) continue
    taken.fill(1, from, to + 1)
    chosen.push(window)
  }
  return chosen
}

/** How long a free span is asked for; null where the question is which days are free. */
export function windowLengthOf({ phrases }: QuestionContext): WantedWindow | null {
  if (phrases.has('weekend')) return { days: 2, isWeekend: true }
  if (phrases.has('freeWeek')) return { days: 7, isWeekend: false }
  const wanted = phrases
    .findAll('wantedDays')
    .map(({ value }) => value as Amount)
    .find(({ days, months, minutes }) => days > 1 && months === 0 && minutes === 0)
  return wanted ? { days: wanted.days, isWeekend: false } : null
}

const WINDOWS = 5

/** Free spans, the calmest first. */
export function windowsOf(asking: QuestionContext, { days, isWeekend }: WantedWindow): FreeWindow[] {
  const { all, surroundings, parts } = asking
  const { first, last } = daysToCome(asking)
  const search = { first, last, days, holidays: surroundings.holidays, limit: WINDOWS }
  if (!isWeekend) return findWindows(all, search)
  return weekendsIn({ first, last })
    .filter((weekend) => !daysWithin(weekend, weekend).some((day) => parts.out?.isOut(day)))
    .flatMap((weekend) => findWindows(all, { ...search, ...weekend, limit: 1 }))
    .sort((a, b) => a.load - b.load || a.first - b.first)
}

/** Spans of so many days that are free, else the calmest. */
export function answerWindows(asking: QuestionContext, wanted: WantedWindow): Reply {
  const { question, sentences } = asking
  const { words, free: sayings } = sentences
  const windows = windowsOf(asking, wanted)
  if (windows.length === 0) return { text: sayings.noWindow(periodOf(asking), wanted) }
  const free = windows.filter(({ load }) => load === 0)
  const shown = (free.length > 0 ? free : windows).slice(0, WINDOWS).sort((a, b) => a.first - b.first)
  const lines = shown.map(
    (one) => `• ${words.span(one)}${one.load === 0 ? '' : ` (${words.count(one.load, 'event')})`}`,
  )
  if (free.length > shown.length) lines.push(words.andMore(free.length - shown.length))
  // Where no days were said, those that come are looked for, and their number says nothing.
  const isSaid = question.hasPeriod || asking.phrases.has('beforeThing') || asking.phrases.has('afterThing')
  const head = sayings.windows(periodOf(asking), wanted, free.length, isSaid)
  return { text: [head, ...lines].join('\n'), days: shown.map(({ first, last }) => ({ first, last })) }
}
