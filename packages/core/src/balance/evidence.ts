import { dayOf, daysInMonth } from '../date/index.ts'
import { minutesOf } from '../load/index.ts'
import type { AnalysedItem, Evidence, Unit } from './balance-types.ts'
import type { ConflictFacts } from './measures/measure-conflicts.ts'
import type { DeadlineFacts } from './measures/measure-deadlines.ts'
import type { GapFacts } from './measures/measure-gaps.ts'
import type { SeasonFacts } from './measures/measure-months.ts'
import type { PreparationFacts } from './measures/measure-preparation.ts'
import { lengthOf, type RestFacts, type DaySpan } from './measures/measure-rest.ts'
import type { EvennessFacts, TargetFacts } from './measures/measure-shares.ts'
import type { ClusteringFacts, OverloadFacts, RecoveryFacts } from './measures/measure-weeks.ts'
import type { PreparedWeek, PreparedYear } from './prepare-year.ts'
import { rounded, sumOf } from './statistics.ts'
import { scoreSentences } from './words/sentences.ts'

/** Maximum lines per score, and items per line. */
const LINES_MAX = 12
const ITEMS_MAX = 20

const said = ({ input }: PreparedYear) => scoreSentences[input.language]

/** A line of evidence; fields not given are unknown. */
export const line = (
  text: string,
  rest: { value?: number; unit?: Unit; span?: DaySpan; items?: readonly AnalysedItem[] } = {},
): Evidence => ({
  text,
  value: rest.value === undefined ? null : rounded(rest.value),
  unit: rest.unit ?? null,
  first: rest.span?.first ?? null,
  last: rest.span?.last ?? null,
  itemIds: (rest.items ?? []).slice(0, ITEMS_MAX).map(({ id }) => id),
})

/** The named items of a range, largest first: by minutes, then by days. */
function largestIn({ items, input }: PreparedYear, span: DaySpan): AnalysedItem[] {
  const daysIn = (item: AnalysedItem) => Math.min(item.last, span.last) - Math.max(item.first, span.first)
  return items
    .filter((item) => item.first <= span.last && item.last >= span.first)
    .map((item) => ({ item, minutes: minutesOf(item, span, input.rules), days: daysIn(item) }))
    .sort((a, b) => b.minutes - a.minutes || b.days - a.days)
    .slice(0, ITEMS_MAX)
    .map(({ item }) => item)
}

/** A week as evidence: its hours and its largest items. */
export function weekEvidence(year: PreparedYear, week: PreparedWeek): Evidence {
  const items = largestIn(year, week)
  const titles = [...new Set(items.map(({ title }) => title))].slice(0, 3)
  const text = said(year).weekLine({ ...week, hours: week.minutes / 60, titles })
  return line(text, { value: week.minutes / 60, unit: 'hours', span: week, items })
}

const weeksAt = (year: PreparedYear, places: readonly number[]): Evidence[] =>
  places.slice(0, LINES_MAX).flatMap((place) => {
    const week = year.weeks[place]
    return week ? [weekEvidence(year, week)] : []
  })

export const targetEvidence = (year: PreparedYear, { lines }: TargetFacts): Evidence[] =>
  lines.map((one) => line(said(year).targetLine(one), { value: one.hoursAWeek, unit: 'hours' }))

export const shareEvidence = (year: PreparedYear, { lines }: EvennessFacts): Evidence[] =>
  lines.slice(0, LINES_MAX).map((one) => line(said(year).shareLine(one), { value: 100 * one.share, unit: 'percent' }))

export const overloadEvidence = (year: PreparedYear, { weeks }: OverloadFacts): Evidence[] => weeksAt(year, weeks)

/** The longest run without rest, weekends, and the longest time without a break. */
export function restEvidence(year: PreparedYear, { run, weekendless, freeWeekends, breakless }: RestFacts): Evidence[] {
  const words = said(year)
  const run1 = run ? [line(words.runLine(run.first, run.last), spanOf(year, run))] : []
  const weekends = weekendless
    ? [
        line(words.weekendLine(weekendless.weekends, weekendless.first, weekendless.last), {
          value: weekendless.weekends,
          unit: 'count',
          span: weekendless,
        }),
      ]
    : []
  const free = line(words.freeWeekendLine(freeWeekends), { value: sumOf(freeWeekends), unit: 'count' })
  const breaks = breakless
    ? [line(words.breakLine(breakless.first, breakless.last), { ...spanOf(year, breakless), items: [] })]
    : []
  return [...run1, ...weekends, free, ...breaks]
}

const spanOf = (year: PreparedYear, span: DaySpan) => ({
  value: lengthOf(span),
  unit: 'days' as const,
  span,
  items: largestIn(year, span),
})

export const recoveryEvidence = (year: PreparedYear, { peaks }: RecoveryFacts): Evidence[] =>
  peaks.slice(0, LINES_MAX).map((peak) => {
    const text = said(year).peakLine(peak)
    if (peak.daysUntilLight === null) return line(text, { span: peak.week })
    return line(text, { value: peak.daysUntilLight, unit: 'days', span: peak.week })
  })

export const gapEvidence = (year: PreparedYear, { gaps }: GapFacts): Evidence[] =>
  gaps
    .slice(0, LINES_MAX)
    .map((gap) =>
      line(said(year).gapLine(gap), { value: gap.days, unit: 'days', span: { first: gap.from, last: gap.to } }),
    )

/** How few weeks contain half of the year's hours, its rhythm, and its fullest weeks. */
export function clusteringEvidence(year: PreparedYear, facts: ClusteringFacts): Evidence[] {
  if (facts.gini === null) return []
  const bursts = facts.burstiness
  return [
    line(said(year).halfLine(facts), { value: facts.halfWeeks.length, unit: 'weeks' }),
    ...(bursts === null ? [] : [line(said(year).burstLine(bursts), { value: bursts, unit: 'ratio' })]),
    ...weeksAt(year, facts.halfWeeks.slice(0, 5)),
  ]
}

export const deadlineEvidence = (year: PreparedYear, { spans }: DeadlineFacts): Evidence[] =>
  spans.slice(0, LINES_MAX).map((span) =>
    line(said(year).deadlineLine(span), {
      value: span.items.length,
      unit: 'count',
      span,
      items: span.items,
    }),
  )

export const monthEvidence = ({ input }: PreparedYear, { months, displaced }: SeasonFacts): Evidence[] =>
  displaced === null
    ? []
    : months.map((one) => {
        const first = dayOf(input.year, one.month, 1)
        const span = { first, last: first + daysInMonth(input.year, one.month) - 1 }
        const text = scoreSentences[input.language].monthLine(one)
        return line(text, { value: 100 * one.share, unit: 'percent', span })
      })

export const conflictEvidence = (year: PreparedYear, { conflicts }: ConflictFacts): Evidence[] =>
  conflicts.slice(0, LINES_MAX).map(([earlier, later, isAway]) =>
    line(said(year).conflictLine([earlier, later, isAway]), {
      span: { first: later.first, last: Math.min(earlier.last, later.last) },
      items: [earlier, later],
    }),
  )

/** Milestones without steps, then deadlines without a reminder. */
export function preparationEvidence(year: PreparedYear, { unprepared, unreminded }: PreparationFacts): Evidence[] {
  const { today } = year.input
  const milestones = unprepared.map((item) =>
    line(said(year).unpreparedLine(item, item.first - today), {
      value: item.first - today,
      unit: 'days',
      span: item,
      items: [item],
    }),
  )
  const reminders = unreminded.map((item) => line(said(year).unremindedLine(item), { span: item, items: [item] }))
  return [...milestones.slice(0, LINES_MAX), ...reminders.slice(0, 5)]
}
