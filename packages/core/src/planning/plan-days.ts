import type { Day } from '../date/index.ts'
import { calendarEvent, type CalendarEvent } from './calendar-event.ts'
import { languages } from './languages.ts'
import { isFree, type Availability } from './placing/availability.ts'
import { leastDays } from './placing/lengths.ts'
import { lastFitDay, ownDay } from './placing/own-day.ts'
import { isVague, isYear, targetDays, type TargetDays } from './placing/target-day.ts'
import type { PlanSurroundings, Target } from './planning-types.ts'
import type { ReadingWords } from './planning-words.ts'
import { isDoneBy } from './reading/anchor.ts'
import { beforeEvent, has } from './reading/patterns.ts'
import { dayOfKind, rulesOf } from './templates/templates.ts'
import { daysOfGoal } from './templates/own-weekdays.ts'
import { usualLength } from './templates/usual-lengths.ts'
import { leadOf, startOf, type Undated } from './undated.ts'
import { isEarly, usualDay, usualDayWithin } from './usual-day.ts'

/** The days of a plan, and where they come from. */
export interface PlanDays extends TargetDays {
  /** The event of the person's year that the goal names; null where none is. */
  readonly event: CalendarEvent | null
  /** `proposed` where neither words nor the year say a day. */
  readonly source: 'words' | 'calendar' | 'proposed'
}

/**
 * A day that nobody has said is looked for in so many days from the first that leaves time enough, or before a usual one; in
 * so many more where none of these is free.
 */
const WINDOW = 34
const FURTHER = 68

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

/** Steps that take long are given so many times as long as they need at least. */
const UNHURRIED = 1.25

/** Days from the start until a day that nobody says. */
function proposedLead(undated: Undated, surroundings: PlanSurroundings): number {
  const { own, goal, openFrom } = undated
  if (own) return leadOf(undated)
  const least = leastDays(undated.shapes.filter(({ place }) => place === 'flow'))
  const usual = Math.max(
    usualLength(goal.templateId, undated.details) ?? leadOf(undated),
    Math.round(UNHURRIED * least),
  )
  const lead = isSlow(goal, languages[surroundings.language].reading) ? SLOW * usual : usual
  return Math.max(lead, (openFrom ?? 0) - startOf(undated, surroundings))
}

/** The last day that a plan may have: one that is said, that of an event, or one that is proposed. */
export const latestDay = (undated: Undated, surroundings: PlanSurroundings): Day =>
  Math.max(
    startOf(undated, surroundings) + proposedLead(undated, surroundings) + FURTHER,
    usualDay(undated, surroundings) ?? 0,
    undated.goal.anchor?.last ?? 0,
    calendarEvent(undated.goal, surroundings)?.last ?? 0,
  )

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
  const window = { ideal: first, first, last: first + WINDOW, days: lengthOf(undated), behind: daysBehind(undated) }
  const day = ownDay(window, weekdays, availability)
  return isFree(day, availability) ? day : ownDay({ ...window, last: first + FURTHER }, weekdays, availability)
}

/** The days of an event; or the day before it, and before the first days behind a goal as far as there is time for them. */
function daysOfEvent(
  event: CalendarEvent,
  undated: Undated,
  { today, language }: PlanSurroundings,
  availability: Availability,
): TargetDays {
  const isWell = has(languages[language].reading.wellAgain, undated.goal.text)
  const healing = isWell ? (rulesOf(undated.goal.templateId).healsIn ?? 0) : 0
  if (!event.isBefore) return { day: event.first, last: event.last, isVague: false }
  const eve = event.first - 1
  const behind = dayOfKind(undated.goal.templateId) === 'lasting' ? 0 : Math.max(daysBehind(undated), healing)
  const latest = Math.max(eve - behind, Math.min(eve, today + leadOf(undated)))
  const day = latest === eve ? eve : lastFitDay({ first: latest - ABOUT, last: latest }, undated.weekdays, availability)
  return { day, last: day, isVague: false }
}

/** What is said roughly may be so many days off. */
const ABOUT = 10

/** Whether an event is too short to be what a goal is: ten days in Japan are no fair of three. */
const isTooShort = ({ days }: Target, { first, last, isBefore }: CalendarEvent): boolean =>
  days !== null && !isBefore && days > last - first + 1

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
  if (event && !isTooShort(goal, event) && mayGiveDay(goal, event)) {
    const days = daysOfEvent(event, undated, surroundings, availability)
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
    const isLengthSaid = goal.days !== null
    const seeker = { id, precision, weekdays, today, availability, days: length, isLengthSaid }
    const days = targetDays(goal.anchor, { ...seeker, behind: daysBehind(undated), lead: leadOf(undated) })
    return { ...(isDoneBy(goal) ? overBy(days, undated, proposed) : days), event, source: 'words' }
  }
  const day = proposed()
  return { day, last: day + length - 1, isVague: false, event, source: 'proposed' }
}
