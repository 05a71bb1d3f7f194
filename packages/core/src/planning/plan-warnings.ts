import type { Day } from '../date/index.ts'
import type { YearItem } from '../year/index.ts'
import { languages, readingOf } from './languages.ts'
import type { ReadingWords } from './planning-words.ts'
import type { Warning } from './warning.ts'
import type { Target, PlanSurroundings } from './planning-types.ts'
import { daysFrom, isFree, type Availability } from './placing/availability.ts'
import type { PlanDays } from './plan-days.ts'
import type { Schedule } from './placing/slots.ts'
import { dayOfKind, rulesOf } from './templates/templates.ts'
import type { OtherGoal } from './reading/other-goals.ts'
import { has, regExp } from './reading/patterns.ts'

interface PlanFacts {
  readonly goal: Target
  readonly days: PlanDays
  readonly start: Day
  readonly schedule: Schedule
  readonly availability: Availability
  /** Other goals that this one names. */
  readonly others: readonly OtherGoal[]
}

const NAMED_ON_DAY = 3
/** Nobody is quite well on the day after the days of rest. */
const REST_MORE = 4

/** The words of a goal for its day, as they were written. */
const dateWordsOf = ({ understood }: Target): string => understood.find(({ kind }) => kind === 'date')?.text ?? ''

/** Day and month as figures, at the end of a clause: which of the two is the day nobody knows where they are not read. */
const TWO_FIGURES = String.raw`(?<!\S)\d\d?\/\d\d?(?=\s*(?:$|[,;.]))`

/** Words that say when a goal is, or before or after what, and that nobody can read: `before I turn 40`, `11/5`. Nobody is asked when a death was, or when somebody will fall again. */
function unreadWords({ text }: Target, { beforeIt, afterIt, loss }: ReadingWords): string {
  const found = regExp(`(?:${beforeIt}|${afterIt})[^,;.]*|${TWO_FIGURES}`).exec(text)?.[0].trim() ?? ''
  return has(loss, found) ? '' : found
}

/** What is said of a day that nobody wrote. */
function aboutOwnDay({ goal, days, availability }: PlanFacts, { language }: PlanSurroundings): Warning[] {
  const { anchor, from, templateId } = goal
  const { day, last } = days
  const isSetByOthers = rulesOf(templateId).setByOthers === true
  // `After the holidays` says when, though no day.
  if (anchor || from !== null)
    return [
      { kind: 'vague', day, isSetByOthers, isFree: daysFrom(day, last).every((one) => isFree(one, availability)) },
    ]
  const words = unreadWords(goal, languages[language].reading)
  return words === '' ? [{ kind: 'noDate', day, isSetByOthers }] : [{ kind: 'unknownDay', words, day }]
}

/** Whether a goal goes on until a day: what lasts for all of a period, and has no usual day in it. */
const goesOn = ({ templateId, anchor }: Target, day: Day): boolean =>
  dayOfKind(templateId) === 'lasting' && day === (anchor?.last ?? day)

/** What is done so many days before it is wanted is done as soon as it can be. */
const WELL_BEFORE = 10

const isInTime = ({ templateId, anchor }: Target, day: Day): boolean =>
  rulesOf(templateId).isOverBy === true && (anchor?.last ?? day) - day > WELL_BEFORE

/** Which day was chosen of those that the words leave open. */
function aboutChoice(planned: PlanFacts, surroundings: PlanSurroundings): Warning[] {
  const { goal, days } = planned
  const words = dateWordsOf(goal)
  if (goal.precision === 'weekend') return [{ kind: 'weekend', day: days.day }]
  // By the end of a month, or within two years, is the day that it says.
  const isOfYear = has(readingOf(surroundings).yearly, words)
  if (goal.precision === 'until' && isOfYear && !days.isVague) {
    return [{ kind: isInTime(goal, days.last) ? 'inTime' : 'lastDay', words, day: days.last }]
  }
  if (!days.isVague) return []
  if (!goesOn(goal, days.last)) return aboutOwnDay(planned, surroundings)
  // What lasts for a period has no day of its own.
  return words === '' ? [] : [{ kind: 'goesOn', words, day: days.last }]
}

function aboutTheEvent({ goal, days: { event, source } }: PlanFacts): Warning[] {
  if (!event) return []
  const { title, first, last, isBefore, isSure } = event
  if (source === 'calendar') return [{ kind: 'fromCalendar', title, days: { first, last }, isBefore }]
  const isThatDay = [goal.anchor, ...goal.parts].some((days) => days && days.first <= last && days.last >= first)
  return isSure && !isBefore && !isThatDay ? [{ kind: 'notInCalendar', title, days: { first, last } }] : []
}

function aboutTheDay(planned: PlanFacts, surroundings: PlanSurroundings): Warning[] {
  const { today } = surroundings
  const { day, last, source } = planned.days
  if (source === 'proposed') return aboutOwnDay(planned, surroundings)
  if (last < today) return [{ kind: 'past', day }]
  if (day <= today) return [{ kind: 'today', day }]
  if (day === today + 1) return [{ kind: 'tomorrow', day }]
  return [...(source === 'words' ? aboutChoice(planned, surroundings) : []), ...aboutTheEvent(planned)]
}

function aboutTheTime({ days, start, schedule, goal }: PlanFacts): Warning[] {
  const left = days.day - start
  const dropped = schedule.dropped.length
  // A few errands fit into any days that are left; weeks of work do not.
  const isWork = [...schedule.before.map(({ shape }) => shape), ...schedule.dropped].some(({ isLong }) => isLong)
  const isLeftNow = rulesOf(goal.templateId).isGivenUp && goal.precision === 'until'
  const isShort = isWork && !isLeftNow && left > 1 && (dropped > 0 || schedule.needed > left)
  if (isShort) {
    const { needed, isShortened } = schedule
    return [{ kind: 'short', needed: Math.max(needed, left + 1), days: left, dropped, isShortened }]
  }
  const weeks = Math.floor(left / 7)
  return goal.hoursAWeek !== null && weeks > 0 ? [{ kind: 'hours', hours: goal.hoursAWeek, weeks }] : []
}

/** The person's all-day items on the target's days, except the target itself. */
function onTheDay({ goal, days }: PlanFacts, items: readonly YearItem[]): Warning[] {
  const same = goal.title.toLowerCase()
  // What is on one of several days of a goal is in nobody's way; a journey is.
  const meets = ({ first, last }: YearItem): boolean =>
    first <= (first < last ? days.last : days.day) && last >= days.day
  const others = items
    .filter((item) => item.isLoad && item.allDay && meets(item))
    .filter(({ title }) => title.toLowerCase() !== same && title !== days.event?.title)
  const day = Math.max(days.day, Math.min(...others.map(({ first }) => first)))
  const titles = others.map(({ title }) => title).slice(0, NAMED_ON_DAY)
  return titles.length === 0 ? [] : [{ kind: 'busyDay', day, titles }]
}

/** The first absence in the days of rest that follow a target. */
function inTheRest({ schedule, availability }: PlanFacts): Warning[] {
  const rest = schedule.after.find(({ shape }) => shape.id === 'rest' && shape.most > REST_MORE)
  if (!rest) return []
  for (let day = rest.first; day <= rest.last + REST_MORE; day += 1) {
    const away = availability.away(day)
    if (away) return [{ kind: 'restTaken', title: away.title }]
  }
  return []
}

/** Everything a person should know before accepting a plan. */
export function warningsOf(planned: PlanFacts, surroundings: PlanSurroundings): Warning[] {
  const { today, items, holidays } = surroundings
  const about = aboutTheDay(planned, surroundings)
  if (planned.days.last < today) return about
  const holiday = holidays.find(({ day }) => day === planned.days.day)
  return [
    ...about,
    ...aboutTheTime(planned),
    ...(holiday ? [{ kind: 'holiday' as const, day: holiday.day, name: holiday.name }] : []),
    ...onTheDay(planned, items),
    ...inTheRest(planned),
    ...planned.others.map(({ words, id }, at) => {
      return { kind: 'otherGoal' as const, title: words, hasSteps: at === 0 && id !== null }
    }),
  ]
}
