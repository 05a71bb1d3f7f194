import { calendarEvent } from '../calendar-event.ts'
import { guessCategory } from '../guess-category.ts'
import { languages } from '../languages.ts'
import type { PlanSurroundings } from '../planning-types.ts'
import { titleWithoutEvent } from '../reading/target-title.ts'
import { measuredWords } from './ready-words.ts'
import type { MeasuredTarget } from './measured-types.ts'
import { placeSeries, type PlacedSeries } from './place-series.ts'

/** What a measured target becomes: a goal, and where it helps a weekly series of events for it. */
export interface PlannedGoal {
  /** The target, until the day before an event of the person's year where it names one and no other day, as far as it can be done. */
  readonly target: MeasuredTarget
  readonly categoryId: string | null
  readonly series: PlacedSeries | null
  /** Sentences in the person's language. */
  readonly warnings: readonly string[]
}

/** The words that may name an event: those for a race in which something is raised, or all. */
function eventNamed(text: string, { language }: PlanSurroundings): Parameters<typeof calendarEvent>[0] {
  const inRace = measuredWords(language).phrasesOf(text).find('inRace')
  return inRace ? { text: text.slice(inRace.to), templateId: 'race' } : { text, templateId: 'regular' }
}

/** A target of some amount that is reached before an event of the year, and says no other day. */
function untilEvent(target: MeasuredTarget, surroundings: PlanSurroundings): MeasuredTarget {
  const { text, title, isPeriodSaid, rhythm, from } = target
  const isOpen = !isPeriodSaid && rhythm === null
  const { warning, span, reading } = languages[surroundings.language]
  const event = isOpen ? calendarEvent(eventNamed(text, surroundings), surroundings) : null
  if (!event || event.first <= from + 1) return target
  const to = event.first - 1
  const isOfDays = target.unit === measuredWords(surroundings.language).counted.days
  const isEachDay = isOfDays && target.target === target.to - from + 1
  return {
    ...target,
    target: isEachDay ? to - from + 1 : target.target,
    title: event.isBefore ? titleWithoutEvent(title, event.until, reading) : title,
    to,
    understood: target.understood.map((words) =>
      words.kind === 'timeframe' ? { ...words, meaning: span(from, to) } : words,
    ),
    warnings: [
      warning({ kind: 'fromCalendar', title: event.title, days: event, isBefore: event.isBefore && !isEachDay }),
    ],
  }
}

/** A target of no more than its series holds: nothing is counted of days away. */
function asHeld(target: MeasuredTarget, series: PlacedSeries | null, { language }: PlanSurroundings): MeasuredTarget {
  const { rhythm, kind, unit, warnings, isGiven } = target
  if (!series || !rhythm || isGiven) return target
  const held = kind === 'hours' ? Math.max(1, Math.round((series.held * rhythm.minutes) / 60)) : series.held
  if (held >= target.target) return target
  return { ...target, target: held, warnings: [...warnings, measuredWords(language).sentences.held(held, unit)] }
}

/** Plans a measured target around the person's events. */
export function planGoal(measured: MeasuredTarget, surroundings: PlanSurroundings): PlannedGoal {
  const { items, categories, language } = surroundings
  const wanted = untilEvent(measured, surroundings)
  const categoryId = wanted.categoryId ?? guessCategory(wanted.title, items, categories)
  const series = placeSeries(wanted, surroundings, categoryId)
  const target = asHeld(wanted, series, surroundings)
  const isWithout = target.rhythm !== null && series === null
  const { noSeries } = measuredWords(language).sentences
  return { target, categoryId, series, warnings: [...target.warnings, ...(isWithout ? [noSeries] : [])] }
}
