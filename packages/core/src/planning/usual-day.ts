import { dayOf, yearOf, type Day } from '../date/index.ts'
import { languages } from './languages.ts'
import { leastDays } from './placing/lengths.ts'
import { isMonth, isVague, isYear } from './placing/target-day.ts'
import type { DayRange, PlanSurroundings, Target } from './planning-types.ts'
import type { ReadingWords } from './planning-words.ts'
import { isDoneBy } from './reading/anchor.ts'
import { has } from './reading/patterns.ts'
import type { UsualDays } from './templates/template-types.ts'
import { dayOfKind, rulesOf } from './templates/templates.ts'
import { leadOf, startOf, type Undated } from './undated.ts'

/** Who says from when on means no day that is so many days later. */
const PUT_OFF = 90

/** Whether a goal that has a usual day is to be done before it. */
export const isEarly = ({ goal: { text, templateId } }: Undated, { early }: ReadingWords): boolean =>
  rulesOf(templateId).mayBeEarly === true && has(early, text)

/** When such a goal is usual in a year; null where nothing says that, or it is to be earlier. */
function usualIn(undated: Undated, { language }: PlanSurroundings): UsualDays | null {
  const { usualDays, reading } = languages[language]
  const { details, goal } = undated
  if (goal.templateId === 'generic') return null
  const usual = usualDays[goal.templateId]?.find(({ only }) => only === undefined || details.includes(only))
  if (!usual || !isEarly(undated, reading)) return usual ?? null
  return usual.early ? { dates: usual.early } : null
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
export function usualDay(undated: Undated, surroundings: PlanSurroundings): Day | null {
  const { anchor, from } = undated.goal
  const day = usualDaysOf(undated, surroundings).find((one) => one >= (anchor?.first ?? 0))
  // What begins behind a day that is said is not put off to the next year.
  const isPutOff = day !== undefined && from !== null && day - startOf(undated, surroundings) > PUT_OFF
  return isPutOff ? null : (day ?? null)
}

/** Whether nothing but its season is usual: a day by which it is wanted is behind that. */
const isOfSeason = (undated: Undated, surroundings: PlanSurroundings): boolean =>
  dayOfKind(undated.goal.templateId) !== 'open' || usualIn(undated, surroundings)?.only !== undefined

/** What is usual longer before that for which it is, is so for another season; what grows has a whole year for it. */
const SEASON_AHEAD = 240
const YEAR = 365
/** The exams of the summer begin so long before it. */
const BEFORE_SEASON = 45
/** A date that is said so shortly behind a usual day is meant itself. */
const SHORTLY = 14
/** So far from its season nothing is sown. */
const OUT_OF_SEASON = 60

/** Whether a day by which something is wanted is that of what comes of it: nobody sows until then. */
const isHarvest = (goal: Target, { first }: DayRange, usual: readonly Day[]): boolean =>
  rulesOf(goal.templateId).isGrown === true && isDoneBy(goal) && !usual.some((day) => day > first - OUT_OF_SEASON)

/** Whether a usual day in a range is the day of a goal: of a year, or of a month or a season for what is on a day. */
const mayBeUsual = (anchor: DayRange, id: Undated['goal']['templateId']): boolean =>
  isYear(anchor) || (dayOfKind(id) !== 'open' && isVague(anchor))

/** How many days before a range that is said it may be. */
const aheadOf = (anchor: DayRange): number => (isMonth(anchor) || isYear(anchor) ? 0 : BEFORE_SEASON)

/** The last of the usual days before one by which something is done, unless that is meant itself. */
function ofSeason({ anchor, precision }: Target, usual: readonly Day[]): Day | null {
  const day = usual.at(-1) ?? null
  const isMeant = day !== null && precision === 'by' && (anchor?.last ?? day) - day <= SHORTLY
  return isMeant ? null : day
}

/**
 * The usual day of a goal in the month or the year that its words say, or the last until that for which it is, where nothing but its
 * season is usual: school begins in the first days of September, and bulbs for the spring are planted before it.
 */
export function usualDayWithin(undated: Undated, surroundings: PlanSurroundings): Day | null {
  const { anchor, templateId } = undated.goal
  if (anchor === null) return null
  const usual = usualDaysOf(undated, surroundings).filter((day) => day <= anchor.last)
  const since = (days: number): readonly Day[] => usual.filter((day) => day >= anchor.first - days)
  if (isHarvest(undated.goal, anchor, usual)) return since(YEAR).at(-1) ?? null
  if (isDoneBy(undated.goal) && isOfSeason(undated, surroundings)) return ofSeason(undated.goal, since(SEASON_AHEAD))
  return mayBeUsual(anchor, templateId) ? (since(aheadOf(anchor))[0] ?? null) : null
}
