import { entryOf } from '../../event/index.ts'
import type { TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import { classify } from '../reading/classify.ts'
import { isStatement } from '../reading/no-goal.ts'
import { clausesIn } from '../reading/clauses-in.ts'
import type { Measure } from './measured-tables.ts'
import type { MeasuredText } from './measured-text.ts'
import type { Quantity } from './quantity.ts'
import { assumedRhythm, isDaily, type Rhythm } from './rhythm.ts'
import { overlap } from '../reading/spans.ts'

/** How much of what, and how often. */
interface Amount {
  readonly quantity: Quantity
  readonly rhythm: Rhythm | null
}

/** What is counted, with all that is said of it. */
export interface Counted extends Amount {
  /** How long each of so many times is. */
  readonly each: Quantity | null
  /** How much of the whole is done: the quantity is what is left of it. */
  readonly done: number
  /** How much of the whole is done at a time, until there is no more. */
  readonly pace: { readonly value: number; readonly rhythm: Rhythm } | null
  /** The words for how much is done, for the pace, and for the weekdays of a number of times. */
  readonly beside: TextSpan | null
}

/** Words in a text, and where they stand with what joins them to the words before. */
export interface Said extends TextSpan {
  readonly words: string
}

/** What is done more rarely is no habit, and has its days. */
const HABIT_DAYS = 31
/** More hours a day are no sitting but how somebody lives: `sleep 8 hours a night`. */
const HOURS_OF_SITTING = 4
/** How often a month `more` is. */
const MORE_OFTEN = 2

export const isOften = (measure: Measure): boolean => measure === 'times' || measure === 'sessions'

const alone = (amount: Amount, each: Quantity | null = null): Counted => ({
  ...{ ...amount, each, done: 0, pace: null, beside: null },
})

const quantityOf = (measure: Measure, value: number, unit: string, { from, to }: TextSpan): Quantity => ({
  ...{ measure, value, unit, from, to, numberTo: to, isDone: false },
})

/** The rhythm that belongs to some words: no number stands between them. One right behind them wins over one before. */
function rhythmOf({ from, to }: TextSpan, read: MeasuredText, beside: TextSpan | null = null): Rhythm | null {
  const near = read.rhythms.filter((one) => {
    const isParted = one.from >= to ? read.isNumberIn(to, one.from) : read.isNumberIn(one.to, from)
    return !isParted && !overlap(one, beside)
  })
  const [first] = near
  const isBefore = first !== undefined && first.to <= from
  const behind = near.find((one) => one.from >= to && read.text.slice(to, one.from).trim() === '')
  return (isBefore ? behind : null) ?? first ?? null
}

/** Something that is left, day by day, for some time: `no sugar for a month`, `not buying clothes until Christmas`. */
export function abstinenceIn({ text, phrases, words, rhythms, weekly }: MeasuredText): Counted | null {
  const found = phrases.find('abstains')
  if (!found || weekly || rhythms.length > 0) return null
  // Without something is how another goal is reached: `go on stage without forgetting the lines`.
  if (classify(text.slice(0, found.from), words.language).words !== '') return null
  return alone({ quantity: quantityOf('things', 1, words.counted.days, found), rhythm: assumedRhythm('perDay') })
}

/** The most of something in each period: `max 400 euros a month`. */
function limitIn(read: MeasuredText): Counted | null {
  const found = read.phrases.find('limits')
  const rhythm = found && rhythmOf(found, read)
  if (!found || !rhythm) return null
  return alone({ quantity: quantityOf('things', 1, '', { ...found, to: Math.max(found.to, rhythm.from) }), rhythm })
}

/** What is on some weekdays of each week, and nothing else says how often. */
const onWeekdays = ({ weekly: rhythm, rhythms }: MeasuredText, each: Quantity | null): Counted | null =>
  rhythm && rhythms.length === 0
    ? alone({ quantity: quantityOf('times', rhythm.weekdays.length, '', rhythm), rhythm }, each)
    : null

/** What is done once in each period: `yoga every morning`. */
function habitIn(read: MeasuredText): Counted | null {
  // A number before it is an hour, since nothing is counted: `in bed by 11 every night`.
  const rhythm = rhythmOf({ from: 0, to: read.text.length }, read)
  return rhythm && rhythm.days <= HABIT_DAYS ? alone({ quantity: quantityOf('times', 1, '', rhythm), rhythm }) : null
}

/** Somebody who is to be seen more often, without how often that is. */
function moreOftenIn({ phrases, words }: MeasuredText): Counted | null {
  const found = phrases.find('moreOften')
  const quantity = found && quantityOf('things', MORE_OFTEN, words.counted.times, found)
  return quantity && alone({ quantity, rhythm: assumedRhythm('perMonth') })
}

/** How often something is done, else the first amount that is known, or any. */
function amountIn(all: readonly Amount[], hours: Quantity | null): Counted | null {
  const frequent = all.find(({ quantity: { measure }, rhythm }) => isOften(measure) && rhythm !== null)
  const found = frequent ?? all.find(({ quantity: { measure } }) => measure !== 'open') ?? all[0]
  // `every 2 weeks` is no amount of weeks.
  return found && !overlap(found.quantity, found.rhythm) ? alone(found, frequent ? hours : null) : null
}

/** The hours among some amounts, with the words for how often they are. */
function hoursOf(all: readonly Amount[]): Quantity | null {
  const hours = all.find(({ quantity: { measure } }) => measure === 'hours')
  return hours ? { ...hours.quantity, to: Math.max(hours.quantity.to, hours.rhythm?.to ?? 0) } : null
}

/** What a text counts beside other words: by a most, by weekdays, a number, or a rhythm. */
function countedIn(read: MeasuredText, beside: TextSpan | null = null): Counted | null {
  const { text, words, quantities } = read
  if (isStatement(text, languages[words.language].reading)) return null
  const all = quantities
    .filter((quantity) => !overlap(quantity, beside))
    .map((quantity) => ({ quantity, rhythm: rhythmOf(quantity, read, beside) }))
  const hours = hoursOf(all)
  const sure = limitIn(read) ?? onWeekdays(read, hours)
  return sure || read.isRefused ? sure : (amountIn(all, hours) ?? habitIn(read) ?? moreOftenIn(read))
}

/** What is left of a whole of which something is done: `630 miles, 212 so far`. */
function leftIn(read: MeasuredText): Counted | null {
  const { soFar, quantities } = read
  const whole = soFar && countedIn(read, soFar)
  if (!whole || whole.rhythm !== null || soFar.value >= whole.quantity.value) return null
  // `9 chapters to go`, beside ten publishers, is no part of these.
  const isOfAnother = ({ measure, unit }: Quantity): boolean => measure !== 'open' && unit !== whole.quantity.unit
  if (quantities.some((one) => overlap(one, soFar) && isOfAnother(one))) return null
  const value = soFar.isLeft ? soFar.value : whole.quantity.value - soFar.value
  return { ...whole, quantity: { ...whole.quantity, value }, done: whole.quantity.value - value, beside: soFar }
}

/** How much is done at a time: a number alone, or the same unit once more. */
function atATimeIn(read: MeasuredText): (TextSpan & { readonly value: number }) | null {
  const [whole, ...others] = read.quantities
  const isOfWhole = (one: Quantity): boolean => one.measure !== 'times' && one.unit === whole?.unit
  return read.atATime ?? others.find((one) => isOfWhole(one) && rhythmOf(one, read) !== null) ?? null
}

/** A whole with its pace: `64 squares, 2 a week`, `80,000 words, 500 words a day`. */
function pacedIn(read: MeasuredText): Counted | null {
  const atATime = atATimeIn(read)
  const rhythm = atATime && rhythmOf(atATime, read)
  const whole = rhythm && countedIn(read, atATime)
  if (!whole || whole.rhythm !== null || whole.quantity.value <= atATime.value) return null
  const beside = { ...atATime, to: Math.max(atATime.to, rhythm.to) }
  return { ...whole, pace: { value: atATime.value, rhythm }, beside }
}

/** The same on the weekdays that stand in it, or beside a number of times: `twice a week, Tuesday and Thursday`. */
function onItsWeekdays(counted: Counted, { weekly, words }: MeasuredText): Counted {
  const { quantity, rhythm } = counted
  if (!isOften(quantity.measure) || rhythm?.counted !== 'weeks') return counted
  const named = words.phrasesOf(quantity.unit).find('namedWeekday')
  const beside = !named && weekly?.weekdays.length === quantity.value ? weekly : null
  const weekdays = named ? [Number(named.value)] : beside?.weekdays
  return weekdays ? { ...counted, rhythm: { ...rhythm, counted: 'days', weekdays }, beside } : counted
}

/** Every day without the weekdays that are left out. */
function withoutLeftOut(counted: Counted, { leftOut }: MeasuredText): Counted {
  const { rhythm } = counted
  if (!rhythm || !leftOut || rhythm.days > 1) return counted
  const weekdays = rhythm.weekdays.filter((day) => !leftOut.weekdays.includes(day))
  return { ...counted, rhythm: { ...rhythm, days: 7 / weekdays.length, weekdays } }
}

/** What a text counts or measures: a whole with what is done of it or with its pace, or else any amount that is not done; null without one. */
export function amountsIn(read: MeasuredText): Counted | null {
  const done = read.soFar?.isLeft ? null : read.soFar
  const counted = leftIn(read) ?? pacedIn(read) ?? countedIn(read, done)
  return counted && withoutLeftOut(onItsWeekdays(counted, read), read)
}

/** Whether nothing says what is counted: `five a day`. */
const isBare = ({ measure, unit }: Quantity, { counted, often }: MeasuredText['words']): boolean =>
  measure === 'times' && unit !== counted.times && entryOf(often, unit.toLowerCase()) === undefined

/** Whether periods are counted in which something is kept: no amount adds up. */
export function isKept({ quantity, rhythm }: Counted, { phrases, words }: MeasuredText): boolean {
  const { measure, value } = quantity
  if (rhythm === null) return false
  if (phrases.find('abstains') ?? phrases.find('limits')) return true
  if (!isDaily(rhythm)) return false
  if (measure === 'open' || isBare(quantity, words)) return value > 1
  return measure === 'entered' || measure === 'distance' || (measure === 'hours' && value > HOURS_OF_SITTING)
}

/** Clauses behind what is counted that have an amount of their own: `24 books, and 500 km by bike`. */
export function alsoSaid({ text, words, quantities }: MeasuredText, taken: readonly TextSpan[]): Said[] {
  const isTaken = (span: TextSpan): boolean => taken.some((one) => overlap(one, span))
  const others = quantities.filter((one) => (one.value > 1 || isOften(one.measure)) && !isTaken(one))
  return clausesIn(text, words.language)
    .map(({ index, to, said }) => ({ from: index, to, words: said.trim() }))
    .filter((span) => span.from > 0 && !isTaken(span) && others.some((one) => overlap(one, span)))
}
