import fc from 'fast-check'
import { MINUTES_A_DAY, yearSpan, type Day } from '../../date/index.ts'
import { sampleYear } from '../../test/sample-year.ts'
import { measureRules, PLAIN_RULES } from '../../load/index.ts'
import { anItem } from '../../test/year-item.ts'
import { daysOfTimed, yearItems } from '../../year/index.ts'
import type { AnalysedItem, AnalysisInput, ProposedChange } from '../balance-types.ts'

export const YEAR = 2027
const { first: FIRST, last: LAST } = yearSpan(YEAR)

/** An all-day item as an analysis sees it. */
export const analysed = (
  title: string,
  first: Day,
  last: Day = first,
  rest: Partial<AnalysedItem> = {},
): AnalysedItem => ({ ...anItem(title, first, last), location: '', hasReminder: false, repeats: false, ...rest })

/** A timed item from a minute of a day, so many minutes long. */
export function timed(title: string, day: Day, [from, length]: [number, number], rest: Partial<AnalysedItem> = {}) {
  const start = day * MINUTES_A_DAY + from
  const end = start + length
  const days = daysOfTimed(start, end)
  return analysed(title, days.first, days.last, { allDay: false, start, end, ...rest })
}

/** A timed item that fills a working day. */
export const fullDay = (title: string, day: Day, rest: Partial<AnalysedItem> = {}) =>
  timed(title, day, [9 * 60, 8 * 60], rest)

/** An input of nothing but what is given. */
export const anInput = (rest: Partial<AnalysisInput> = {}): AnalysisInput => ({
  language: 'en',
  year: YEAR,
  today: FIRST + 120,
  now: ((rest.today ?? FIRST + 120) + 0.5) * MINUTES_A_DAY,
  weekStart: 0,
  items: [],
  itemsBefore: [],
  holidays: [],
  rules: PLAIN_RULES,
  categories: ['Work', 'Family', 'Sport'].map((name) => ({ _id: name.toLowerCase(), name, targetMinutes: null })),
  preparedEventIds: new Set(),
  turnedDown: new Set(),
  ...rest,
})

/** The year that all benchmarks use, as an analysis sees it. */
export function sampleInput(count: number, rest: Partial<AnalysisInput> = {}): AnalysisInput {
  const items = yearItems(sampleYear(count, YEAR)).map((item, place) => ({
    ...item,
    kind: place % 40 === 0 ? ('milestone' as const) : item.kind,
    location: '',
    hasReminder: place % 3 === 0,
    repeats: false,
  }))
  const categories = Array.from({ length: 10 }, (_, index) => ({
    _id: `category-${index}`,
    name: `Area ${String.fromCodePoint(65 + index)}`,
    targetMinutes: index < 4 ? 300 * (index + 1) : null,
  }))
  return anInput({ items, categories, ...rest })
}

const shape = fc.record({
  day: fc.oneof(
    fc.integer({ min: FIRST - 15, max: LAST + 15 }),
    fc.integer({ min: FIRST + 150, max: FIRST + 175 }),
    fc.integer({ min: FIRST, max: LAST }),
  ),
  length: fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 12 })),
  from: fc.option(fc.integer({ min: 0, max: 1439 })),
  minutes: fc.integer({ min: 0, max: 900 }),
  title: fc.constantFrom('Reading', 'Dentist', 'Report due', 'Garden', 'Consegna', 'Cena per due', 'Dad’s birthday'),
  category: fc.constantFrom('work', 'work', 'family', 'sport', 'sport', null, 'of-somebody-else'),
  kind: fc.constantFrom('event' as const, 'event' as const, 'event' as const, 'milestone' as const, 'marker' as const),
  status: fc.constantFrom('confirmed' as const, 'confirmed' as const, 'tentative' as const, 'cancelled' as const),
  busy: fc.constantFrom(true, true, true, false),
  away: fc.constantFrom(null, null, null, null, true, false),
  repeats: fc.constantFrom(false, false, false, true),
})

type Shape = typeof shape extends fc.Arbitrary<infer T> ? T : never

const itemOf = (one: Shape, place: number): AnalysedItem => {
  const { day, from, length, minutes, title, category, repeats, ...rest } = one
  const isLoad = one.busy && one.kind !== 'marker' && one.status !== 'cancelled'
  const content = {
    ...{ id: `item-${place}`, eventId: `event-${repeats ? place % 5 : place}`, categoryId: category },
    ...{ kind: rest.kind, status: rest.status, away: rest.away, isLoad, repeats, isRoutine: repeats && from !== null },
  }
  return from === null ? analysed(title, day, day + length, content) : timed(title, day, [from, minutes], content)
}

const targets = fc.option(fc.integer({ min: 0, max: 1200 }))

/** Random years: crowded and thin ones, seen from before, within and after them. */
export const anyInput: fc.Arbitrary<AnalysisInput> = fc
  .record({
    shapes: fc.array(shape, { maxLength: 160, size: 'max' }),
    before: fc.array(shape, { maxLength: 20 }),
    today: fc.integer({ min: FIRST - 20, max: LAST + 20 }),
    weekStart: fc.constantFrom(0 as const, 6 as const),
    language: fc.constantFrom('it' as const, 'en' as const),
    targets: fc.tuple(targets, targets, targets),
    allDayHours: fc.constantFrom(0, 0, 8),
    holidays: fc.array(fc.integer({ min: FIRST, max: LAST }), { maxLength: 5 }),
  })
  .map(({ shapes, before, targets: wanted, allDayHours, holidays, ...rest }) =>
    anInput({
      ...rest,
      rules: measureRules(allDayHours, []),
      items: shapes.map(itemOf),
      itemsBefore: before.map((one, place) => itemOf({ ...one, day: one.day - 365 }, place)),
      holidays: holidays.map((day) => ({ day, name: 'Holiday' })),
      categories: ['Work', 'Family', 'Sport'].map((name, place) => ({
        _id: name.toLowerCase(),
        name,
        targetMinutes: wanted[place] ?? null,
      })),
      preparedEventIds: new Set(['event-1', 'event-2']),
    }),
  )

/** The input after changes, as somebody who applies them by hand would have it. */
export function appliedByHand(input: AnalysisInput, changes: readonly ProposedChange[]): AnalysisInput {
  let items = [...input.items]
  for (const change of changes) {
    if (change.action === 'create') {
      const { title, kind, first, last, minutes, categoryId } = change
      const name = `made by hand ${items.length}`
      const rest = { id: name, eventId: name, kind, isLoad: kind === 'event', categoryId }
      const [from = 0, to = 0] = minutes ?? []
      items.push(minutes ? timed(title, first, [from, to - from], rest) : analysed(title, first, last, rest))
    } else if (change.action === 'shift') {
      items = items.map((item) => {
        if (item.id !== change.itemId) return item
        const minutes = change.days * 24 * 60
        const days = { first: item.first + change.days, last: item.last + change.days }
        return { ...item, ...days, start: item.start + minutes, end: item.end + minutes }
      })
    } else if (change.action === 'categorise') {
      items = items.map((item) => (item.id === change.itemId ? { ...item, categoryId: change.categoryId } : item))
    }
  }
  return { ...input, items }
}
