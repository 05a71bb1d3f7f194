import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { answerPutInto } from './answer-categorise.ts'
import type { DetailedItem } from '../answer-types.ts'
import { isNewId, type ProposedChange } from '../../intents/proposed-change.ts'
import { candidatesOf } from './candidates.ts'
import type { Command } from '../../intents/wishes/command.ts'
import { movedTo, withTo } from './where-to.ts'
import { proposed, unchanged, type Candidates, added, type Proposal } from './proposal.ts'
import type { NewTime } from './moved-by.ts'
import { newTimeIn } from './new-time.ts'
import {
  A_WEEK,
  dayOf,
  daysInMonth,
  formatDay,
  formatWall,
  MINUTES_A_DAY,
  partsOf,
  startOfWeek,
  weekdayOf,
  yearOf,
  type Day,
} from '../../date/index.ts'
import { isTimeOfDay, shiftDay } from '../../language/index.ts'
import { dayOfMonthFrom, type Span } from '../../intents/reading/dates.ts'
import { weekdayFrom } from '../answering/weekdays.ts'

/** Moves what is meant to where it is wished. */
export function answerShift(asking: QuestionContext, { rest, verb }: Command): Reply {
  const sentences = asking.sentences.changes
  const move = movedTo(asking, { rest, verb })
  if (!move) return answerPutInto(asking, { rest }) ?? askWhereTo(asking, rest)
  const { target, meant } = move
  const change = (item: DetailedItem) => shiftOf(item, target, asking.today)
  const isThere = (item: DetailedItem): boolean => isWhereItIs(item, change(item))
  if ('found' in meant && meant.found.every(isThere)) return thereAlready(asking, meant.found)
  return proposed(asking, meant, {
    head: (count) =>
      [...(target.left ? [asking.sentences.replies.leftOut(target.left)] : []), sentences.moves(count)].join('\n'),
    ...toNewPlace(asking, change),
    refused: target.weekends === 0 ? sentences.noHours : sentences.whichDayToMove,
  })
}

/** That the one thing that was spoken of is then already; else, as when something is also names it, to which day it is to be moved. */
function thereAlready(asking: QuestionContext, found: readonly DetailedItem[]): Reply {
  const { whichDayToMove, thenAlready } = asking.sentences.changes
  const [item, ...others] = asking.question.among === undefined ? [] : found
  if (!item || others.length > 0) return unchanged(asking, whichDayToMove)
  return { ...unchanged(asking, thenAlready(item, asking.today)), itemIds: [item.id], listed: [item.id] }
}

/** What is asked back where no day is said: of the one thing that is meant, which is then spoken of. */
function askWhereTo(asking: QuestionContext, words: string): Reply {
  const { changes } = asking.sentences
  const meant = candidatesOf(asking, words, false, true)
  if ('ask' in meant && meant.ask.asks === 'which') return meant.ask
  const [item, ...others] = 'found' in meant ? meant.found : []
  if (!item || others.length > 0) return unchanged(asking, changes.whichDayToMove)
  return { ...unchanged(asking, changes.whereToMove(item, asking.today)), itemIds: [item.id], listed: [item.id] }
}

/** What is to be had once more: of several of one name the first, or where none is to come the last. */
function copiedIn(asking: QuestionContext, words: string): Candidates {
  const coming = candidatesOf(asking, words, true)
  const all = 'found' in coming ? coming : candidatesOf({ ...asking, today: -Infinity }, words, true)
  if ('ask' in all) return 'ask' in coming ? coming : all
  const isOfOneName = new Set(all.found.map(({ title }) => title)).size === 1
  if (!isOfOneName) return candidatesOf(asking, words, false)
  return { ...all, found: 'found' in coming ? all.found.slice(0, 1) : all.found.slice(-1) }
}

/** The same once more on another day. */
export function answerCopy(asking: QuestionContext, { rest }: Command): Reply {
  const sentences = asking.sentences.changes
  const target = newTimeIn(rest, 'copy', asking) ?? newTimeIn(withTo(rest, asking), 'copy', asking)
  if (!target) return unchanged(asking, sentences.whichDayToCopy)
  const result = copiedIn(asking, target.source)
  if ('ask' in result) return result.ask
  const [item] = result.found
  const moved = item && shiftOf(item, target, asking.today)
  if (item && moved && isWhereItIs(item, moved)) return unchanged(asking, sentences.whichDayToCopy)
  if (!item || !moved) return unchanged(asking, sentences.onlyDay)
  const { start, end } = moved
  const { title, allDay, categoryId } = item
  return added(asking, { title, start, end, allDay, recurrence: null, categoryId, reminders: [] })
}

/** From when to when an item would be. */
export type NewPlace = Extract<ProposedChange, { action: 'shift' }>

/** An item from one day or minute of the wall to another. */
export function placeOf({ id, allDay }: DetailedItem, start: number, end: number): NewPlace {
  const format = allDay ? formatDay : formatWall
  return { action: 'shift', itemId: id, start: format(start), end: format(end) }
}

const EVENING = 17 * 60
const MORNING = 9 * 60
/** Before that nobody puts anything who does not say so. */
const EARLIEST = 5 * 60
/** How long something new lasts that had no hours. */
const AN_HOUR = 60
const HALF_A_DAY = MINUTES_A_DAY / 2
/** How far from its hour something of the evening is still meant in the evening. */
const NEAR_HOURS = 3 * 60

/** The minute of the day that is meant for an item: dinner that is moved to nine stays in the evening, a flight at seven in the morning. */
function minuteFor(item: DetailedItem, { minute, isOpenHour }: NewTime): number {
  const own = item.start - Math.floor(item.start / MINUTES_A_DAY) * MINUTES_A_DAY
  if (minute === null) return own
  return isOpenHour && !item.allDay ? halfMeant(minute, own) : minute
}

/** An hour that may be of either half of the day, of which that is meant in which it was before. */
function halfMeant(minute: number, own: number): number {
  const isNear = (other: number): boolean => Math.abs(other - own) <= NEAR_HOURS
  const early = minute - HALF_A_DAY
  if (early >= 0) return own < MORNING && early >= EARLIEST && isNear(early) ? early : minute
  return own >= EVENING && minute >= EARLIEST && isNear(minute + HALF_A_DAY) ? minute + HALF_A_DAY : minute
}

/** The day of the same weekday in the week of an item; the one that comes next where that is over, or the item is. */
function weekdayBeside(startDay: Day, next: Day, today: Day): Day {
  const beside = startOfWeek(startDay) + weekdayOf(next)
  return startDay < today || beside < today ? next : beside
}

const FRIDAY = 4

/** Whether something is at a weekend, or from one on: what is on another day has none of its own to be moved from. */
const isOfWeekend = ({ first, last }: DetailedItem): boolean =>
  weekdayOf(first) > FRIDAY || (last > first && weekdayOf(first) === FRIDAY)

/** The day of the same weekday in a week, or of the same date in a year. */
function dayWithin({ first, last }: Span, day: Day): Day {
  if (last - first < A_WEEK) return first + ((weekdayOf(day) - weekdayOf(first) + A_WEEK) % A_WEEK)
  const [year, { month, date }] = [yearOf(first), partsOf(day)]
  return dayOf(year, month, Math.min(date, daysInMonth(year, month)))
}

/** The day that is meant for an item: one of its own month where no month is named, and none that is over if it is not. */
function dayFor(
  startDay: Day,
  { day, dayOfMonth, weekdayAfter, isWeekday, within, weekends }: NewTime,
  today: Day,
): Day {
  if (weekends !== 0) return startDay + weekends * A_WEEK
  if (within !== null) return dayWithin(within, startDay)
  if (isWeekday && day !== null) return weekdayBeside(startDay, day, today)
  if (weekdayAfter !== null) return weekdayFrom(startDay + 1, weekdayAfter)
  if (dayOfMonth === null) return day ?? startDay
  return dayOfMonthFrom(startDay, dayOfMonth, startDay < today ? -Infinity : today)
}

function newStart(item: DetailedItem, target: NewTime, today: Day): number | null {
  const { by, minute, weekends } = target
  if (weekends !== 0 && !isOfWeekend(item)) return null
  if (by && isTimeOfDay(by.amount)) return item.allDay ? null : item.start + by.sign * by.amount.minutes
  if (item.allDay && minute !== null && !isNewId(item.id)) return null
  const startDay = Math.floor(item.start / MINUTES_A_DAY)
  const newDay = by ? shiftDay(startDay, by.amount, by.sign) : dayFor(startDay, target, today)
  return newDay * MINUTES_A_DAY + minuteFor(item, target)
}

/** The item on so many days from one on; null where it is in the calendar with its hours. */
const forDays = (item: DetailedItem, first: Day, days: number): NewPlace | null =>
  item.allDay || isNewId(item.id) ? placeOf({ ...item, allDay: true }, first, first + days - 1) : null

/** When an item ends that begins at a minute: at the hour that is said, when it did, or as long after as before. */
function newEnd(item: DetailedItem, start: number, { minute, endMinute, keepsEnd }: NewTime): number {
  if (endMinute === undefined || minute === null)
    return keepsEnd && start < item.end ? item.end : start + item.end - item.start
  return start + ((endMinute - minute + MINUTES_A_DAY) % MINUTES_A_DAY)
}

/** The item at its new place, seen from `today`. Null where it has no hours and an hour was asked for. */
function shiftOf(item: DetailedItem, target: NewTime, today: Day): NewPlace | null {
  const start = newStart(item, target, today)
  if (start === null) return null
  if (target.days !== null) return forDays(item, Math.floor(start / MINUTES_A_DAY), target.days)
  if (!item.allDay) return placeOf(item, start, newEnd(item, start, target))
  if (target.minute !== null) return placeOf({ ...item, allDay: false }, start, start + AN_HOUR)
  const first = Math.floor(start / MINUTES_A_DAY)
  return placeOf(item, first, first + item.last - item.first)
}

/** Whether an item would not move at all: its own hour was named, and not where to. */
const isWhereItIs = (item: DetailedItem, moved: NewPlace | null): boolean =>
  moved?.start === (item.allDay ? formatDay(item.first) : formatWall(item.start)) &&
  (!item.allDay || moved.end === formatDay(item.last))

/** How items get a new place, which is said behind each. */
export const toNewPlace = (
  { sentences, today }: QuestionContext,
  change: (item: DetailedItem) => NewPlace | null,
): Pick<Proposal, 'change' | 'behind'> => ({
  change,
  behind: (item) => {
    const moved = change(item)
    return moved ? ` → ${sentences.words.moved(moved, today)}` : ''
  },
})
