import { amountOf, shiftDay, amountActions, isTimeOfDay } from './amounts.ts'
import { acrossActions } from './hours-across.ts'
import { askedActions } from './asked.ts'
import type { Action, Captures, Moment } from './captures.ts'
import { leadActions } from './leads.ts'
import { edgeActions, periodActions } from './periods.ts'
import { dateActions, pointActions } from './points.ts'
import { rangeActions } from './ranges.ts'
import { reminderActions } from './reminders.ts'
import { ruleActions } from './rules.ts'
import { clockActions, timeActions } from './times.ts'
import { fixed, mapped, oneDay, pick } from './when.ts'

const firstValue = (captures: Captures): unknown => Object.values(captures)[0]

/** What patterns may do with the symbols that they found, by name. A value of null or undefined is no match. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  ...acrossActions,
  ...amountActions,
  ...dateActions,
  ...pointActions,
  ...periodActions,
  ...askedActions,
  ...edgeActions,
  ...rangeActions,
  ...reminderActions,
  ...ruleActions,
  ...clockActions,
  ...leadActions,
  time: timeActions.at,
  timeComma: timeActions.at,
  timeMinutesTo: timeActions.at,
  timeFormal: timeActions.at,
  timeFromTo: timeActions.fromTo,
  timePair: timeActions.pair,
  timeSureFromTo: timeActions.sureFromTo,
  timeHalf: timeActions.half,
  timeLasting: timeActions.lasting,
  /** The value of the first symbol, as it is. */
  same: firstValue,
  /** The part of the day, whatever stands beside it. */
  partAlone: ({ part }: Captures) => part,
  /** The date, whatever stands beside it. */
  when: ({ when }: Captures) => when,
  /** Only that the words are there counts. */
  nothing: () => true,
  /** Words about a date that is not sure: what else is said cannot be trusted alone. */
  about: () => 'date',
  /** The same in figures, which a repetition beside them must not leave out. */
  aboutFigures: () => 'figures',
  /** A weekday that may be another word. */
  aboutWeekday: () => 'weekday',
  /** A number that may be a day: beside an hour no other day is assumed. */
  aboutNumber: ({ count }: Captures) => (count !== undefined && count >= 1 && count <= 31 ? 'number' : null),
  /** Words that may name a day nobody here knows: beside an hour no other one is assumed, but that which is looked at. */
  aboutSomeDay: () => 'someDay',
  /** Words that change what any date beside them means: nothing at all is sure. */
  never: () => 'all',
  /** A name that looks like a date. */
  name: () => 'name',
  list: ({ weekday, weekdays }: Captures) => (weekday === undefined ? null : [weekday, ...(weekdays ?? [])]),
  /** The same of three or more, which stand side by side. */
  three: ({ weekday, weekdays = [] }: Captures) =>
    weekday === undefined || weekdays.length < 2 ? null : [weekday, ...weekdays],
  countOf: ({ count }: Captures) => (count !== undefined && count >= 1 && count <= 999 ? count : null),
  two: () => 2,
  /** A day of the month; a word alone is the first. */
  dom: ({ count = 1 }: Captures) => (count >= 1 && count <= 31 ? count : null),
  /** A figure after a weekday that is rather a day of the month than a number of things. */
  likelyDom: ({ count = 0 }: Captures) => (count >= 8 && count <= 31 ? count : null),
  /** An ordinal that is not `second`, which may mean every other. */
  ordinal: ({ ordinal }: Captures) => (ordinal === 2 ? null : ordinal),
  morningPart: () => ({ start: 540, end: 720 }),
  afternoonPart: () => ({ start: 840, end: 1020 }),
  eveningPart: () => ({ start: 1140, end: 1320 }),
  /** The day that a word names with its part: `tonight`. */
  partDay: ({ dayPartWord }: Captures, { today }: Moment) => dayPartWord && fixed(oneDay(today + dayPartWord.days)),
  /** A part of today, or of the day that the word names itself. */
  dayPart: ({ part, dayPartWord }: Captures) => dayPartWord ?? (part && { days: 0, part }),
  /** The last day by which something is due. */
  deadlineOf: ({ when }: Captures) => when && mapped(when, ({ last }) => oneDay(last)),
  /** The day before something begins that has not begun yet. */
  deadlineBefore: ({ when }: Captures, { today }: Moment) => {
    const span = when && pick(when, today)
    return span && span.first > today ? fixed(oneDay(span.first - 1)) : null
  },
  deadlineIn: ({ amount }: Captures, { today }: Moment) =>
    !amount || isTimeOfDay(amount) ? null : fixed(oneDay(shiftDay(today, amount, 1))),
  /** Days that something lasts; ages and terms of payment are told in years, and are none. */
  stayOf: ({ amount }: Captures) =>
    amount && amount.minutes === 0 && amount.businessDays === 0 && amount.months <= 12 ? amount : null,
  /** Hours and minutes alone. */
  stayTime: ({ amount }: Captures) => (amount && isTimeOfDay(amount) ? amount : null),
  /** So many nights are a day more. */
  stayNights: ({ count = 0 }: Captures) => (count >= 1 && count <= 60 ? amountOf({ days: count + 1 }) : null),
  /** Minutes from now. */
  momentIn: ({ amount }: Captures) => (amount && isTimeOfDay(amount) ? amount.minutes : null),
}
