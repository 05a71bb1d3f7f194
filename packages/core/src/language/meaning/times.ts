import { MINUTES_A_DAY } from '../../date/index.ts'
import { isTimeOfDay } from './amounts.ts'
import type { Captures, Clock, TimeSpan } from './captures.ts'

const NOON = 720

/** Hours that nobody means in the night: `at 3` is in the afternoon. */
const AFTERNOON_BEFORE = 7 * 60

const clockOf = (hour: number | undefined, minute = 0): Clock | null =>
  hour === undefined || hour > 24 || minute > 59 || (hour === 24 && minute > 0)
    ? null
    : { minute: hour * 60 + minute, isVague: hour > 0 && hour < 12 }

const sure = (clock: Clock | null): Clock | null => clock && { ...clock, isVague: false }

/** Before this hour people rather write of the afternoon. */
const SMALL_HOURS = 6 * 60

/** Minutes before an hour that people say. */
const SPOKEN_MINUTES: ReadonlySet<number> = new Set([5, 10, 20, 25])

const HALF_DAY = 12 * 60

/** The time that words or figures gave, before it is known in which half of the day it is. */
const readClock = ({ clock, hour, minute }: Captures): Clock | null => clock ?? clockOf(hour, minute)

function morning(captures: Captures): Clock | null {
  const clock = readClock(captures)
  if (!clock || clock.minute >= NOON + 60) return null
  return sure({ ...clock, minute: clock.minute % HALF_DAY })
}

function afternoon(captures: Captures): Clock | null {
  const clock = readClock(captures)
  if (!clock || clock.minute < 60) return null
  return sure({ ...clock, minute: clock.minute < NOON ? clock.minute + HALF_DAY : clock.minute })
}

/** Five to midnight: `9 di sera`. */
function evening(captures: Captures): Clock | null {
  const clock = afternoon(captures)
  return clock && clock.minute >= 17 * 60 ? clock : null
}

/** From late evening to early morning: `11 at night`, `2 di notte`; twelve is midnight. */
function night(captures: Captures): Clock | null {
  const clock = readClock(captures)
  if (!clock) return null
  if (clock.minute === NOON) return sure({ ...clock, minute: MINUTES_A_DAY })
  return clock.minute < 6 * 60 ? sure(clock) : evening(captures)
}

const quarterTo = ({ hour }: Captures, minutes: number): Clock | null => {
  const clock = hour === undefined ? null : clockOf(hour === 0 ? 24 : hour)
  return clock && { minute: clock.minute - minutes, isVague: clock.isVague || hour === 12 }
}

/** Times of day. In `exact` the hour is as it is written on a clock of 24 hours. */
export const clockActions = {
  vague: readClock,
  exact: (captures: Captures) => sure(readClock(captures)),
  morning,
  afternoon,
  evening,
  night,
  /** Figures on a clock of 24 hours; in the small hours they may be said of the afternoon. */
  written: (captures: Captures) => {
    const clock = readClock(captures)
    return clock && clock.minute >= SMALL_HOURS ? sure(clock) : clock
  },
  /** `ore 6` is six in the morning, where `alle 6` may be six in the evening. */
  formalSix: (captures: Captures) => {
    const clock = readClock(captures)
    return clock && Math.floor(clock.minute / 60) === 6 ? sure(clock) : null
  },
  halfPast: ({ hour }: Captures) => clockOf(hour, 30),
  quarterPast: ({ hour }: Captures) => clockOf(hour, 15),
  threeQuarters: ({ hour }: Captures) => clockOf(hour, 45),
  minutesTo: (captures: Captures) => quarterTo(captures, captures.minute ?? 0),
  /** `ten to six`, and not from ten till six. */
  fewMinutesTo: (captures: Captures) =>
    SPOKEN_MINUTES.has(captures.minute ?? 0) ? quarterTo(captures, captures.minute ?? 0) : null,
  quarterTo: (captures: Captures) => quarterTo(captures, 15),
  noon: () => ({ minute: NOON, isVague: false }),
  halfNoon: () => ({ minute: NOON + 30, isVague: false }),
  midnight: () => ({ minute: MINUTES_A_DAY, isVague: false }),
}

/** A vague hour before seven is meant after noon. */
export const settle = ({ minute, isVague }: Clock): number =>
  isVague && minute < AFTERNOON_BEFORE ? minute + NOON : minute

/** A vague start takes the half of the day that a sure end has: `3 to 5 pm`, `6:30 to 7:30 am`. */
function startOf(start: Clock, end: Clock): number {
  const later = start.minute + NOON
  if (start.isVague && !end.isVague && end.minute <= NOON && start.minute < end.minute) return start.minute
  const isAlsoLater = start.isVague && !end.isVague && end.minute > NOON && later < end.minute
  return isAlsoLater ? later : settle(start)
}

/** The first time after `from` that an end may mean: as it is said, half a day later if it is vague, or the next day. */
function endAfter(from: number, { minute, isVague }: Clock): number {
  if (minute > from) return minute
  return isVague && minute + NOON > from ? minute + NOON : minute + MINUTES_A_DAY
}

/** From one time to another; not to the same one. */
function spanOf(start: Clock, end: Clock): TimeSpan | null {
  const from = startOf(start, end)
  const to = endAfter(from, end)
  return to === from + MINUTES_A_DAY ? null : { start: from, end: to, isVague: start.isVague && end.isVague }
}

const oneTime = ({ clock }: Captures): TimeSpan | null =>
  clock && clock.minute < MINUTES_A_DAY ? { start: clock.minute, end: null, isVague: clock.isVague } : null

export const timeActions = {
  at: oneTime,
  fromTo: ({ start, end }: Captures) => (start && end ? spanOf(start, end) : null),
  lasting: ({ clock, amount }: Captures) => {
    if (!clock || !amount || !isTimeOfDay(amount)) return null
    const start = settle(clock)
    return { start, end: start + amount.minutes, isVague: false }
  },
}
