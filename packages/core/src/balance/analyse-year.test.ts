import fc from 'fast-check'
import { expect, it } from 'vitest'
import { yearSpan } from '../date/index.ts'
import { analyseYear } from './analyse-year.ts'
import type { AnalysisInput, Score } from './balance-types.ts'
import { analysed, anInput, anyInput, fullDay, sampleInput, timed, YEAR } from './test/analysis-input.ts'
import { naiveAnalysis } from './test/naive-analysis.ts'

const { first } = yearSpan(YEAR)

/** Every number of an analysis against one that was made minute by minute. */
function expectSameNumbers(input: AnalysisInput): void {
  const analysis = analyseYear(input)
  const naive = naiveAnalysis(input)
  const { enough, ...coverage } = analysis.coverage
  for (const [name, value] of Object.entries(coverage))
    expect(value, name).toBeCloseTo(naive.coverage[name as keyof typeof naive.coverage], 3)
  expect(enough).toBe(naive.coverage.distinct >= 30 && naive.coverage.categorised >= 0.6)
  expect(analysis.scores).toHaveLength(enough ? 11 : 0)
  for (const { id, value } of analysis.scores) {
    if (naive.values[id] === null) expect(value, id).toBeNull()
    else expect(value, id).toBeCloseTo(naive.values[id], 3)
  }
  const total = [...naive.categoryHours.values()].reduce((sum, hours) => sum + hours, 0)
  for (const { categoryId, hours, share } of analysis.categories) {
    expect(hours).toBeCloseTo(naive.categoryHours.get(categoryId)!, 3)
    expect(share).toBeCloseTo(total === 0 ? 0 : naive.categoryHours.get(categoryId)! / total, 3)
  }
  expect(analysis.months.map(({ events }) => events)).toEqual(naive.months.map(({ events }) => events))
  for (const [place, month] of analysis.months.entries()) expect(month.hours).toBeCloseTo(naive.months[place]!.hours, 3)
  const bare = ({ hours: _, isOverloaded, ...rest }: (typeof naive.weeks)[number]) => ({
    ...rest,
    isOverloaded: enough && isOverloaded,
  })
  expect(analysis.weeks.map(bare)).toEqual(naive.weeks.map(bare))
  for (const [place, week] of analysis.weeks.entries()) expect(week.hours).toBeCloseTo(naive.weeks[place]!.hours, 3)
}

it('says the same numbers of the sample year as an analysis minute by minute', () => {
  for (const count of [60, 300]) expectSameNumbers(sampleInput(count))
})

it('says the same numbers of random years as an analysis minute by minute', () => {
  let scored = 0
  const property = fc.property(anyInput, (input) => {
    expectSameNumbers(input)
    scored += analyseYear(input).scores.length > 0 ? 1 : 0
  })
  fc.assert(property, { numRuns: 40, seed: 2027, endOnFailure: true })
  expect(scored).toBeGreaterThan(10)
})

it('gives counts and no score to a year of five events', () => {
  const items = [1, 2, 3, 4, 5].map((day) =>
    analysed(`Day ${day}`, first + 10 * day, undefined, { categoryId: 'work' }),
  )
  const { coverage, scores, recommendations, summary, categories } = analyseYear(anInput({ items }))
  expect(coverage).toEqual({ events: 5, distinct: 5, categorised: 1, timed: 0, days: 5, enough: false })
  expect([scores, recommendations]).toEqual([[], []])
  expect(categories).toEqual([{ categoryId: 'work', name: 'Work', events: 5, hours: 0, share: 0, target: null }])
  expect(summary).toContain('5 events')
  expect(summary).toContain('at least 30')
})

it('gives no score where too few events have a category, and offers to give them one', () => {
  const items = Array.from({ length: 40 }, (_, day) =>
    analysed(
      `Day ${'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz'[day]}${day % 7}x`,
      first + 3 * day,
      undefined,
      {
        id: `${day}`,
        eventId: `${day}`,
        categoryId: day < 20 ? 'work' : null,
      },
    ),
  )
  const { coverage, scores, recommendations } = analyseYear(anInput({ items }))
  expect([coverage.enough, coverage.categorised, scores.length]).toEqual([false, 0.5, 0])
  expect(recommendations.map(({ scoreId, action }) => [scoreId, action.kind.replace('propose', 'categorise')])).toEqual(
    [[null, 'categorise']],
  )
})

it('counts each occurrence of a series, what runs in parallel once, and a night out on its first day', () => {
  const evening = { eventId: 'series', categoryId: 'work', repeats: true }
  const items = [
    timed('Class', first + 5, [1080, 120], { ...evening, id: 'series/1' }),
    timed('Class', first + 12, [1080, 120], { ...evening, id: 'series/2' }),
    timed('Call', first + 5, [1140, 120], { id: 'call', eventId: 'call', categoryId: 'work' }),
    timed('Night out', first + 20, [1320, 240], { id: 'night', eventId: 'night' }),
  ]
  const { coverage, categories, weeks } = analyseYear(anInput({ items }))
  expect([coverage.events, coverage.distinct, coverage.days]).toEqual([4, 3, 3])
  expect(categories.map(({ name, hours }) => [name, hours])).toEqual([
    ['Work', 5],
    ['No category', 4],
  ])
  expect(weeks.filter(({ hours }) => hours > 0).map(({ hours }) => hours)).toEqual([3, 2, 4])
})

it('leaves out markers, what is cancelled and what leaves one free', () => {
  const items = [
    analysed('Birthday', first + 1, first + 1, { kind: 'marker', isLoad: false }),
    analysed('Off', first + 2, first + 2, { status: 'cancelled', isLoad: false }),
    analysed('Free', first + 3, first + 3, { isLoad: false }),
  ]
  const { coverage, months } = analyseYear(anInput({ items }))
  expect([coverage.events, coverage.days, months[0]]).toEqual([0, 0, { month: 1, events: 0, hours: 0 }])
})

it('names what cannot be measured, and why, instead of a number', () => {
  const items = Array.from({ length: 30 }, (_, day) =>
    analysed(`Day ${day}`, first + 7 * day, undefined, { categoryId: 'work' }),
  )
  const scores = new Map(analyseYear(anInput({ items })).scores.map((score) => [score.id, score]))
  const valueAndReading = ({ value, reading }: Score) => [value, reading]
  expect(valueAndReading(scores.get('targets')!)).toEqual([null, expect.stringContaining('not said yet')])
  expect(valueAndReading(scores.get('evenness')!)).toEqual([null, expect.stringContaining('at least two')])
  expect(valueAndReading(scores.get('recovery')!)).toEqual([null, expect.stringContaining('no overloaded week')])
  expect(valueAndReading(scores.get('deadlines')!)).toEqual([null, expect.stringContaining('no milestones')])
  expect(valueAndReading(scores.get('preparation')!)).toEqual([null, expect.stringContaining('no milestones ahead')])
})

it('names every month that is as full as the fullest', () => {
  const items = [0, 31, 59].map((day) => fullDay(`First ${day}`, first + day, { categoryId: 'work' }))
  const more = Array.from({ length: 30 }, (_, day) =>
    analysed(`Day ${day}`, first + 200 + day, undefined, { categoryId: 'work' }),
  )
  const said = (language: 'en' | 'it') => {
    const { scores, summary } = analyseYear({ ...anInput({ items: [...items, ...more] }), language })
    return [scores.find(({ id }) => id === 'seasonality')?.reading, summary]
  }
  expect(said('en').join()).toContain('The fullest months are January, February and March, each with 33% of the hours')
  expect(said('en').join()).toContain('January, February and March are the fullest months, with as many hours each.')
  expect(said('it').join()).toContain('I mesi più pieni sono gennaio, febbraio e marzo, ciascuno con il 33% delle ore')
  expect(said('it').join()).toContain('i mesi più pieni, a pari ore, sono gennaio, febbraio e marzo.')
})

it('compares months with the year before where it is known', () => {
  const items = Array.from({ length: 30 }, (_, day) => fullDay(`${day}`, first + day, { categoryId: 'work' }))
  const itemsBefore = [fullDay('Then', first - 360)]
  const season = analyseYear(anInput({ items, itemsBefore })).scores.find(({ id }) => id === 'seasonality')
  expect(season?.evidence[0]?.text).toBe('January: 240 hours, 100% of the year (100% the year before)')
})
