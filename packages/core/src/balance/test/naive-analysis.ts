import { dayOf, partsOf, weekdayOf } from '../../date/index.ts'
import type { AnalysedItem, AnalysisInput, ScoreId } from '../balance-types.ts'

// The definitions again, in the slowest and plainest way: minute by minute, day by day, pair by pair.

const days = (year: number): number[] => {
  const all: number[] = []
  for (let day = dayOf(year, 1, 1); partsOf(day).year === year; day += 1) all.push(day)
  return all
}

const sum = (values: readonly number[]) => {
  let total = 0
  for (const value of values) total += value
  return total
}

const middle = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  if (sorted.length === 0) return 0
  return (sorted[Math.floor((sorted.length - 1) / 2)]! + sorted[Math.ceil((sorted.length - 1) / 2)]!) / 2
}

const counted = (items: readonly AnalysedItem[], year: number) =>
  items.filter(
    (item) =>
      item.isLoad &&
      item.kind !== 'marker' &&
      item.status !== 'cancelled' &&
      days(year).some((day) => item.first <= day && day <= item.last),
  )

/** Minutes of a day with anything but absences, each looked at by itself; a night out belongs to its first day. */
function minutesOn(items: readonly AnalysedItem[], day: number, allDayHours: number): number {
  const filled = new Set<number>()
  for (const item of items) {
    if (day < item.first || day > item.last) continue
    if (item.away) continue
    const from = item.allDay ? day * 1440 + 540 : item.start
    const to = item.allDay ? from + 60 * allDayHours : item.end
    for (let minute = Math.max(from, day * 1440); minute < to; minute += 1) {
      if (day < item.last && minute >= (day + 1) * 1440) break
      filled.add(minute)
    }
  }
  return filled.size
}

export interface NaiveAnalysis {
  readonly coverage: { events: number; distinct: number; categorised: number; timed: number; days: number }
  readonly values: Record<ScoreId, number | null>
  readonly categoryHours: Map<string | null, number>
  readonly months: { hours: number; events: number }[]
  readonly weeks: { first: number; last: number; hours: number; events: number; isOverloaded: boolean }[]
}

export function naiveAnalysis(input: AnalysisInput): NaiveAnalysis {
  const items = counted(input.items, input.year)
  const ids = input.categories.map(({ _id }) => _id)
  const categoryOf = (item: AnalysedItem) => ids.find((id) => id === item.categoryId) ?? null
  const all = days(input.year)
  const { allDayHours } = input.rules
  const load = all.map((day) => minutesOn(items, day, allDayHours))
  const eventIds = [...new Set(items.map(({ eventId }) => eventId))]
  const shareOf = (holds: (item: AnalysedItem) => boolean) =>
    eventIds.length === 0
      ? 0
      : eventIds.filter((id) => items.some((item) => item.eventId === id && holds(item))).length / eventIds.length

  const categoryHours = new Map(
    [...ids, null].map((id) => {
      const own = items.filter((item) => categoryOf(item) === id)
      return [id, sum(all.map((day) => minutesOn(own, day, allDayHours))) / 60]
    }),
  )
  const touching = (chosen: readonly number[]) =>
    items.filter((item) => chosen.some((day) => item.first <= day && day <= item.last)).length
  const hoursOf = (chosen: readonly number[]) => sum(chosen.map((day) => load[all.indexOf(day)]!)) / 60

  const months = Array.from({ length: 12 }, (_, index) => all.filter((day) => partsOf(day).month === index + 1))
  const weekDays: number[][] = []
  for (const day of all) {
    if (weekDays.length === 0 || weekdayOf(day) === input.weekStart) weekDays.push([])
    weekDays.at(-1)!.push(day)
  }
  const weekHours = weekDays.map(hoursOf)
  const typical = middle(weekHours)
  const limit = Math.max(40, typical + 2 * 1.4826 * middle(weekHours.map((hours) => Math.abs(hours - typical))))
  const peaks = weekDays.filter((_, index) => weekHours[index]! > limit + 1e-9)

  return {
    coverage: {
      events: items.length,
      distinct: eventIds.length,
      categorised: shareOf((item) => categoryOf(item) !== null),
      timed: shareOf((item) => !item.allDay),
      days: all.filter((day) => items.some((item) => item.first <= day && day <= item.last)).length,
    },
    values: {
      targets: targetsOf(input, categoryHours),
      evenness: evennessOf(ids.map((id) => categoryHours.get(id)!)),
      overload: peaks.length,
      streak: longestRun(load),
      recovery: recoveryOf(peaks, all, load),
      gaps: gapsOf(input, items),
      clustering: giniOf(weekHours),
      deadlines: deadlinesOf(input, items, all),
      seasonality: seasonOf(months.map(hoursOf)),
      conflicts: conflictsOf(items.map((item) => ({ ...item, categoryId: categoryOf(item) }))),
      preparation: preparationOf(input, items),
    },
    categoryHours,
    months: months.map((chosen) => ({ hours: hoursOf(chosen), events: touching(chosen) })),
    weeks: weekDays.map((chosen, index) => ({
      first: chosen[0]!,
      last: chosen.at(-1)!,
      hours: weekHours[index]!,
      events: touching(chosen),
      isOverloaded: peaks.includes(chosen),
    })),
  }
}

function targetsOf({ categories }: AnalysisInput, hours: ReadonlyMap<string | null, number>): number | null {
  const own = categories.filter(({ targetMinutes }) => targetMinutes !== null)
  const given = sum(own.map(({ _id }) => hours.get(_id)!))
  const wanted = sum(own.map(({ targetMinutes }) => targetMinutes!))
  if (own.length < 2 || given === 0 || wanted === 0) return null
  return 100 - 50 * sum(own.map((one) => Math.abs(hours.get(one._id)! / given - one.targetMinutes! / wanted)))
}

function evennessOf(hours: readonly number[]): number | null {
  const used = hours.filter((value) => value > 0)
  if (used.length < 2) return null
  const bits = sum(used.map((value) => (value / sum(used)) * Math.log2(sum(used) / value)))
  return bits / Math.log2(used.length)
}

const longestRun = (load: readonly number[]): number =>
  Math.max(
    0,
    ...load
      .map((_, start) => load.slice(start).findIndex((minutes) => minutes < 0.8 * 480))
      .map((length, start) => (length < 0 ? load.length - start : length)),
  )

function recoveryOf(peaks: readonly number[][], all: readonly number[], load: readonly number[]): number | null {
  const light = middle(load.filter((minutes) => minutes > 0)) / 4
  const judged = peaks.flatMap((week) => {
    const after = all.filter((day) => day > week.at(-1)!)
    const found = after.findIndex((day) => load[all.indexOf(day)]! < light)
    if (found < 0 && after.length < 7) return []
    return [found >= 0 && found < 7]
  })
  return judged.length === 0 ? null : judged.filter((isLight) => !isLight).length
}

function gapsOf({ categories }: AnalysisInput, items: readonly AnalysedItem[]): number | null {
  const ratios = categories.flatMap(({ _id }) => {
    const own = items.filter(({ categoryId }) => categoryId === _id)
    const active = new Set(
      own.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, index) => first + index)),
    )
    const sorted = [...active].sort((a, b) => a - b)
    const gaps = sorted
      .slice(1)
      .map((day, index) => day - sorted[index]!)
      .filter((gap) => gap > 1)
    return gaps.length < 4 ? [] : [Math.max(...gaps) / middle(gaps)]
  })
  return ratios.length === 0 ? null : Math.max(...ratios)
}

function giniOf(values: readonly number[]): number | null {
  if (sum(values) === 0) return null
  const differences = values.flatMap((a) => values.map((b) => Math.abs(a - b)))
  return sum(differences) / (2 * values.length * sum(values))
}

function deadlinesOf(
  { language }: AnalysisInput,
  items: readonly AnalysedItem[],
  all: readonly number[],
): number | null {
  const words = language === 'it' ? ['consegna', 'scadenza', 'deadline'] : ['due', 'deadline', 'consegna']
  const says = (title: string) =>
    title
      .toLowerCase()
      .split(' ')
      .some((word) => words.includes(word))
  const own = items.filter(
    ({ kind, title, isRoutine, last }) => all.includes(last) && (kind === 'milestone' || (!isRoutine && says(title))),
  )
  if (own.length === 0) return null
  return Math.max(...all.map((day) => own.filter(({ last }) => last >= day && last < day + 14).length))
}

function seasonOf(hours: readonly number[]): number | null {
  const total = sum(hours)
  return total === 0 ? null : 50 * sum(hours.map((value) => Math.abs(value / total - 1 / 12)))
}

function conflictsOf(items: readonly AnalysedItem[]): number {
  const own = items.filter(
    (item, place) =>
      !item.allDay &&
      !item.away &&
      item.end > item.start &&
      !items.some(
        (one, at) =>
          at < place &&
          !one.allDay &&
          !one.away &&
          one.title === item.title &&
          one.start === item.start &&
          one.end === item.end,
      ),
  )
  let pairs = 0
  for (const [place, a] of own.entries())
    for (const b of own.slice(place + 1)) if (Math.max(a.start, b.start) < Math.min(a.end, b.end)) pairs += 1
  return pairs + missedOf(items)
}

/** Of each series once what lies within an absence of another category and comes again, or what others wait for. */
function missedOf(items: readonly AnalysedItem[]): number {
  const missed = new Set<string>()
  const absences = items.filter(({ away }) => away)
  for (const item of items) {
    if (item.allDay || item.away || !(item.repeats || item.title === 'Dentist')) continue
    const around = absences.filter(({ first, last }) => first <= item.first && item.last <= last)
    // Beside an absence within another counts the one that lasts longest, and of these the one that began first.
    const [absence] = around.sort((a, b) => b.last - a.last || a.first - b.first || a.start - b.start)
    if (absence && (item.categoryId === null || item.categoryId !== absence.categoryId))
      missed.add(`${absence.eventId} ${absence.first} ${item.eventId}`)
  }
  return missed.size
}

function preparationOf({ today, preparedEventIds }: AnalysisInput, items: readonly AnalysedItem[]): number | null {
  const ahead = items.filter(({ kind, first }) => kind === 'milestone' && first > today)
  return ahead.length === 0 ? null : ahead.filter(({ eventId }) => !preparedEventIds.has(eventId)).length
}
