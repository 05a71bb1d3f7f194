import type { TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { contentWords } from '../reading/content-words.ts'
import { isStatement } from '../reading/no-goal.ts'
import { fixedWeekdays } from './fixed-weekdays.ts'
import { daysOfRhythm, isKeptDaily } from './goal-amount.ts'
import { blanked } from './blanked.ts'
import { goalPeriod, lastingIn, todayOf } from './goal-period.ts'
import { lengthOf, type MeasuredReading } from './measured-reading.ts'
import { leftOutWeekdays, withoutWeekdays } from './left-out-weekdays.ts'
import type { RhythmName } from './measured-words.ts'
import { maskNumerals, type MaskedText } from './numerals.ts'
import { quantitiesIn, rhythmOf, saysRhythm, type Measure, type Quantity, type Rhythm } from './quantity.ts'
import type { MeasuredPhrases, ReadyWords } from './ready-words.ts'
import { isOfAnother, paceIn, soFarIn, type Pace } from './so-far.ts'

/** How much of what, how often, and how long each time. */
type FoundAmounts = Pick<MeasuredReading, 'quantity' | 'rhythm' | 'each'>
type Amounts = FoundAmounts &
  Pick<MeasuredReading, 'phrases' | 'isKept' | 'done' | 'pace' | 'isOfDays' | 'leftOut' | 'beside'>

/** A text in which amounts are looked for. */
interface AmountText {
  readonly text: string
  readonly words: ReadyWords
  readonly surroundings: TargetSurroundings
}

interface ReadText extends AmountText {
  readonly masked: MaskedText
  readonly phrases: MeasuredPhrases
  /** The length of time from today on that it says; null without one. */
  readonly lasting: (TextSpan & { readonly days: number }) | null
}

/** The rhythms of habits: what is done more rarely has its days. */
const HABITS: readonly RhythmName[] = [
  ...(['perDay', 'perMorning', 'perWorkday', 'perWeekendDay'] as const),
  ...(['perWeek', 'perFortnight', 'perWeekend', 'perMonth'] as const),
]
/** What is left for longer than this is left for good, unless a day is said until which. */
const ABSTINENCE = { least: 7, most: 100, mostUntil: 366 }
/** How often a month `more` is. */
const MORE_OFTEN = 2
const EACH = { each: 1, weekdays: null, minute: null, from: 0, to: 0 } as const

/** Whether a text says that nothing adds up: a purchase, a most, one occasion for which nothing is saved. */
const isRefused = (phrases: MeasuredPhrases): boolean =>
  phrases.find('refused') !== null ||
  (phrases.find('occasion') !== null && phrases.find('saves') === null && phrases.find('loses') === null)

const overlap = (one: TextSpan, other: TextSpan | null): boolean =>
  other !== null && one.from < other.to && one.to > other.from

const isOften = (measure: Measure): boolean => measure === 'times' || measure === 'sessions'

const quantityOf = (measure: Measure, value: number, unit: string, { from, to }: TextSpan): Quantity => ({
  ...{ measure, value, unit, from, to, numberTo: to },
})

/** Whether a number is a day, or counts those of a stay: `until the 21 August`, `four days in Rome`, but not `ski 15 days`. */
function isOfTime({ measure, unit, from }: Quantity, { text, phrases, surroundings }: ReadText): boolean {
  const { dateHint, yearly } = languages[surroundings.language].reading
  const does = phrases.find('does')
  const isDone = does !== null && does.to <= from && text.slice(does.to, from).trim() === ''
  const isUnit = (of: string): boolean => new RegExp(`^(?:${of})`, 'iu').test(unit)
  return measure === 'open' && (isUnit(yearly) || (!isDone && isUnit(dateHint)))
}

/** Whether a number names what it counts: `before 11 on weekdays` does not. */
const isOfSomething = ({ measure, unit }: Quantity): boolean => measure !== 'open' || contentWords(unit).length > 0

/** A weekly rhythm on the weekday that its amount names: `a Sunday lunch every week`, `one Sunday a week`. */
function onItsWeekday({ measure, unit }: Quantity, rhythm: Rhythm | null, read: ReadText): Rhythm | null {
  if (rhythm?.name !== 'perWeek' || measure !== 'times' || unit === '') return rhythm
  const { words, surroundings } = read
  return { ...rhythm, weekdays: fixedWeekdays(words.everyWeek(unit), surroundings, words)?.weekdays ?? null }
}

/** The days until the one that a text says: `until Easter`, but not `by Easter`. */
function daysUntil({ text, words, surroundings }: ReadText): number {
  const period = goalPeriod(text, surroundings)
  const said = period?.words ? text.slice(period.words.from, period.words.to) : ''
  return period && words.phrasesOf(said).find('upTo') ? lengthOf(period) : 0
}

/** Something that is left for some time, day by day: `no sugar for a month`, `not buying clothes until Christmas`. */
function abstinenceIn(read: ReadText): FoundAmounts | null {
  const { phrases, words, lasting } = read
  const found = phrases.find('abstains')
  if (!found) return null
  const days = lasting?.days ?? daysUntil(read)
  if (days < ABSTINENCE.least || days > (lasting ? ABSTINENCE.most : ABSTINENCE.mostUntil)) return null
  const quantity = quantityOf('things', 1, words.counted.days, found)
  return { quantity, rhythm: { ...EACH, name: 'perDay' }, each: null }
}

/** The most of something in each period: `max 400 euros a month`. */
function limitIn({ phrases, masked }: ReadText): FoundAmounts | null {
  const found = phrases.find('limits')
  const rhythm = found && rhythmOf(found, masked, phrases)
  if (!found || !rhythm) return null
  const to = Math.max(found.to, rhythm.from)
  return { quantity: quantityOf('things', 1, '', { from: found.from, to }), rhythm, each: null }
}

/** Somebody who is to be seen more often, without how often that is. */
function moreOftenIn({ phrases, words }: ReadText): FoundAmounts | null {
  const found = phrases.find('moreOften')
  const quantity = found && quantityOf('things', MORE_OFTEN, words.counted.times, found)
  return quantity && { quantity, rhythm: { ...EACH, name: 'perMonth' }, each: null }
}

/** What is done every day or week, once each time: `yoga every morning`. */
function habitIn({ text, masked, phrases }: ReadText): FoundAmounts | null {
  // A number before it is an hour, since nothing is counted: `in bed by 11 every night`.
  const rhythm = rhythmOf({ from: 0, to: text.length }, masked, phrases)
  if (!rhythm || !HABITS.includes(rhythm.name)) return null
  return { quantity: quantityOf('times', 1, '', rhythm), rhythm, each: null }
}

interface AmountInText {
  readonly quantity: Quantity
  readonly rhythm: Rhythm | null
}

const isKnown = ({ quantity: { measure } }: AmountInText): boolean => measure !== 'open'

const hoursOf = (all: readonly AmountInText[]): Quantity | null =>
  all.find(({ quantity: { measure } }) => measure === 'hours')?.quantity ?? null

/** The first amount, or how often something is done; the hours beside that are the length of each. */
function countedIn(all: readonly AmountInText[]): FoundAmounts | null {
  const frequent = all.find(({ quantity: { measure }, rhythm }) => isOften(measure) && rhythm !== null)
  const found = frequent ?? all.find(isKnown) ?? all[0]
  // `every 2 weeks` is no amount of weeks.
  if (!found || overlap(found.quantity, found.rhythm)) return null
  return { ...found, each: frequent ? hoursOf(all) : null }
}

/** What is on some weekdays of each week. */
function weeklyIn(all: readonly AmountInText[], { text, phrases, words, surroundings }: ReadText): FoundAmounts | null {
  const rhythm = saysRhythm(phrases) ? null : fixedWeekdays(text, surroundings, words)
  if (!rhythm) return null
  return { quantity: quantityOf('times', rhythm.weekdays.length, '', rhythm), rhythm, each: hoursOf(all) }
}

function readText(amountText: AmountText): ReadText {
  const { text, words, surroundings } = amountText
  const masked = maskNumerals(text, words)
  const lasting = lastingIn(text, surroundings.language, todayOf(surroundings.now))
  return {
    ...amountText,
    masked,
    phrases: words.phrasesOf(masked.masked),
    lasting: lasting && { from: lasting.from, to: lasting.to, days: lasting.last - lasting.first + 1 },
  }
}

function foundIn(read: ReadText): FoundAmounts | null {
  const { text, words, masked, phrases, lasting, surroundings } = read
  const abstinence = abstinenceIn(read)
  if (abstinence || isStatement(text, languages[surroundings.language].reading)) return abstinence
  const limit = limitIn(read)
  if (limit) return limit
  const all = quantitiesIn(text, masked, { phrases, words })
    .filter((quantity) => !overlap(quantity, lasting) && !isOfTime(quantity, read) && isOfSomething(quantity))
    .map((quantity) => ({ quantity, rhythm: onItsWeekday(quantity, rhythmOf(quantity, masked, phrases), read) }))
  const weekly = weeklyIn(all, read)
  if (weekly || isRefused(phrases)) return weekly
  return countedIn(all) ?? habitIn(read) ?? moreOftenIn(read)
}

/** What is counted beside other words, which are left out of the text. */
const foundWithout = (read: ReadText, span: TextSpan): FoundAmounts | null =>
  foundIn(readText({ ...read, text: blanked(read.text, [span]) }))

/** What is left of a whole of which something is done; null where a text has no such whole. */
function leftIn(read: ReadText): (Pick<Amounts, 'done'> & { found: FoundAmounts; span: TextSpan }) | null {
  const soFar = soFarIn(read.masked, read.phrases)
  const found = soFar && foundWithout(read, soFar)
  if (!found || found.rhythm !== null || soFar.value >= found.quantity.value) return null
  if (isOfAnother(soFar, found.quantity, quantitiesIn(read.text, read.masked, read))) return null
  const left = soFar.isLeft ? soFar.value : found.quantity.value - soFar.value
  const quantity = { ...found.quantity, value: left }
  return { found: { ...found, quantity }, done: found.quantity.value - left, span: soFar }
}

/** A whole with its pace; null where a text has no such whole. */
function pacedIn(read: ReadText): { found: FoundAmounts; pace: Pace } | null {
  const { masked, phrases } = read
  const pace = paceIn(masked, phrases, (span) => rhythmOf(span, masked, phrases))
  const found = pace && foundWithout(read, pace)
  return found && found.rhythm === null && found.quantity.value > pace.value ? { found, pace } : null
}

/** Whether a length of days is said in which something is done each day for some time: `10 minutes a day for 100 days`. */
const isOfDays = ({ text, lasting, words }: ReadText, { quantity, rhythm }: FoundAmounts): boolean =>
  quantity.measure === 'hours' &&
  rhythm !== null &&
  daysOfRhythm({ rhythm }) === 1 &&
  lasting !== null &&
  text.slice(lasting.from, lasting.to).endsWith(words.counted.days)

/** Whether periods are counted in which something is kept. */
function isKept(phrases: MeasuredPhrases, amounts: FoundAmounts): boolean {
  const isLimited = phrases.find('abstains') !== null || phrases.find('limits') !== null
  return amounts.rhythm !== null && (isLimited || isKeptDaily(amounts))
}

/** What is done so many times a week, with the weekdays that say which: `twice a week, Tuesday and Thursday`. */
function onNamedDays(read: ReadText): { found: FoundAmounts; span: TextSpan } | null {
  const found = foundIn(read)
  const rhythm = found?.rhythm
  if (!found || !isOften(found.quantity.measure) || rhythm?.name !== 'perWeek' || rhythm.weekdays !== null) return null
  const rest = blanked(read.text, [found.quantity, rhythm])
  const named = fixedWeekdays(rest, read.surroundings, read.words)
  if (!named || named.weekdays.length !== found.quantity.value) return null
  const { weekdays, minute } = named
  return { found: { ...found, rhythm: { ...rhythm, weekdays, minute } }, span: named }
}

/** A whole with what is done of it or with its pace, or else what a text counts. */
function wholeIn(read: ReadText): Pick<Amounts, 'done' | 'pace' | 'beside'> & { readonly found: FoundAmounts | null } {
  const left = leftIn(read)
  if (left) return { found: left.found, done: left.done, pace: null, beside: [left.span] }
  const paced = pacedIn(read)
  if (paced) return { found: paced.found, done: 0, pace: paced.pace, beside: [paced.pace] }
  const onDays = onNamedDays(read)
  if (onDays) return { found: onDays.found, done: 0, pace: null, beside: [onDays.span] }
  return { found: foundIn(read), done: 0, pace: null, beside: [] }
}

/**
 * What a text counts or measures: by a most, by weekdays, a number, a rhythm, or by leaving something; null where that is
 * nothing.
 */
export function amountsIn(amountText: AmountText): Amounts | null {
  const { text, surroundings, words } = amountText
  const leftOut = leftOutWeekdays(text, surroundings, words)
  const read = readText({ ...amountText, text: blanked(text, leftOut ? [leftOut] : []) })
  const { phrases } = read
  if (phrases.find('workingTime')) return null
  const { found, ...whole } = wholeIn(read)
  if (!found) return null
  const amounts = { ...found, rhythm: withoutWeekdays(found.rhythm, leftOut) }
  return { ...amounts, ...whole, phrases, isKept: isKept(phrases, amounts), isOfDays: isOfDays(read, found), leftOut }
}
