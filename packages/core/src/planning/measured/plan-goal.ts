import type { Day } from '../../date/index.ts'
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

/** A target from another first day to another last one, which its sentences may name. */
function withDays(target: MeasuredTarget, from: Day, to: Day, { language }: PlanSurroundings): MeasuredTarget {
  const { span, day } = languages[language]
  const meaning = span(from, to)
  return {
    ...{ ...target, from, to },
    understood: target.understood.map((words) => (words.kind === 'timeframe' ? { ...words, meaning } : words)),
    warnings: target.warnings.map((sentence) => sentence.replace(day(target.to), day(to))),
  }
}

/** A target that is reached before an event of the year, and says no other day. */
function untilEvent(target: MeasuredTarget, surroundings: PlanSurroundings): MeasuredTarget {
  const { title, isPeriodSaid, isGiven, rhythm, from } = target
  const { warning, reading } = languages[surroundings.language]
  const event = isPeriodSaid ? null : calendarEvent(eventNamed(target.text, surroundings), surroundings)
  const isOther = rhythm !== null && event?.isBefore === false
  if (!event || isOther || event.first <= from + 1) return target
  const to = event.first - 1
  const share = (event.first - from) / (target.to - from + 1)
  return {
    ...withDays(target, from, to, surroundings),
    target: isGiven ? target.target : Math.max(1, Math.round(target.target * share)),
    title: event.isBefore ? titleWithoutEvent(title, event.until, reading) : title,
    warnings: [warning({ kind: 'fromCalendar', title: event.title, days: event, isBefore: event.isBefore && isGiven })],
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

/** More days are no trips and holidays that a series leaves out. */
const LONGER_MOST = 60

/** What was said as it is takes the days that its series needs for all of it, from the first sitting on, unless its end was said too. */
function untilHeld(target: MeasuredTarget, surroundings: PlanSurroundings, categoryId: string | null): MeasuredTarget {
  const from = Math.max(target.from, surroundings.today + 1)
  const isHeld = (to: Day): boolean =>
    (placeSeries({ ...target, from, to }, surroundings, categoryId)?.held ?? 0) >= target.target
  const later = Array.from({ length: LONGER_MOST }, (_, more) => target.to + more)
  const isOpen = !target.isPeriodSaid || target.unit === measuredWords(surroundings.language).counted.days
  const to = isOpen && target.isGiven && target.rhythm !== null ? later.find(isHeld) : undefined
  return to === undefined ? target : withDays(target, from, to, surroundings)
}

/** Plans a measured target around the person's events. */
export function planGoal(measured: MeasuredTarget, surroundings: PlanSurroundings): PlannedGoal {
  const { items, categories, language } = surroundings
  const dated = untilEvent(measured, surroundings)
  const categoryId = dated.categoryId ?? guessCategory(dated.title, items, categories)
  const wanted = untilHeld(dated, surroundings, categoryId)
  const series = placeSeries(wanted, surroundings, categoryId)
  const target = asHeld(wanted, series, surroundings)
  const isWithout = target.rhythm !== null && series === null
  const { noSeries } = measuredWords(language).sentences
  return { target, categoryId, series, warnings: [...target.warnings, ...(isWithout ? [noSeries] : [])] }
}
