import { line } from '../evidence.ts'
import { measurePreparation } from '../measures/measure-preparation.ts'
import { measureTargets } from '../measures/measure-shares.ts'
import { adviceSentences, scoreSentences } from '../words/sentences.ts'
import type { Agenda } from './agenda.ts'
import { recommendation, type Candidate } from './candidate.ts'

/** A preparation for the next milestones without one. Each reduces the count by one. */
export function planAdvice({ year, input }: Agenda): Candidate[] {
  const { unprepared } = measurePreparation(year)
  const said = adviceSentences[input.language]
  return unprepared.slice(0, 2).map((item) => {
    const days = item.first - input.today
    const text = scoreSentences[input.language].unpreparedLine(item, days)
    return {
      effect: 1 / unprepared.length,
      recommendation: recommendation({ id: `prepare-${item.id}`, scoreId: 'preparation' }, said.plan(item, days), {
        evidence: [line(text, { value: days, unit: 'days', span: item, items: [item] })],
        action: { kind: 'plan', first: item.first, last: item.last, itemId: item.id, target: said.goal(item) },
      }),
    }
  })
}

/** Suggests setting targets, if there are too few to compare with. */
export function targetsAdvice({ year, input }: Agenda): Candidate[] {
  const { lines } = measureTargets(year)
  if (lines.length > 1 || input.categories.length < 2) return []
  const offered = adviceSentences[input.language].setTargets(lines.length)
  const action = { kind: 'targets' as const }
  return [
    {
      effect: 0,
      recommendation: recommendation({ id: 'set-targets', scoreId: 'targets' }, offered, { evidence: [], action }),
    },
  ]
}
