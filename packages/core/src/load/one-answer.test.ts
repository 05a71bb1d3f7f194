import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { askingOf } from '../answers/answering/question-context.ts'
import { countOf } from '../answers/answering/lists.ts'
import { daysTaken } from '../answers/answering/day-count.ts'
import { categoryLoads, shareOf } from '../answers/answering/shares.ts'
import { asker } from '../answers/test/believable-year.ts'
import { englishWords } from '../balance/en/english-words.ts'
import { analyseYear } from '../balance/index.ts'
import { dayOf, daysInMonth, januaryOf, MINUTES_A_DAY, yearSpan, type WallMinute } from '../date/index.ts'
import { measureGoal, reviewYear } from '../goals/index.ts'
import { readQuestion } from '../intents/index.ts'
import { availabilityOf } from '../planning/placing/availability.ts'
import { crowdedYear } from '../test/arbitrary-items.ts'
import { density, layoutMonths, type YearItem } from '../year/index.ts'
import { measureLoad, measureRules, type DaySpan, type MeasureRules } from './index.ts'

const YEAR = 2027
const SPAN = yearSpan(YEAR)
const MONTHS = Array.from({ length: 12 }, (_, month): DaySpan => {
  const first = dayOf(YEAR, month + 1, 1)
  return { first, last: first + daysInMonth(YEAR, month + 1) - 1 }
})
const CATEGORIES = ['work', 'travel', 'sport'].map((_id) => ({ _id, name: _id, targetMinutes: null }))

/** Crowded years with categories, absences, events of several days with a time, and nights out. */
const years = fc
  .tuple(
    crowdedYear(YEAR),
    fc.infiniteStream(
      fc.record({
        categoryId: fc.constantFrom('work', 'travel', 'sport', null),
        away: fc.constantFrom(null, null, null, true, false),
        nights: fc.constantFrom(0, 0, 0, 1, 3),
      }),
    ),
  )
  .map(([items, drawn]) =>
    items.map((item): YearItem => {
      const [{ nights, ...said } = { nights: 0 }] = drawn.take(1)
      const named = { ...item, ...said }
      if (item.allDay || nights === 0) return named
      return { ...named, last: item.first + nights, end: (item.first + nights) * MINUTES_A_DAY + 10 * 60 }
    }),
  )

interface AskedYear {
  readonly items: readonly YearItem[]
  readonly rules: MeasureRules
}

const loadOf = ({ items, rules }: AskedYear, span: DaySpan) => measureLoad(items, span, rules)
const inHours = (minutes: number): number => minutes / 60

/** What the board, the heat and the planner say of each day and month. */
function expectOneBoard(year: AskedYear): void {
  const { items, rules } = year
  const { grids } = layoutMonths(items, { from: januaryOf(YEAR), weekStart: 0, holidays: [], showsRoutine: false })
  expect(grids.map(({ eventCount }) => eventCount)).toEqual(MONTHS.map((month) => loadOf(year, month).events))
  const heat = (metric: 'count' | 'hours') =>
    new Map(
      density(items, { from: januaryOf(YEAR), metric, scale: 'fixed', rules }).days.map(({ day, value }) => [
        day,
        value,
      ]),
    )
  const [counts, hours] = [heat('count'), heat('hours')]
  const availability = availabilityOf(items, [], { ...SPAN, weekStart: 0, rules })
  for (let day = SPAN.first; day <= SPAN.last; day += 1) {
    const { events, minutes } = loadOf(year, { first: day, last: day })
    expect([counts.get(day) ?? 0, availability.load(day)]).toEqual([events, events])
    expect(hours.get(day) ?? 0).toBeCloseTo(inHours(minutes), 2)
  }
}

/** The analysis and the review of a year, as they are at a moment. */
function accountsAt({ items, rules }: AskedYear, now: WallMinute) {
  const analysed = analyseYear({
    ...{ language: 'en', year: YEAR, today: Math.floor(now / MINUTES_A_DAY), now, weekStart: 0, rules },
    ...{ categories: CATEGORIES, itemsBefore: [], holidays: [], preparedEventIds: new Set(), turnedDown: new Set() },
    items: items.map((item) => ({ ...item, location: '', hasReminder: false, repeats: false })),
  })
  const reviewed = reviewYear({
    ...{ year: YEAR, now, weekStart: 0, rules, itemsBefore: [], goals: [], milestones: [] },
    items: items.map((item) => ({ ...item, goalId: null })),
  })
  return { analysed, reviewed }
}

/** The hours until a moment within the year, as both say them. Answers whether the analysis did. */
function expectOneUntil(year: AskedYear, now: WallMinute): boolean {
  const { analysed, reviewed } = accountsAt(year, now)
  const { hours } = englishWords
  const ahead = inHours(loadOf(year, SPAN).minutes) - reviewed.hours
  if (!analysed.coverage.enough || reviewed.hours === 0 || ahead === 0) return false
  expect(analysed.summary).toContain(`${hours(reviewed.hours)} until today and ${hours(ahead)} still ahead`)
  return true
}

/** What the analysis and the review say of the year, its months and its categories. */
function expectOneAccount(year: AskedYear): void {
  const { items, rules } = year
  const whole = loadOf(year, SPAN)
  const { analysed, reviewed } = accountsAt(year, (SPAN.last + 400) * MINUTES_A_DAY)
  expect(analysed.coverage).toMatchObject({ events: whole.events, days: whole.days })
  expect(reviewed).toMatchObject({ events: whole.events, days: whole.days })
  expect(reviewed.hours).toBeCloseTo(inHours(whole.minutes), 6)
  for (const [place, month] of MONTHS.entries()) {
    const { events, minutes } = loadOf(year, month)
    for (const { months } of [analysed, reviewed]) {
      expect(months[place]).toMatchObject({ events })
      expect(months[place]?.hours).toBeCloseTo(inHours(minutes), 3)
    }
  }
  for (const categoryId of [...CATEGORIES.map(({ _id }) => _id), null]) {
    const own = loadOf({ items: items.filter((item) => item.categoryId === categoryId), rules }, SPAN)
    for (const all of [analysed.categories, reviewed.categories]) {
      const { events, hours } = all.find((one) => one.categoryId === categoryId) ?? { events: 0, hours: 0 }
      expect(events).toBe(own.events)
      expect(hours).toBeCloseTo(inHours(own.minutes), 3)
    }
  }
}

/** What the assistant answers, and what goals come to. */
function expectOneAnswer(year: AskedYear): void {
  const { items, rules } = year
  const told = items.map((item) => ({ ...item, location: '', description: '', repeats: false }))
  const surroundings = { ...asker('en'), rules, now: '2028-06-01T10:00', year: YEAR, categories: CATEGORIES }
  const asking = (text: string) => askingOf(readQuestion(text, surroundings, null), told, surroundings)
  for (const [text, span] of [
    ['how many events are there in 2027?', SPAN],
    ['how many events are there in June 2027?', MONTHS[5]],
  ] as const) {
    if (span === undefined) throw new Error('a year has twelve months')
    const { events, days, minutes } = loadOf(year, span)
    const asked = asking(text)
    const counted = asked.items.filter(({ isLoad }) => isLoad)
    expect([countOf(asked).events, daysTaken(asked, counted)]).toEqual([events, days])
    expect(shareOf(asked)).toMatchObject({ of: events, ofMinutes: minutes })
    for (const { name, events: some, minutes: own } of categoryLoads(asked)) {
      const load = loadOf({ items: items.filter(({ categoryId }) => categoryId === name), rules }, span)
      expect([some, own]).toEqual([load.events, load.minutes])
    }
  }
  const sport = loadOf({ items: items.filter(({ categoryId }) => categoryId === 'sport'), rules }, SPAN)
  const goal = { id: 'goal', target: 1, from: SPAN.first, to: SPAN.last, matchCategoryId: 'sport', matchText: null }
  const facts = {
    ...({ entries: [], now: (SPAN.last + 400) * MINUTES_A_DAY, weekStart: 0, rules } as const),
    items: items.map((item) => ({ ...item, goalId: null })),
  }
  expect(measureGoal({ ...goal, kind: 'count' }, facts).value).toBe(sport.events)
  expect(measureGoal({ ...goal, kind: 'hours' }, facts).value).toBeCloseTo(inHours(sport.minutes), 6)
}

it('is one answer from analysis and review, asked at any moment within the year', () => {
  const moments = fc.integer({ min: SPAN.first * MINUTES_A_DAY, max: SPAN.last * MINUTES_A_DAY })
  let said = 0
  fc.assert(
    fc.property(years, moments, (items, now) => {
      if (expectOneUntil({ items, rules: measureRules(0, CATEGORIES) }, now)) said += 1
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns },
  )
  expect(said).toBeGreaterThan(testCounts.propertyRuns / 4)
})

it('is one answer from board, heat, analysis, review, assistant, goals and planner, in any year', () => {
  const rules = fc.constantFrom(0, 0, 8).map((hours) => measureRules(hours, CATEGORIES))
  fc.assert(
    fc.property(years, rules, (items, measured) => {
      const year = { items, rules: measured }
      expectOneBoard(year)
      expectOneAccount(year)
      expectOneAnswer(year)
    }),
    { seed: testSeed, numRuns: testCounts.propertyRuns },
  )
}, 600_000)
