import type { TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import { isStatement } from '../reading/no-goal.ts'
import type { Measure } from './measured-tables.ts'
import type { MeasuredText } from './measured-text.ts'
import type { Quantity } from './quantity.ts'
import { assumedRhythm, isDaily, type Rhythm } from './rhythm.ts'
import { overlap } from './spans.ts'

/** How much of what, how often, and how long each time. */
export interface Counted {
  readonly quantity: Quantity
  readonly rhythm: Rhythm | null
  readonly each: Quantity | null
}

/** How much of a whole is done at a time, until there is no more. */
export interface Pace {
  readonly value: number
  readonly rhythm: Rhythm
}

/** What is counted, with what is said of it beside its amount. */
export interface Amounts extends Counted {
  /** How much of the whole is done: the quantity is what is left of it. */
  readonly done: number
  readonly pace: Pace | null
  /** The words for how much is done, for the pace, and for the weekdays of a number of times. */
  readonly beside: TextSpan | null
}

/** What is done more rarely is no habit, and has its days. */
const HABIT_DAYS = 31
/** More hours a day are no sitting but how somebody lives: `sleep 8 hours a night`. */
const HOURS_OF_SITTING = 4
/** How often a month `more` is. */
const MORE_OFTEN = 2

export const isOften = (measure: Measure): boolean => measure === 'times' || measure === 'sessions'

const quantityOf = (measure: Measure, value: number, unit: string, { from, to }: TextSpan): Quantity => ({
  ...{ measure, value, unit, from, to, numberTo: to },
})

/** Whether a text says that nothing adds up: a purchase, a most, one occasion for which nothing is saved. */
const isRefused = ({ phrases }: MeasuredText): boolean =>
  phrases.find('refused') !== null ||
  (phrases.find('occasion') !== null && phrases.find('saves') === null && phrases.find('loses') === null)

/** The rhythm that belongs to some words: no number stands between them. */
const rhythmOf = (
  { from, to }: TextSpan,
  { rhythms, isNumberIn }: MeasuredText,
  beside: TextSpan | null,
): Rhythm | null =>
  rhythms.find(
    (one) => !overlap(one, beside) && !(one.from >= to ? isNumberIn(to, one.from) : isNumberIn(one.to, from)),
  ) ?? null

/** Something that is left, day by day, for some time: `no sugar for a month`, `not buying clothes until Christmas`. */
export function abstinenceIn({ phrases, words, rhythms, weekly }: MeasuredText): Amounts | null {
  const found = phrases.find('abstains')
  if (!found || weekly || rhythms.length > 0) return null
  const quantity = quantityOf('things', 1, words.counted.days, found)
  return { quantity, rhythm: assumedRhythm('perDay'), each: null, done: 0, pace: null, beside: null }
}

/** The most of something in each period: `max 400 euros a month`. */
function limitIn(read: MeasuredText): Counted | null {
  const found = read.phrases.find('limits')
  const rhythm = found && rhythmOf(found, read, null)
  if (!found || !rhythm) return null
  const to = Math.max(found.to, rhythm.from)
  return { quantity: quantityOf('things', 1, '', { from: found.from, to }), rhythm, each: null }
}

/** What is done every day or week, once each time: `yoga every morning`. */
function habitIn(read: MeasuredText): Counted | null {
  // A number before it is an hour, since nothing is counted: `in bed by 11 every night`.
  const rhythm = rhythmOf({ from: 0, to: read.text.length }, read, null)
  return rhythm && rhythm.days <= HABIT_DAYS
    ? { quantity: quantityOf('times', 1, '', rhythm), rhythm, each: null }
    : null
}

/** Somebody who is to be seen more often, without how often that is. */
function moreOftenIn({ phrases, words }: MeasuredText): Counted | null {
  const found = phrases.find('moreOften')
  const quantity = found && quantityOf('things', MORE_OFTEN, words.counted.times, found)
  return quantity && { quantity, rhythm: assumedRhythm('perMonth'), each: null }
}

/** What is on some weekdays of each week. */
function weeklyIn({ weekly, rhythms }: MeasuredText, each: Quantity | null): Counted | null {
  if (!weekly || rhythms.length > 0) return null
  return { quantity: quantityOf('times', weekly.weekdays.length, '', weekly), rhythm: weekly, each }
}

/** How often something is done, else the first amount that is known, or any. */
function amountIn(all: readonly Pick<Counted, 'quantity' | 'rhythm'>[], hours: Quantity | null): Counted | null {
  const frequent = all.find(({ quantity: { measure }, rhythm }) => isOften(measure) && rhythm !== null)
  const found = frequent ?? all.find(({ quantity: { measure } }) => measure !== 'open') ?? all[0]
  // `every 2 weeks` is no amount of weeks.
  return found && !overlap(found.quantity, found.rhythm) ? { ...found, each: frequent ? hours : null } : null
}

/** What a text counts beside other words: by a most, by weekdays, a number, or a rhythm. */
function countedIn(read: MeasuredText, beside: TextSpan | null): Counted | null {
  if (isStatement(read.text, languages[read.words.language].reading)) return null
  const all = read.quantities
    .filter((quantity) => !overlap(quantity, beside))
    .map((quantity) => ({ quantity, rhythm: rhythmOf(quantity, read, beside) }))
  const hours = all.find(({ quantity: { measure } }) => measure === 'hours')?.quantity ?? null
  const counted = limitIn(read) ?? weeklyIn(read, hours)
  return counted || isRefused(read) ? counted : (amountIn(all, hours) ?? habitIn(read) ?? moreOftenIn(read))
}

/** Whether a number that is left counts something else than the whole: `9 chapters to go`, beside ten publishers. */
const isOfAnother = (part: TextSpan, { unit }: Quantity, all: readonly Quantity[]): boolean =>
  all.some((one) => overlap(one, part) && one.measure !== 'open' && one.unit !== unit)

/** What is left of a whole of which something is done: `212 of 630 miles so far`. */
function leftIn(read: MeasuredText): Amounts | null {
  const { soFar, quantities } = read
  const whole = soFar && countedIn(read, soFar)
  if (!whole || whole.rhythm !== null || soFar.value >= whole.quantity.value) return null
  if (isOfAnother(soFar, whole.quantity, quantities)) return null
  const left = soFar.isLeft ? soFar.value : whole.quantity.value - soFar.value
  const done = whole.quantity.value - left
  return { ...whole, quantity: { ...whole.quantity, value: left }, done, pace: null, beside: soFar }
}

/** A whole with its pace: `64 squares, 2 a week`. */
function pacedIn(read: MeasuredText): Amounts | null {
  const { atATime } = read
  const rhythm = atATime && rhythmOf(atATime, read, null)
  const whole = rhythm && countedIn(read, atATime)
  if (!whole || whole.rhythm !== null || whole.quantity.value <= atATime.value) return null
  const beside = { from: atATime.from, to: Math.max(atATime.to, rhythm.to) }
  return { ...whole, done: 0, pace: { value: atATime.value, rhythm }, beside }
}

/** What is done so many times a week, on the weekdays that stand beside it or in it: `twice a week, Tuesday and Thursday`. */
function onItsWeekdays(counted: Counted, { weekly, words }: MeasuredText): Amounts {
  const { quantity, rhythm } = counted
  const all = { ...counted, done: 0, pace: null, beside: null }
  if (!isOften(quantity.measure) || rhythm?.counted !== 'weeks') return all
  const named = words.phrasesOf(quantity.unit).find('namedWeekday')
  if (named) return { ...all, rhythm: { ...rhythm, counted: 'days', weekdays: [Number(named.value)] } }
  if (weekly?.weekdays.length !== quantity.value) return all
  return { ...all, rhythm: { ...rhythm, counted: 'days', weekdays: weekly.weekdays }, beside: weekly }
}

/** Every day without the weekdays that are left out. */
function withoutLeftOut(amounts: Amounts, { leftOut }: MeasuredText): Amounts {
  const { rhythm } = amounts
  if (!rhythm || !leftOut || rhythm.days > 1) return amounts
  const weekdays = rhythm.weekdays.filter((day) => !leftOut.weekdays.includes(day))
  return { ...amounts, rhythm: { ...rhythm, days: 7 / weekdays.length, weekdays } }
}

/** What a text counts or measures: a whole with what is done of it or with its pace, or else any amount; null without one. */
export function amountsIn(read: MeasuredText): Amounts | null {
  const whole = leftIn(read) ?? pacedIn(read)
  const counted = whole ?? countedIn(read, null)
  return counted && withoutLeftOut(whole ?? onItsWeekdays(counted, read), read)
}

/** Whether periods are counted in which something is kept: no amount adds up. */
export function isKept({ quantity: { measure, value }, rhythm }: Counted, { phrases }: MeasuredText): boolean {
  if (rhythm === null) return false
  if (phrases.find('abstains') !== null || phrases.find('limits') !== null) return true
  if (!isDaily(rhythm)) return false
  if (measure === 'open') return value > 1
  return measure === 'entered' || measure === 'distance' || (measure === 'hours' && value > HOURS_OF_SITTING)
}
