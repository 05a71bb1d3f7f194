import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../scripts/test-counts.ts'
import { dayOf, formatDay, januaryOf, monthAt } from '../date/index.ts'
import { crowdedYear } from '../test/arbitrary-items.ts'
import { anItem } from '../test/year-item.ts'
import { comparedSpan, compareLoads, measureLoad, PLAIN_RULES } from './index.ts'

const spanWords = ({ now, before }: ReturnType<typeof comparedSpan>) =>
  [now, before].map(({ first, last }) => `${formatDay(first)} ${formatDay(last)}`)

describe('the days of two years that are compared', () => {
  it.each([
    [januaryOf(2027), null, '2027-01-01 2027-12-31', '2026-01-01 2026-12-31'],
    [januaryOf(2028), null, '2028-01-01 2028-12-31', '2027-01-01 2027-12-31'],
    [januaryOf(2027), dayOf(2027, 3, 18), '2027-01-01 2027-03-18', '2026-01-01 2026-03-18'],
    [januaryOf(2028), dayOf(2028, 2, 29), '2028-01-01 2028-02-29', '2027-01-01 2027-02-28'],
    [januaryOf(2029), dayOf(2029, 2, 28), '2029-01-01 2029-02-28', '2028-01-01 2028-02-28'],
    [januaryOf(2100), dayOf(2100, 3, 1), '2100-01-01 2100-03-01', '2099-01-01 2099-03-01'],
    [monthAt(2026, 11), dayOf(2027, 2, 10), '2026-11-01 2027-02-10', '2025-11-01 2026-02-10'],
    [monthAt(2026, 11), null, '2026-11-01 2027-10-31', '2025-11-01 2026-10-31'],
    [januaryOf(2027), dayOf(2028, 5, 1), '2027-01-01 2027-12-31', '2026-01-01 2026-12-31'],
  ])('T4: are for %i until %s those of %s and %s', (from, until, now, before) => {
    expect(spanWords(comparedSpan({ from, until }))).toEqual([now, before])
  })
})

describe('the loads of two years', () => {
  it('are said in all, by month and by category, the fuller one first', () => {
    const items = [
      anItem('a', dayOf(2027, 1, 5), dayOf(2027, 1, 7), { categoryId: 'work' }),
      anItem('b', dayOf(2026, 1, 5), dayOf(2026, 1, 5), { categoryId: 'work' }),
      anItem('c', dayOf(2026, 12, 30), dayOf(2027, 1, 2)),
      anItem('old', dayOf(2025, 5, 1), dayOf(2025, 5, 1), { categoryId: 'gone' }),
    ]
    const { now, before, months, categories } = compareLoads(items, { from: januaryOf(2027), until: null }, PLAIN_RULES)
    expect([now, before]).toMatchObject([
      { events: 2, days: 5 },
      { events: 2, days: 3 },
    ])
    expect(months).toHaveLength(12)
    expect(months[0]).toMatchObject({ now: { events: 2, days: 5 }, before: { events: 1, days: 1 } })
    expect(months[11]).toMatchObject({ now: { events: 0 }, before: { events: 1, days: 2 } })
    expect(categories.map(({ categoryId }) => categoryId)).toEqual(['work', null])
    expect(categories[0]?.months[0]).toMatchObject({ now: { events: 1 }, before: { events: 1 } })
  })

  it('leave out the months to come where they are compared until a day', () => {
    const { months } = compareLoads([], { from: januaryOf(2027), until: dayOf(2027, 3, 18) }, PLAIN_RULES)
    expect(months.map(({ span }) => spanWords(span))).toEqual([
      ['2027-01-01 2027-01-31', '2026-01-01 2026-01-31'],
      ['2027-02-01 2027-02-28', '2026-02-01 2026-02-28'],
      ['2027-03-01 2027-03-18', '2026-03-01 2026-03-18'],
    ])
  })

  it('are what everybody says of the same days, in any year', () => {
    const given = fc.integer({ min: 1901, max: 2199 }).chain((year) => {
      const until = fc.option(fc.integer({ min: dayOf(year, 1, 1), max: dayOf(year, 12, 31) }))
      const items = fc.tuple(crowdedYear(year), crowdedYear(year - 1))
      const categories = fc.infiniteStream(fc.constantFrom('work', 'sport', null))
      return fc.tuple(fc.constant(year), until, items, categories)
    })
    fc.assert(
      fc.property(given, ([year, until, [now, before], drawn]) => {
        const items = [...now, ...before].map((item) => ({ ...item, categoryId: drawn.next().value ?? null }))
        const compared = compareLoads(items, { from: januaryOf(year), until }, PLAIN_RULES)
        const measured = (some: typeof items, span: typeof compared.span) => ({
          now: measureLoad(some, span.now, PLAIN_RULES),
          before: measureLoad(some, span.before, PLAIN_RULES),
        })
        expect(compared).toMatchObject(measured(items, compared.span))
        for (const month of compared.months) expect(month).toMatchObject(measured(items, month.span))
        for (const { categoryId, months, ...line } of compared.categories) {
          const own = items.filter((item) => item.categoryId === categoryId)
          expect(line).toMatchObject(measured(own, compared.span))
          for (const month of months) expect(month).toMatchObject(measured(own, month.span))
        }
      }),
      { seed: testSeed, numRuns: Math.ceil(testCounts.propertyRuns / 4) },
    )
  })
})
