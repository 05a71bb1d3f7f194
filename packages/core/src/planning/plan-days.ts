import { dayOf, yearOf, type Day } from '../date/index.ts'
import type { Language } from '../language/index.ts'
import { calendarEvent, type CalendarEvent } from './calendar-event.ts'
import { languages } from './languages.ts'
import { type Availability } from './placing/availability.ts'
import { leastDays } from './placing/lengths.ts'
import { lastFitDay, ownDay } from './placing/own-day.ts'
import { idealDays } from './placing/slots.ts'
import { isMonth, isVague, isYear, targetDays, type TargetDays } from './placing/target-day.ts'
import type { DayRange, OwnStep, PlanSurroundings, Target } from './planning-types.ts'
import type { ReadingWords, UsualDays } from './planning-words.ts'
import { detailsOf } from './reading/details-of.ts'
import { beforeEvent, has } from './reading/patterns.ts'
import { dayOfKind, rulesOf } from './templates/templates.ts'
import { daysOfGoal, weekdaysOf, type OwnWeekdays } from './templates/own-weekdays.ts'
import type { Detail } from './templates/details.ts'
import type { StepShape } from './templates/template-types.ts'
import { usualLength } from './templates/usual-lengths.ts'

/** The days of a plan, and where they come from. */
export interface PlanDays extends TargetDays {
  /** The event of the person's year that the goal names; null where none is. */
  readonly event: CalendarEvent | null
  /** `proposed` where neither words nor the year say a day. */
  readonly source: 'words' | 'calendar' | 'proposed'
}

/** What a plan has before its day is known. */
export interface Undated {
  readonly goal: Target
  readonly shapes: readonly StepShape[]
  readonly own: readonly OwnStep[] | undefined
  readonly details: readonly Detail[]
  readonly weekdays: OwnWeekdays
}

/** The same with what its words say of its days. */
export function undatedOf(goal: Pick<Undated, 'goal' | 'shapes' | 'own'>, language: Language): Undated {
  const details = detailsOf(goal.goal, language)
  return { ...goal, details, weekdays: weekdaysOf(goal.goal.templateId, languages[language].usualWeekdays, details) }
}

/** A day that nobody has said is looked for in so many days from the first that leaves time enough, or before a usual one. */
const WINDOW = 34

/** Days of the preparation without hurry. */
function leadOf({ shapes, own }: Undated): number {
  if (!own) return idealDays(shapes)
  const days = Math.max(0, ...own.map(({ daysBefore }) => (Number.isFinite(daysBefore) ? daysBefore : 0)))
  return Math.min(Math.round(days) + 7, 730)
}

/** Steps that begin within so many days after a goal are its first days; at most so many are kept free of trips. */
const FIRST_DAYS = { lead: 3, most: 5 }

/** How many days after a goal are its first ones, in which one is at home: with a dog, or in a new flat. */
const daysBehind = ({ shapes }: Undated): number =>
  shapes
    .filter(({ place, lead, optional }) => place === 'after' && lead <= FIRST_DAYS.lead && !optional)
    .reduce((most, { lead, least }) => Math.min(FIRST_DAYS.most, Math.max(most, lead + least - 1)), 0)

/** What is done without hurry, and what is large, takes so many times as long as is usual. */
const SLOW = 3

/** Whether a goal that is done when it is ready is to take its time. */
export const isSlow = ({ text, templateId }: Target, { slow }: ReadingWords): boolean =>
  dayOfKind(templateId) === 'open' && has(slow, text)

/** The first day on which a plan may begin. */
const startOf = ({ goal }: Undated, { today }: PlanSurroundings): Day => Math.max(today, goal.from ?? today)

/** Days from the start until a day that nobody says. */
function proposedLead(undated: Undated, { language }: PlanSurroundings): number {
  const { own, goal } = undated
  if (own) return leadOf(undated)
  const lead = usualLength(goal.templateId) ?? leadOf(undated)
  return isSlow(goal, languages[language].reading) ? SLOW * lead : lead
}

/** The last day that a plan may have: one that is said, that of an event, or one that is proposed. */
export const latestDay = (undated: Undated, surroundings: PlanSurroundings): Day =>
  Math.max(
    startOf(undated, surroundings) + proposedLead(undated, surroundings) + WINDOW,
    usualDay(undated, surroundings) ?? 0,
    undated.goal.anchor?.last ?? 0,
    calendarEvent(undated.goal, surroundings)?.last ?? 0,
  )

/** Who says from when on means no day that is so many days later. */
const PUT_OFF = 90

/** Whether a goal that has a usual day is to be done before it. */
const isEarly = ({ goal: { text, templateId } }: Undated, { early }: ReadingWords): boolean =>
  rulesOf(templateId).mayBeEarly === true && has(early, text)

/** When such a goal is usual in a year; null where nothing says that, or it is to be earlier. */
function usualIn(undated: Undated, { language }: PlanSurroundings): UsualDays | null {
  const { usualDays, reading } = languages[language]
  const { details, goal } = undated
  if (goal.templateId === 'generic' || isEarly(undated, reading)) return null
  return usualDays[goal.templateId]?.find(({ only }) => only === undefined || details.includes(only)) ?? null
}

/** The next days by which it is that leave time for what is least, and for all before a journey. */
function usualDaysOf(undated: Undated, surroundings: PlanSurroundings): readonly Day[] {
  const { dates = [] } = usualIn(undated, surroundings) ?? {}
  const start = startOf(undated, surroundings)
  const flow = undated.shapes.filter(({ place }) => place === 'flow')
  const needed = rulesOf(undated.goal.templateId).isJourney === true ? leadOf(undated) : leastDays(flow)
  const year = yearOf(start)
  const days = [year, year + 1, year + 2].flatMap((one) => dates.map((date) => dayOf(one, ...date)))
  return days.filter((day) => day >= start + needed)
}

/** The next of them, in what is said or behind it; null where there is none. */
function usualDay(undated: Undated, surroundings: PlanSurroundings): Day | null {
  const { anchor, from } = undated.goal
  const day = usualDaysOf(undated, surroundings).find((one) => one >= (anchor?.first ?? 0))
  // What begins behind a day that is said is not put off to the next year.
  const isPutOff = day !== undefined && from !== null && day - startOf(undated, surroundings) > PUT_OFF
  return isPutOff ? null : (day ?? null)
}

/** How many days a goal takes. */
const lengthOf = ({ goal, details }: Undated): number => goal.days ?? daysOfGoal(goal, details)

/** The fittest day up to a usual one; who is away on that is back behind it, but for what is due then. */
function nearUsual(usual: Day, first: Day, undated: Undated, availability: Availability): Day {
  const isMoved = availability.away(usual) !== null && dayOfKind(undated.goal.templateId) !== 'open'
  const window = { ideal: usual, first, last: isMoved ? usual + ABOUT : usual, days: lengthOf(undated) }
  return ownDay(window, undated.weekdays, availability)
}

/** Without a date: the day that is usual, else a fitting one after the usual length of the preparation. */
function proposedDay(undated: Undated, surroundings: PlanSurroundings, availability: Availability): Day {
  const { weekdays } = undated
  const usual = usualDay(undated, surroundings)
  const start = startOf(undated, surroundings)
  if (usual !== null) return nearUsual(usual, Math.max(start, usual - WINDOW), undated, availability)
  const first = start + proposedLead(undated, surroundings)
  return ownDay(
    { ideal: first, first, last: first + WINDOW, days: lengthOf(undated), behind: daysBehind(undated) },
    weekdays,
    availability,
  )
}

/** The days of an event; or the day before it, and before the first days behind a goal as far as there is time for them. */
function daysOfEvent(event: CalendarEvent, undated: Undated, today: Day, availability: Availability): TargetDays {
  if (!event.isBefore) return { day: event.first, last: event.last, isVague: false }
  const eve = event.first - 1
  const behind = dayOfKind(undated.goal.templateId) === 'lasting' ? 0 : daysBehind(undated)
  const latest = Math.max(eve - behind, Math.min(eve, today + leadOf(undated)))
  const day = latest === eve ? eve : lastFitDay({ first: latest - ABOUT, last: latest }, undated.weekdays, availability)
  return { day, last: day, isVague: false }
}

/** What is said roughly may be so many days off. */
const ABOUT = 10

/** Whether an event may give the day of a goal: its words say none, a month or season in which the event lies, about when it is, or its end. */
function mayGiveDay({ anchor, precision }: Target, { first, isSure, isBefore }: CalendarEvent): boolean {
  if (anchor === null) return true
  if (precision === 'about' && isSure) return anchor.first - ABOUT <= first && first <= anchor.last + ABOUT
  if (isVague(anchor)) return anchor.first <= first && first <= anchor.last
  return precision === 'until' && isSure && !isBefore && first <= anchor.last
}

/** Whether a goal is to be early in the year that its words say, of which it may take any day. */
const isEarlyInYear = (undated: Undated, { language }: PlanSurroundings): boolean =>
  undated.goal.anchor !== null && isYear(undated.goal.anchor) && isEarly(undated, languages[language].reading)

/** Whether nothing but its season is usual: a day by which it is wanted is behind that. */
const isOfSeason = (undated: Undated, surroundings: PlanSurroundings): boolean =>
  dayOfKind(undated.goal.templateId) !== 'open' || usualIn(undated, surroundings)?.only !== undefined

/** What is usual longer before that for which it is, is so for another season; what grows has a whole year for it. */
const HALF_YEAR = 183
const YEAR = 365
/** So far from its season nothing is sown. */
const OUT_OF_SEASON = 60

/** Whether a day by which something is wanted is that of what comes of it: nobody sows until then. */
const isHarvest = ({ precision, templateId }: Target, { first }: DayRange, usual: readonly Day[]): boolean =>
  rulesOf(templateId).isGrown === true &&
  (precision === 'until' || precision === 'by') &&
  !usual.some((day) => day > first - OUT_OF_SEASON)

/** Whether a usual day in a range is the day of a goal: of a year, or of a month for what is on a day. */
const mayBeUsual = (anchor: DayRange, id: Undated['goal']['templateId']): boolean =>
  isYear(anchor) || (dayOfKind(id) !== 'open' && isMonth(anchor))

/**
 * The usual day of a goal in the month or the year that its words say, or the last until that for which it is, where nothing but its
 * season is usual: school begins in the first days of September, and bulbs for the spring are planted before it.
 */
function usualDayWithin(undated: Undated, surroundings: PlanSurroundings): Day | null {
  const { anchor, templateId, precision } = undated.goal
  if (anchor === null) return null
  const usual = usualDaysOf(undated, surroundings).filter((day) => day <= anchor.last)
  const since = (days: number): readonly Day[] => usual.filter((day) => day >= anchor.first - days)
  if (isHarvest(undated.goal, anchor, usual)) return since(YEAR).at(-1) ?? null
  if (precision === 'until' && isOfSeason(undated, surroundings)) return since(HALF_YEAR).at(-1) ?? null
  return mayBeUsual(anchor, templateId) ? (since(0)[0] ?? null) : null
}

/** The event of the year that a goal names; what is to be early names the one that it is before, and not its own. */
function eventOf(undated: Undated, surroundings: PlanSurroundings): CalendarEvent | null {
  const { goal } = undated
  const { reading } = languages[surroundings.language]
  const before = isEarly(undated, reading) ? (beforeEvent(reading).exec(goal.text)?.index ?? goal.text.length) : 0
  return calendarEvent({ ...goal, text: goal.text.slice(before) }, surroundings)
}

/** Days by whose end a goal is reached: what goes on for weeks from its first day begins as soon as is usual, to be over by then. */
function overBy(days: TargetDays, undated: Undated, usual: () => Day): TargetDays {
  const day = rulesOf(undated.goal.templateId).isOverBy ? Math.min(usual(), days.day) : days.day
  return day < days.day ? { ...days, day, last: day } : days
}

/** The days of a goal: those of its words, else those of the event of the person's year that it names, else some that fit. */
export function planDays(undated: Undated, surroundings: PlanSurroundings, availability: Availability): PlanDays {
  const { goal, weekdays } = undated
  const { today } = surroundings
  const event = eventOf(undated, surroundings)
  const proposed = (): Day => proposedDay(undated, surroundings, availability)
  if (event && mayGiveDay(goal, event)) {
    const days = daysOfEvent(event, undated, today, availability)
    return { ...(event.isBefore ? overBy(days, undated, proposed) : days), event, source: 'calendar' }
  }
  const usual = usualDayWithin(undated, surroundings)
  const length = lengthOf(undated)
  if (usual !== null) {
    const day = nearUsual(usual, Math.max(today, usual - ABOUT), undated, availability)
    return { day, last: day + length - 1, isVague: true, event, source: 'words' }
  }
  if (goal.anchor && !isEarlyInYear(undated, surroundings)) {
    const { templateId: id, precision } = goal
    const seeker = { id, precision, weekdays, today, availability, days: length }
    const days = targetDays(goal.anchor, { ...seeker, behind: daysBehind(undated), lead: leadOf(undated) })
    const isBy = precision === 'until' || precision === 'by'
    return { ...(isBy ? overBy(days, undated, proposed) : days), event, source: 'words' }
  }
  const day = proposed()
  return { day, last: day + length - 1, isVague: false, event, source: 'proposed' }
}
