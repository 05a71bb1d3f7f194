import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseDay, yearSpan } from '../../date/index.ts'
import { analyseYear } from '../analyse-year.ts'
import type { AnalysisInput, Recommendation, ScoreId } from '../balance-types.ts'
import {
  analysed,
  anInput,
  anyInput,
  appliedByHand,
  fullDay,
  sampleInput,
  timed,
  YEAR,
} from '../test/analysis-input.ts'
import { livableYear } from '../test/livable-year.ts'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { isWeekend } from './agenda.ts'

const { first, last } = yearSpan(YEAR)

const valueOf = (input: AnalysisInput, id: ScoreId): number => {
  const value = analyseYear(input).scores.find((score) => score.id === id)?.value
  if (value === null || value === undefined) throw new Error(`no value of ${id}`)
  return value
}

/** Applies what is proposed and expects the named score to be better. Gives the names of the scores that were. */
function expectImprovement(input: AnalysisInput): string[] {
  const { recommendations } = analyseYear(input)
  expect(recommendations.length).toBeLessThanOrEqual(5)
  expect(new Set(recommendations.map(({ id }) => id)).size).toBe(recommendations.length)
  return recommendations.flatMap(({ scoreId, action }) => {
    expectSafe({ action }, input)
    if (action.kind !== 'propose' || scoreId === null) return []
    const [before, after] = [valueOf(input, scoreId), valueOf(appliedByHand(input, action.changes), scoreId)]
    if (scoreId === 'targets') expect(after).toBeGreaterThan(before)
    else expect(after, scoreId).toBeLessThan(before)
    return [scoreId]
  })
}

/** What is moved is the person's own, ahead, and stays ahead and in the year; what is made lies ahead too. */
function expectSafe({ action }: Pick<Recommendation, 'action'>, input: AnalysisInput): void {
  for (const change of action.changes) {
    if (change.action === 'create') expect(change.first).toBeGreaterThan(input.today)
    if (change.action !== 'shift') continue
    const item = input.items.find(({ id }) => id === change.itemId)!
    expect([item.kind, item.repeats, item.isLoad]).toEqual(['event', false, true])
    expect(item.title).not.toMatch(/birthday|due|consegna/i)
    expect(Math.min(item.first, item.first + change.days)).toBeGreaterThan(input.today)
    expect(item.first + change.days).toBeGreaterThanOrEqual(first)
    expect(item.last + change.days).toBeLessThanOrEqual(last)
  }
}

it('improves the score that it names, on the sample year', () => {
  for (const count of [60, 150, 300, 1000])
    for (const today of [first - 10, first + 100, last]) expectImprovement(sampleInput(count, { today }))
})

it('improves the score that it names, on years as people have them', () => {
  const improved = new Set<string>()
  const property = fc.property(livableYear, (input) => {
    for (const id of expectImprovement(input)) improved.add(id)
  })
  fc.assert(property, { numRuns: 60, seed: 7, endOnFailure: true })
  expect([...improved]).toEqual(expect.arrayContaining(['overload', 'conflicts', 'targets']))
})

it('improves the score that it names, on random years', () => {
  fc.assert(
    fc.property(anyInput, (input) => void expectImprovement(input)),
    { numRuns: 60, seed: 11, endOnFailure: true },
  )
})

/** What is advised together: nothing is moved twice, no day that is kept free is filled, and every score is better after all. */
function expectAgreement(input: AnalysisInput): void {
  const all = analyseYear(input).recommendations.flatMap(({ action, scoreId }) => ({ ...action, scoreId }))
  const changes = all.flatMap((one) => one.changes)
  const moved = changes.flatMap((change) => (change.action === 'shift' ? [change.itemId] : []))
  expect(new Set(moved).size).toBe(moved.length)
  const after = appliedByHand(input, changes)
  const free = changes.flatMap((change) => (change.action === 'create' && change.kind === 'marker' ? [change] : []))
  for (const { first: from, last: to } of free) {
    const touching = ({ items }: AnalysisInput) =>
      items.filter((one) => one.isLoad && one.first <= to && one.last >= from)
    const before = new Set(touching(input).map(({ id }) => id))
    expect(touching(after).filter(({ id }) => !before.has(id) || moved.includes(id))).toEqual([])
  }
  const added = changes.some(
    (change) => change.action === 'create' && change.kind === 'event' && isWeekend(change.first),
  )
  expect(free.length > 0 && added).toBe(false)
  for (const { scoreId, kind } of all) {
    if (kind !== 'propose' || scoreId === null) continue
    const [then, now] = [valueOf(after, scoreId), valueOf(input, scoreId)]
    if (scoreId === 'targets') expect(then, scoreId).toBeGreaterThan(now)
    else expect(then, scoreId).toBeLessThan(now)
  }
}

it('never contradicts itself in what it advises together', () => {
  const runs = Math.max(testCounts.propertyRuns / 2, 50)
  fc.assert(
    fc.property(livableYear, (input) => {
      expectAgreement(input)
    }),
    { seed: testSeed, numRuns: runs, endOnFailure: true },
  )
  fc.assert(
    fc.property(anyInput, (input) => {
      expectAgreement(input)
    }),
    { seed: testSeed, numRuns: runs, endOnFailure: true },
  )
}, 300_000)

it('does not advise again what was turned down, and has something else instead', () => {
  const input = sampleInput(300)
  const before = analyseYear(input).recommendations.map(({ id }) => id)
  const [first = ''] = before
  const after = analyseYear({ ...input, turnedDown: new Set([first]) }).recommendations.map(({ id }) => id)
  expect(after).not.toContain(first)
  expect(after.length).toBeGreaterThanOrEqual(before.length - 1)
})

/** Thirty events that make a year worth measuring and do not get in the way. */
const calmYear = Array.from({ length: 30 }, (_, week) =>
  timed(`Reading ${week}`, first + 2 + 7 * week, [600, 60], {
    id: `reading-${week}`,
    eventId: `reading-${week}`,
    categoryId: week % 2 === 0 ? 'work' : 'family',
  }),
)
const monday = parseDay('2027-06-14')!

it('moves an event of one’s own out of an overloaded week, on the same weekday of a calm one', () => {
  const week = ['Draft A', 'Draft B', 'Draft C', 'Draft D', 'Draft E', 'Draft F'].map((title, place) =>
    fullDay(title, monday + place, { categoryId: 'work' }),
  )
  const input = anInput({ items: [...calmYear, ...week] })
  const found = analyseYear(input).recommendations.find(({ scoreId }) => scoreId === 'overload')
  expect(found?.text).toMatch(/^The week of 14–20 June has 49 hours\. To lighten it, move “Draft .” from/)
  expect(found?.action).toMatchObject({ kind: 'propose', first: monday, last: monday + 6 })
  for (const change of found!.action.changes) expect(change.action === 'shift' && change.days % 7).toBe(0)
  expect(valueOf(appliedByHand(input, found!.action.changes), 'overload')).toBe(0)
})

it('moves nothing that others fix: routine, milestones, deadlines, feasts, journeys, what is past', () => {
  const rest = { categoryId: 'work' }
  const week = [
    fullDay('Draft', monday, { ...rest, repeats: true }),
    fullDay('Launch', monday + 1, { ...rest, kind: 'milestone' }),
    fullDay('Report due', monday + 2, rest),
    fullDay('Anna’s birthday', monday + 3, rest),
    fullDay('Matrimonio di Chiara', monday + 4, rest),
    fullDay('Volo per Lisbona', monday + 5, rest),
  ]
  const moves = (input: AnalysisInput) =>
    analyseYear(input).recommendations.flatMap(({ action }) => action.changes.filter((one) => one.action === 'shift'))
  expect(moves(anInput({ items: [...calmYear, ...week] }))).toEqual([])
  const own = week.map((item, place) => ({ ...item, title: `Draft ${place}`, repeats: false, kind: 'event' as const }))
  expect(moves(anInput({ items: [...calmYear, ...own] }))).not.toEqual([])
  expect(moves(anInput({ items: [...calmYear, ...own], today: monday + 6 }))).toEqual([])
})

it('resolves an overlap by moving the easier of two to a day with room', () => {
  const clash = [
    timed('Dinner with Luca', monday, [1140, 120], { id: 'dinner', eventId: 'dinner', categoryId: 'family' }),
    timed('Painting', monday, [1200, 120], { id: 'painting', eventId: 'painting', categoryId: 'family' }),
  ]
  const found = analyseYear(anInput({ items: [...calmYear, ...clash] })).recommendations.find(
    ({ scoreId }) => scoreId === 'conflicts',
  )
  expect(found?.text).toBe(
    '“Dinner with Luca” and “Painting” overlap on Monday 14 June. You could move “Painting” to Tuesday 15 June, where there is room.',
  )
})

it('frees a day in a long run without rest, and keeps it free', () => {
  const run = Array.from({ length: 9 }, (_, place) =>
    fullDay(`Draft ${place}`, monday + 2 + place, {
      categoryId: 'work',
      id: `run-${place}`,
      eventId: `run-${place}`,
    }),
  )
  const input = anInput({ items: [...calmYear, ...run] })
  const found = analyseYear(input).recommendations.find(({ scoreId }) => scoreId === 'streak')
  expect(found?.action.changes.map(({ action }) => action)).toEqual(['shift', 'create'])
  expect(found?.action.changes[1]).toMatchObject({ title: 'Day of rest', kind: 'marker' })
  expect(valueOf(appliedByHand(input, found!.action.changes), 'streak')).toBeLessThan(9)
})

it('spreads the fullest month still to come over emptier ones, where its events are one’s own', () => {
  const october = parseDay('2027-10-04')!
  const full = [0, 1, 7, 8, 14, 15, 21, 22].map((place) =>
    fullDay(`Draft ${place}`, october + place, { categoryId: 'work' }),
  )
  const input = anInput({ items: [...calmYear, ...full] })
  const found = analyseYear(input).recommendations.find(({ scoreId }) => scoreId === 'seasonality')
  expect(found?.text).toMatch(
    /^October holds \d+% of the year’s hours, the most of the months still to come\. To even it out, move “Draft/,
  )
  expect(found?.action.changes.length).toBeGreaterThan(0)
  expect(valueOf(appliedByHand(input, found!.action.changes), 'seasonality')).toBeLessThan(
    valueOf(input, 'seasonality'),
  )
  const over = analyseYear({ ...input, today: parseDay('2027-11-20')! }).recommendations
  expect(over.map(({ scoreId }) => scoreId)).not.toContain('seasonality')
})

it('moves no deadline apart: its date is for others to give', () => {
  const due = [0, 2, 4, 6].map((place) =>
    analysed(`Report ${place} due`, monday + place, undefined, { categoryId: 'work' }),
  )
  const { recommendations } = analyseYear(anInput({ items: [...calmYear, ...due] }))
  expect(recommendations.map(({ scoreId }) => scoreId)).not.toContain('deadlines')
})

it('plans the preparation of a milestone with a goal that says its date in full', () => {
  const exam = analysed('Esame di\nstatistica', parseDay('2027-11-08')!, undefined, {
    kind: 'milestone',
    categoryId: 'work',
  })
  const recommend = (rest: Partial<AnalysisInput>) =>
    analyseYear(anInput({ items: [...calmYear, exam], ...rest })).recommendations.map(({ action }) => action.target)
  expect(recommend({ language: 'it' })).toContain('Esame di statistica l’8 novembre 2027')
  expect(recommend({})).toContain('Esame di statistica on 8 November 2027')
  expect(recommend({ preparedEventIds: new Set([exam.eventId]) }).filter((goal) => goal !== null)).toEqual([])
})

it('asks for targets where too few are set', () => {
  const kinds = (targetMinutes: number | null) =>
    analyseYear(
      anInput({ items: calmYear, categories: anInput().categories.map((one) => ({ ...one, targetMinutes })) }),
    ).recommendations.map(({ action }) => action.kind)
  expect(kinds(null)).toContain('targets')
  expect(kinds(60)).not.toContain('targets')
})
