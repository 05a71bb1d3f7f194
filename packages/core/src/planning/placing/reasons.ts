import { startOfWeek, type Day } from '../../date/index.ts'
import type { SuitableDays } from '../templates/template-types.ts'
import { suits } from './choose-day.ts'
import type { Ground } from './ground.ts'
import type { Placed } from './place-steps.ts'

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
  | { readonly kind: 'stretch'; readonly first: Day; readonly days: number; readonly count: number }
  | { readonly kind: 'stretchUntil'; readonly last: Day; readonly days: number; readonly count: number }

/** A weekday with its date that is unique within this many days. */
const NEAR = 13

interface Around {
  readonly goal: Day
  readonly lastOfGoal: Day
  readonly ground: Ground
  /** The step's position, by which equally true reasons alternate. */
  readonly index: number
}

const absence = (placed: Placed, ground: Ground): Reason | null => {
  const away = ground.away(placed.ideal)
  if (!away || (placed.first >= away.first && placed.first <= away.last)) return null
  return { kind: placed.first < away.first ? 'beforeAway' : 'afterAway', title: away.title }
}

/** Why it is not at its place in an empty year; null if no fact explains it. */
function whyMoved(placed: Placed, ground: Ground): Reason | null {
  const { ideal, first } = placed
  const name = ground.holiday(ideal)
  if (name !== null) return { kind: 'holiday', ideal, name }
  const byAbsence = absence(placed, ground)
  if (byAbsence) return byAbsence
  const count = ground.load(ideal)
  if (count > ground.load(first)) return { kind: 'busier', ideal, count }
  const { days } = placed.shape
  if (!suits(ideal, days) && suits(first, days)) return { kind: 'weekday', day: first, days, ideal }
  if (ground.isFullWeek(ideal) && !ground.isFullWeek(first)) {
    return { kind: 'fullWeek', ideal, count: ground.weekLoad(ideal) }
  }
  return null
}

const daysFrom = (first: Day, last: Day): Day[] => Array.from({ length: last - first + 1 }, (_, at) => first + at)

function isCalmestOfWeek(day: Day, ground: Ground): boolean {
  const monday = startOfWeek(day, ground.weekStart)
  return daysFrom(monday, monday + 6).every((other) => other === day || ground.load(other) > ground.load(day))
}

/** Whether people count such a distance: few days, or whole weeks. */
const isTelling = (days: number): boolean => days <= 13 || (days <= 84 && days % 7 === 0)

/** Other true facts about the day, most telling first. */
function whatHolds(placed: Placed, { ground, goal, lastOfGoal }: Around): Reason[] {
  const day = placed.first
  const count = ground.load(day)
  const reasons: Reason[] = []
  if (isCalmestOfWeek(day, ground)) reasons.push({ kind: 'calmest', day })
  if (count === 0) reasons.push({ kind: 'free', day })
  if (day < goal && isTelling(goal - day)) reasons.push({ kind: 'lead', day, days: goal - day, count })
  if (day > lastOfGoal && isTelling(day - lastOfGoal)) {
    reasons.push({ kind: 'late', day, days: day - lastOfGoal, count })
  }
  if (count > 0) {
    const near = daysFrom(placed.from, placed.to)
    const isFewest = near.length > 1 && near.every((other) => ground.load(other) >= count)
    reasons.push({ kind: isFewest ? 'fewest' : 'few', day, count })
  }
  return reasons
}

function whyStretch({ first, last }: Placed, { ground, index }: Around): Reason {
  const [days, count] = [last - first + 1, ground.touching(first, last)]
  return index % 2 === 0 ? { kind: 'stretch', first, days, count } : { kind: 'stretchUntil', last, days, count }
}

/** One reason why a step is where it is, computed from the year. */
export function reasonOf(placed: Placed, around: Around): Reason {
  if (placed.first !== placed.last) return whyStretch(placed, around)
  const distance = Math.abs(placed.first - placed.ideal)
  const moved = distance === 0 || distance > NEAR ? null : whyMoved(placed, around.ground)
  if (moved) return moved
  const holding = whatHolds(placed, around)
  const reason = holding[around.index % Math.max(1, holding.length)]
  return reason ?? { kind: 'few', day: placed.first, count: around.ground.load(placed.first) }
}
