import { MINUTES_A_DAY } from '../../date/index.ts'
import { isTimeOfDay } from './amounts.ts'
import type { Captures, Clock, WrittenTime } from './captures.ts'

/** Noon, and how much later an hour is in the other half of the day. */
export const HALF_DAY = 720

const clockOf = (hour: number | undefined, minute = 0): Clock | null => {
  if (hour === undefined || hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return null
  const isBare = hour > 0 && hour <= 12
  return { minute: hour * 60 + minute, isVague: isBare && hour < 12, told: isBare ? 'bare' : 'day' }
}

const sure = (clock: Clock | null): Clock | null => clock && { ...clock, isVague: false }

/** Said of the one half of the day, whatever the figures alone could mean. */
const ofHalf = (minute: number): Clock => ({ minute, isVague: false, told: 'half' })

/** Before this hour people rather write of the afternoon. */
export const SMALL_HOURS = 6 * 60

/** Before this hour no day of work begins: `5-3` is rather a result. */
const WORK_BEGINS = 7 * 60

/** Minutes before an hour that people say. */
const SPOKEN_MINUTES: ReadonlySet<number> = new Set([5, 10, 20, 25])

/** The time that words or figures gave, before it is known in which half of the day it is. */
const readClock = ({ clock, hour, minute }: Captures): Clock | null => clock ?? clockOf(hour, minute)

function morning(captures: Captures): Clock | null {
  const clock = readClock(captures)
  if (!clock || clock.minute >= HALF_DAY + 60) return null
  return ofHalf(clock.minute % HALF_DAY)
}

function afternoon(captures: Captures): Clock | null {
  const clock = readClock(captures)
  if (!clock || clock.minute < 60) return null
  return ofHalf(clock.minute < HALF_DAY ? clock.minute + HALF_DAY : clock.minute)
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
  if (clock.minute === HALF_DAY) return ofHalf(MINUTES_A_DAY)
  return clock.minute < SMALL_HOURS ? ofHalf(clock.minute) : evening(captures)
}

const quarterTo = ({ hour }: Captures, minutes: number): Clock | null => {
  const clock = hour === undefined ? null : clockOf(hour === 0 ? 24 : hour)
  return clock && { ...clock, minute: clock.minute - minutes, isVague: clock.isVague || hour === 12 }
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
  /** `ten to six`, and not from ten till six, or till eighteen. */
  fewMinutesTo: ({ hour, minute = 0 }: Captures) => {
    const clock = hour === undefined ? null : quarterTo({ hour }, minute)
    return SPOKEN_MINUTES.has(minute) && (hour ?? 0) <= 12 ? clock : null
  },
  quarterTo: (captures: Captures) => quarterTo(captures, 15),
  noon: () => ofHalf(HALF_DAY),
  halfNoon: () => ofHalf(HALF_DAY + 30),
  midnight: () => ofHalf(MINUTES_A_DAY),
}

/** Midnight alone is none: it is not sure on which day it is. */
const oneTime = ({ clock }: Captures): WrittenTime | null =>
  clock && clock.minute < MINUTES_A_DAY ? { start: clock, end: null, minutes: null } : null

/** `10 to 9` is ten minutes before nine: nobody works from ten to nine. */
const isTenTo = (start: Clock, end: Clock): boolean =>
  start.isVague && end.isVague && start.minute === 10 * 60 && end.minute >= WORK_BEGINS && end.minute < start.minute

export const timeActions = {
  at: oneTime,
  fromTo: ({ start, end }: Captures): WrittenTime | null =>
    start && end && !isTenTo(start, end) ? { start, end, minutes: null } : null,
  /**
   * The same in figures that can hardly be a number of things: one at least is on a clock of 24 hours and the second is
   * later (`8-13`), or they go down across noon (`9-5`).
   */
  sureFromTo: ({ start, end }: Captures): WrittenTime | null => {
    if (!start || !end) return null
    const isUp = start.minute < end.minute && !(start.isVague && end.isVague)
    const isDown = start.isVague && end.isVague && start.minute >= WORK_BEGINS && end.minute < start.minute
    return isUp || isDown ? { start, end, minutes: null } : null
  },
  /** The same written as one: `8.30/17.30`. */
  pair: ({ clockPair }: Captures): WrittenTime | null => (clockPair ? { ...clockPair, minutes: null } : null),
  /** Two hours of a part of the day: `7-8 del mattino`. */
  half: ({ start, end, part }: Captures): WrittenTime | null => {
    const toHalf = part && part.start < HALF_DAY ? morning : afternoon
    const [from, to] = [start && toHalf({ clock: start }), end && toHalf({ clock: end })]
    return from && to ? { start: from, end: to, minutes: null } : null
  },
  lasting: ({ clock, amount }: Captures): WrittenTime | null =>
    clock && amount && isTimeOfDay(amount) ? { start: clock, end: null, minutes: amount.minutes } : null,
}
