import type { YearBalance } from '../balance-types.ts'
import { line } from '../evidence.ts'
import { adviceSentences } from '../words/sentences.ts'
import type { Agenda } from './agenda.ts'
import { recommendation, type Candidate } from './candidate.ts'
import { categoryFits } from './category-fit.ts'

const CHANGES_MAX = 30

/** Categories for uncategorised events: those that clearly fit as a proposal, otherwise the list to go through. */
export function coverageAdvice({ year, input }: Agenda, coverage: YearBalance['coverage']): Candidate[] {
  const without = [
    ...new Map(year.items.filter((item) => item.categoryId === null).map((item) => [item.eventId, item])).values(),
  ]
  if (without.length === 0 || coverage.categorised >= 0.9) return []
  const said = adviceSentences[input.language]
  const effect = 1 - coverage.categorised
  const fits = categoryFits(input, year.items, CHANGES_MAX)
  if (fits.length > 0) {
    const changes = fits.map((fit) => ({
      action: 'categorise' as const,
      itemId: fit.item.id,
      categoryId: fit.categoryId,
      reason: said.fitReason(fit),
    }))
    const items = fits.map(({ item }) => item)
    const offered = said.fits(fits)
    const evidence = [line(offered.text, { value: fits.length, unit: 'count', items })]
    const action = { kind: 'propose' as const, changes }
    return [
      { effect, recommendation: recommendation({ id: 'categorise', scoreId: null }, offered, { evidence, action }) },
    ]
  }
  const offered = said.categorise(without.length, 1 - coverage.categorised)
  const evidence = [line(offered.text, { value: without.length, unit: 'count', items: without })]
  const action = { kind: 'categorise' as const }
  return [
    { effect, recommendation: recommendation({ id: 'categorise', scoreId: null }, offered, { evidence, action }) },
  ]
}
