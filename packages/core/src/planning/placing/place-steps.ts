import type { DayRange } from '../planning-types.ts'
import type { Day } from '../../date/index.ts'
import type { StepShape } from '../templates/template-types.ts'
import { chooseDay, reachAt, suits } from './choose-day.ts'
import type { Availability } from './availability.ts'

/** A placed step, with its place in an empty year. */
export interface PlacedStep extends DayRange {
  readonly shape: StepShape
  readonly ideal: Day
  /** The days it was chosen from, for a one-day step. */
  readonly from: Day
  readonly to: Day
}

/** A step with its intended days, before the person's events are considered. */
export interface Slot extends DayRange {
  readonly shape: StepShape
}

/** The target's days, and from when on the person can do something. */
export interface TargetPlace {
  readonly start: Day
  readonly goal: Day
  readonly lastOfGoal: Day
}

/** A period of some weeks begins on the first day of a week if that is near; none on a holiday, and work on a working day. */
function startOfLong({ shape, first, last }: Slot, availability: Availability, earliest: Day): Day {
  const length = last - first + 1
  let start = Math.max(first, earliest)
  if (length >= 10) {
    const ahead = (7 - ((((start + 3 - availability.weekStart) % 7) + 7) % 7)) % 7
    if (ahead <= 3) start += ahead
  }
  const latest = Math.min(last, start + Math.floor(length / 2))
  const isUnfit = (day: Day): boolean =>
    availability.holiday(day) !== null || availability.away(day) !== null || !suits(day, shape.days)
  while (start < latest && isUnfit(start)) start += 1
  return Math.min(start, Math.max(last, earliest))
}

function placeLong(slot: Slot, availability: Availability, room: DayRange): PlacedStep {
  const first = Math.min(startOfLong(slot, availability, room.first), room.last)
  let last = Math.min(Math.max(slot.last, first), room.last)
  while (last > first && availability.holiday(last) !== null) last -= 1
  return { shape: slot.shape, ideal: slot.first, first, last, from: first, to: last }
}

/** A step that needs a certain weekday needs a whole week to find it in. */
const WEEK_REACH = 6

/** How far a step may move: what says so as far as that, but from a holiday as far as others. */
function reachOf(
  { days, reach, lead }: StepShape,
  ideal: Day,
  { availability, goal }: { readonly availability: Availability; readonly goal: Day },
): number {
  if (days === 'sunday') return WEEK_REACH
  const usual = reachAt(Math.abs(goal - ideal))
  const isFree = availability.holiday(ideal) === null && availability.away(ideal) === null
  // What is done on the eve is done on a holiday too.
  return reach !== null && (isFree || (reach === 0 && lead === 1)) ? Math.min(reach, usual) : usual
}

/** The middle of its days, leaving time before and after; further off only where the person is away all around it. */
function placeDay(
  slot: Slot,
  availability: Availability,
  around: DayRange & { taken: ReadonlySet<Day>; goal: Day },
): PlacedStep {
  const middle = Math.floor((slot.first + slot.last) / 2)
  const ideal = Math.min(Math.max(middle, around.first), around.last)
  const reach = reachOf(slot.shape, ideal, { availability, goal: around.goal })
  const near = { from: Math.max(ideal - reach, around.first), to: Math.min(ideal + reach, around.last) }
  const isAway = availability.isAwayThroughout(near.from, near.to)
  const { from, to } = isAway ? { from: around.first, to: around.last } : near
  const day = chooseDay({ ideal, from, to, days: slot.shape.days, taken: around.taken }, availability)
  return { shape: slot.shape, ideal, first: day, last: day, from, to }
}

/** The last day of a room that leaves a day to so many steps behind it, none on a holiday or away. */
function lastLeaving(behind: number, room: DayRange, { holiday, away }: Availability): Day {
  const isFree = (day: Day): boolean => holiday(day) === null && away(day) === null
  let day = room.last
  for (let left = behind; left > 0 && day > room.first; left -= 1) {
    while (!isFree(day) && day > room.first) day -= 1
    day -= 1
  }
  return day
}

/** The last day of weeks of work before a step: whoever is at work only on working days has one of them behind it. */
function lastBefore({ first, shape }: Slot): Day {
  let day = first
  while (shape.days === 'working' && !suits(day, 'working')) day -= 1
  return day - 1
}

/** The last day for a step before the next that has its place. */
function lastBeforeNext(slots: readonly Slot[], at: number): Day {
  const [step, ...later] = slots.slice(at)
  const next = later.find(({ shape }) => shape.isLong || shape.place !== 'flow')
  if (!next) return Infinity
  if (step?.shape.isLong && next === later[0] && !next.shape.isLong) return lastBefore(next)
  // A period may wait a day or two, and so may a step of the last days, but not two that want the same weekday.
  const overrun = next.shape.isLong ? 3 : step?.shape.days === 'sunday' ? 0 : 2
  return next.first - 1 + overrun
}

/** The latest day for a step that leaves a day for each later one. */
const latestFor = (slots: readonly Slot[], at: number, room: DayRange, availability: Availability): Day => {
  const behind = slots.length - 1 - at
  const byNext = Math.max(lastBeforeNext(slots, at), room.first)
  return Math.max(room.first, Math.min(room.last - behind, lastLeaving(behind, room, availability), byNext))
}

/**
 * Places steps one after the other: each begins after the one before it, and leaves a day for each that follows, as long
 * as the room has one.
 */
export function placeInOrder(
  slots: readonly Slot[],
  availability: Availability,
  room: DayRange & { goal: Day },
): PlacedStep[] {
  const placed: PlacedStep[] = []
  const taken = new Set<Day>()
  let free = room.first
  for (const [at, slot] of slots.entries()) {
    const last = latestFor(slots, at, { first: Math.min(free, room.last), last: room.last }, availability)
    const around = { first: Math.min(free, last), last, taken, goal: room.goal }
    const one = slot.shape.isLong ? placeLong(slot, availability, around) : placeDay(slot, availability, around)
    placed.push(one)
    if (!slot.shape.isLong) taken.add(one.first)
    free = Math.min(one.last + 1, room.last)
  }
  return placed
}
