import { startOfWeek, type Day } from '../../date/index.ts'
import type { SuitableDays } from '../templates/template-types.ts'
import { suits } from './choose-day.ts'
import { daysFrom, type Availability } from './availability.ts'
import type { PlacedStep } from './place-steps.ts'

/** Why a step is where it is, as facts about the person's events. */
export type Reason =
  /** Moved: its own place has this many items, more than this day. */
  | { readonly kind: 'busier'; readonly ideal: Day; readonly count: number }
  | { readonly kind: 'holiday'; readonly ideal: Day; readonly name: string }
  /** Moved: its own place is within an absence. */
  | { readonly kind: 'beforeAway'; readonly title: string }
  | { readonly kind: 'afterAway'; readonly title: string }
  | { readonly kind: 'fullWeek'; readonly ideal: Day; readonly count: number }
  /** Moved to a suitable weekday. */
  | { readonly kind: 'weekday'; readonly day: Day; readonly days: SuitableDays; readonly ideal: Day }
  | { readonly kind: 'calmest'; readonly day: Day }
  | { readonly kind: 'free'; readonly day: Day }
  | { readonly kind: 'lead'; readonly day: Day; readonly days: number; readonly count: number }
  | { readonly kind: 'late'; readonly day: Day; readonly days: number; readonly count: number }
  /** No nearby day has fewer items. */
  | { readonly kind: 'fewest'; readonly day: Day; readonly count: number }
  | { readonly kind: 'few'; readonly day: Day; readonly count: number }
  | { readonly kind: 'long'; readonly first: Day; readonly days: number; readonly count: number }
  /** The days of a goal that stands beside the one that is planned. */
  | { readonly kind: 'itsDays' }
  | { readonly kind: 'longUntil'; readonly last: Day; readonly days: number; readonly count: number }

/** A weekday with its date that is unique within this many days. */
const NEAR = 13

interface ReasonContext {
  readonly goal: Day
  readonly lastOfGoal: Day
  readonly availability: Availability
  /** The step's position, by which equally true reasons alternate. */
  readonly index: number
}

const absence = (placed: PlacedStep, availability: Availability): Reason | null => {
  const away = availability.away(placed.ideal)
  if (!away || (placed.first >= away.first && placed.first <= away.last)) return null
  return { kind: placed.first < away.first ? 'beforeAway' : 'afterAway', title: away.title }
}

/** Why it is not at its place in an empty year; null if no fact explains it. */
function whyMoved(placed: PlacedStep, availability: Availability): Reason | null {
  const { ideal, first } = placed
  const name = availability.holiday(ideal)
  if (name !== null) return { kind: 'holiday', ideal, name }
  const byAbsence = absence(placed, availability)
  if (byAbsence) return byAbsence
  const count = availability.load(ideal)
  if (count > availability.load(first)) return { kind: 'busier', ideal, count }
  const { days } = placed.shape
  if (!suits(ideal, days) && suits(first, days)) return { kind: 'weekday', day: first, days, ideal }
  if (availability.isFullWeek(ideal) && !availability.isFullWeek(first)) {
    return { kind: 'fullWeek', ideal, count: availability.weekLoad(ideal) }
  }
  return null
}

function isCalmestOfWeek(day: Day, availability: Availability): boolean {
  const monday = startOfWeek(day, availability.weekStart)
  return daysFrom(monday, monday + 6).every(
    (other) => other === day || availability.load(other) > availability.load(day),
  )
}

/** Whether people count such a distance: few days, or whole weeks. */
const isTelling = (days: number): boolean => days <= 13 || (days <= 84 && days % 7 === 0)

/** Other true facts about the day, most telling first. */
function whatHolds(placed: PlacedStep, { availability, goal, lastOfGoal }: ReasonContext): Reason[] {
  const day = placed.first
  const count = availability.load(day)
  const reasons: Reason[] = []
  if (isCalmestOfWeek(day, availability)) reasons.push({ kind: 'calmest', day })
  if (count === 0) reasons.push({ kind: 'free', day })
  if (day < goal && isTelling(goal - day)) reasons.push({ kind: 'lead', day, days: goal - day, count })
  if (day > lastOfGoal && isTelling(day - lastOfGoal)) {
    reasons.push({ kind: 'late', day, days: day - lastOfGoal, count })
  }
  if (count > 0) {
    const near = daysFrom(placed.from, placed.to)
    const isFewest = near.length > 1 && near.every((other) => availability.load(other) >= count)
    reasons.push({ kind: isFewest ? 'fewest' : 'few', day, count })
  }
  return reasons
}

function whyLong({ first, last }: PlacedStep, { availability, index }: ReasonContext): Reason {
  const [days, count] = [last - first + 1, availability.touching(first, last)]
  return index % 2 === 0 ? { kind: 'long', first, days, count } : { kind: 'longUntil', last, days, count }
}

/** One reason why a step is where it is, computed from the year. */
export function reasonOf(placed: PlacedStep, around: ReasonContext): Reason {
  if (placed.first !== placed.last) return whyLong(placed, around)
  const distance = Math.abs(placed.first - placed.ideal)
  const moved = distance === 0 || distance > NEAR ? null : whyMoved(placed, around.availability)
  if (moved) return moved
  const holding = whatHolds(placed, around)
  const reason = holding[around.index % Math.max(1, holding.length)]
  return reason ?? { kind: 'few', day: placed.first, count: around.availability.load(placed.first) }
}
