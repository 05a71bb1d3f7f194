import type { Day } from '../../date/index.ts'
import { line } from '../evidence.ts'
import { measureGaps } from '../measures/measure-gaps.ts'
import { measureTargets } from '../measures/measure-shares.ts'
import { adviceSentences, scoreSentences } from '../words/sentences.ts'
import { isWeekend, type Agenda } from './agenda.ts'
import { effectOf, recommendation, type Candidate } from './candidate.ts'

/** What is placed: two hours of a morning. */
const MINUTES = [10 * 60, 12 * 60] as const
/** Nothing is placed nearer than this: a free tomorrow is the person's own. */
const SOONEST_DAYS = 3
const CALM = 0.75

/** A free day for the category furthest below its target. */
export function targetAdvice(agenda: Agenda): Candidate[] {
  const { year, input } = agenda
  const { lines, fit } = measureTargets(year)
  if (fit === null || fit >= 90) return []
  const [short] = lines.toSorted((a, b) => a.share - a.target - (b.share - b.target))
  const day = freeDayBetween(input.today + SOONEST_DAYS, year.last, agenda)
  if (!short || short.share >= short.target || day === null) return []
  const said = adviceSentences[input.language]
  const text = scoreSentences[input.language].targetLine(short)
  return [
    keeping('targets', day, {
      agenda,
      category: short,
      offered: said.targetTime(short, day),
      evidence: [line(text, { value: short.hoursAWeek, unit: 'hours' })],
    }),
  ]
}

/** A free day within a category's most unusual gap, if that is in the future. */
export function gapAdvice(agenda: Agenda): Candidate[] {
  const { year, input } = agenda
  const [gap] = measureGaps(year).gaps
  if (!gap || gap.ratio < 2 || gap.days < 14) return []
  const middle = Math.round((gap.from + gap.to) / 2)
  const reach = Math.floor(gap.days / 4)
  const soonest = Math.max(input.today + SOONEST_DAYS, middle - reach)
  const day = freeDayBetween(soonest, middle + reach, agenda)
  if (day === null) return []
  const said = adviceSentences[input.language]
  const evidence = line(scoreSentences[input.language].gapLine(gap), {
    value: gap.days,
    unit: 'days',
    span: { first: gap.from, last: gap.to },
  })
  return [keeping('gaps', day, { agenda, category: gap, offered: said.gapTime(gap, day), evidence: [evidence] })]
}

function keeping(
  scoreId: 'targets' | 'gaps',
  day: Day,
  kept: {
    readonly agenda: Agenda
    readonly category: { readonly categoryId: string; readonly name: string }
    readonly offered: Parameters<typeof recommendation>[1]
    readonly evidence: Parameters<typeof recommendation>[2]['evidence']
  },
): Candidate {
  const { agenda, category, offered, evidence } = kept
  const said = adviceSentences[agenda.input.language]
  const changes = [
    {
      action: 'create' as const,
      title: said.timeFor(category.name),
      kind: 'event' as const,
      first: day,
      last: day,
      minutes: MINUTES,
      categoryId: category.categoryId,
      reason: said.timeReason,
    },
  ]
  return {
    effect: effectOf(scoreId, changes, agenda.year),
    recommendation: recommendation({ id: `${scoreId}-${agenda.input.year}-${category.categoryId}`, scoreId }, offered, {
      evidence,
      action: { kind: 'propose', first: day, last: day, changes },
    }),
  }
}

/** The earliest empty weekend day in a week with room, whose weekend stays half free. */
function freeDayBetween(first: Day, last: Day, agenda: Agenda): Day | null {
  const end = Math.min(last, agenda.year.last)
  for (let day = Math.max(first, agenda.year.first); day <= end; day += 1) {
    if (!isWeekend(day) || agenda.isHoliday(day) || agenda.itemsOn(day).length > 0) continue
    if ((agenda.weekOf(day)?.minutes ?? 0) + MINUTES[1] - MINUTES[0] <= CALM * agenda.limitHours * 60) return day
  }
  return null
}
