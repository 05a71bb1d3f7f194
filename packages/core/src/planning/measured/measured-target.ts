import { parseQuickAdd, type Language, type TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { addsUp, isPossible } from './adds-up.ts'
import { fixedWeekdays } from './fixed-weekdays.ts'
import { isKeptDaily, isOfDays, KIND_OF, targetOf, weeklyRhythm } from './goal-amount.ts'
import { framePeriod, goalPeriod, lastingIn, todayOf } from './goal-period.ts'
import { titleOf, understoodWords } from './goal-title.ts'
import { measuredWords, type MeasuredPhrases, type ReadyWords } from './ready-words.ts'
import { isStatement } from '../reading/no-goal.ts'
import { beforeEvent } from '../reading/patterns.ts'
import { lengthOf, type MeasuredReading } from './measured-reading.ts'
import type { MeasuredTarget } from './measured-types.ts'
import { maskNumerals, type MaskedText } from './numerals.ts'
import type { RhythmName } from './measured-words.ts'
import { quantitiesIn, rhythmOf, saysRhythm, type Measure, type Quantity } from './quantity.ts'

/** A target says what it is at its beginning. */
const READ_MAX = 480

/** The rhythms of habits: what is done more rarely has its days. */
const HABITS: readonly RhythmName[] = ['perDay', 'perMorning', 'perWorkday', 'perWeek', 'perWeekend']

/** The text without some spans, where everything else stays in its place. */
const blanked = (text: string, spans: readonly TextSpan[]): string =>
  spans.reduce((rest, { from, to }) => `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`, text)

/** A category of the person that a mark names: `#sport`. */
function markIn(text: string, { language, now, weekStart, categories }: TargetSurroundings) {
  if (!text.includes('#')) return null
  const { understood, categoryId } = parseQuickAdd(text, { language, now, weekStart, categories, calendars: [] })
  const mark = understood.find(({ kind }) => kind === 'category')
  const name = categories.find(({ _id }) => _id === categoryId)?.name
  return mark && name !== undefined ? { mark, categoryId, name } : null
}

/** The text without what a goal is reached before: `before the trip to Rome` is about no trip. */
function withoutEvent(text: string, language: Language): string {
  const before = beforeEvent(languages[language].reading).exec(text)
  const words = before ? (/^[^,;]*/u.exec(text.slice(before.index))?.[0] ?? '') : ''
  return before ? blanked(text, [{ from: before.index, to: before.index + words.length }]) : text
}

type Amounts = Pick<MeasuredReading, 'phrases' | 'quantity' | 'rhythm' | 'each'>

/** Whether a text says that nothing adds up: a purchase, a most, one occasion for which nothing is saved. */
const isRefused = (phrases: MeasuredPhrases): boolean =>
  phrases.find('refused') !== null ||
  (phrases.find('occasion') !== null && phrases.find('saves') === null && phrases.find('loses') === null)

const overlap = (one: TextSpan, other: TextSpan): boolean => one.from < other.to && one.to > other.from

/** What amounts are read in. */
interface AmountText {
  readonly text: string
  readonly words: ReadyWords
  readonly surroundings: TargetSurroundings
}

/** A thing that is left for longer than this is left for good. */
const ABSTINENCE = { least: 7, most: 100 }
/** How often a month `more` is. */
const MORE_OFTEN = 2

const often = (value: number, unit: string, { from, to }: TextSpan, measure: Measure = 'times'): Quantity => ({
  ...{ measure, value, unit, from, to, numberTo: to },
})

const EACH = { each: 1, weekdays: null, minute: null, from: 0, to: 0 } as const

/** Something that is left for some time, day by day. */
function abstinenceIn({ words }: AmountText, phrases: MeasuredPhrases, lasting: number): Amounts | null {
  const found = phrases.find('abstains')
  if (!found || lasting < ABSTINENCE.least || lasting > ABSTINENCE.most) return null
  const quantity = often(1, words.counted.days, found, 'things')
  return { phrases, quantity, rhythm: { ...EACH, name: 'perDay' }, each: null }
}

/** Somebody who is to be seen more often, without how often that is. */
function moreOftenIn({ words }: AmountText, phrases: MeasuredPhrases): Amounts | null {
  const found = phrases.find('moreOften')
  const quantity = found && often(MORE_OFTEN, words.counted.times, found, 'things')
  return quantity && { phrases, quantity, rhythm: { ...EACH, name: 'perMonth' }, each: null }
}

/** What a text is about: its first amount, or how often something is done; the hours beside that are the length of each. */
function amountsIn(amountText: AmountText): Amounts | null {
  const { text, words, surroundings } = amountText
  const masked = maskNumerals(text, words)
  const phrases = words.phrasesOf(masked.masked)
  const lasting = lastingIn(text, surroundings.language, todayOf(surroundings.now))
  const abstinence = abstinenceIn(amountText, phrases, lasting ? lasting.last - lasting.first + 1 : 0)
  if (abstinence) return abstinence
  if (isStatement(text, languages[surroundings.language].reading)) return null
  const all = quantitiesIn(text, masked, { phrases, words })
    .filter((quantity) => !lasting || !overlap(quantity, lasting))
    .map((quantity) => ({ quantity, rhythm: rhythmOf(quantity, masked, phrases) }))
  const known = all.filter(({ quantity: { measure } }) => measure !== 'open')
  const hours = known.find(({ quantity: { measure } }) => measure === 'hours')?.quantity ?? null
  const fixed = saysRhythm(phrases) ? null : fixedWeekdays(text, surroundings, words)
  if (fixed) return { phrases, quantity: often(fixed.weekdays?.length ?? 1, '', fixed), rhythm: fixed, each: hours }
  if (isRefused(phrases)) return null
  const frequent = known.find(({ quantity: { measure }, rhythm }) => isOften(measure) && rhythm !== null)
  const found = frequent ?? known[0] ?? all[0]
  // `every 2 weeks` is no amount of weeks.
  if (!found || (found.rhythm && overlap(found.quantity, found.rhythm)))
    return habitIn(masked, phrases) ?? moreOftenIn(amountText, phrases)
  return { phrases, ...found, each: frequent ? hours : null }
}

/** What is done every day or week, once each time: `yoga every morning`. */
function habitIn(masked: MaskedText, phrases: MeasuredPhrases): Amounts | null {
  const rhythm = rhythmOf({ from: 0, to: 0 }, masked, phrases)
  if (!rhythm || !HABITS.includes(rhythm.name)) return null
  return { phrases, quantity: often(1, '', rhythm), rhythm, each: null }
}

const isOften = (measure: Measure): boolean => measure === 'times' || measure === 'sessions'

/**
 * Reads a target that can be counted or measured: `Read 24 books next year`, `3 ore di spagnolo alla settimana`. Null for
 * everything else, and for what is doubtful. `timeframe` is more text about when, and takes precedence.
 * @throws RangeError if `now` is no local time
 */
export function measuredTarget(
  text: string,
  timeframe: string,
  surroundings: TargetSurroundings,
): MeasuredTarget | null {
  const plain = text.replace(/\s+/gu, ' ').trim().slice(0, READ_MAX)
  const category = markIn(plain, surroundings)
  const words = measuredWords(surroundings.language)
  const unmarked = blanked(plain, category ? [category.mark] : []).replaceAll('#', ' ')
  const amounts = amountsIn({ text: withoutEvent(unmarked, surroundings.language), words, surroundings })
  if (!amounts) return null
  const spans = [amounts.quantity, amounts.rhythm, amounts.each].filter((span) => span !== null)
  const own = goalPeriod(blanked(unmarked, spans), surroundings)
  const period = framePeriod(timeframe, surroundings) ?? own
  if (!own || !period) return null
  const mark = category?.mark ?? null
  const reading: MeasuredReading = { ...amounts, text: plain, words, period, periodWords: own.words, mark }
  const target = targetOf(reading)
  if (!isPossible(reading, target) || !addsUp(reading)) return null
  return goalOf(reading, target, category)
}

/** What is counted, in words: times or days where the text names nothing. */
function unitOf(reading: MeasuredReading): string {
  const { quantity, words } = reading
  if (isOfDays(reading)) return words.counted.days
  if (quantity.measure === 'times') return words.counted.times
  return quantity.measure === 'hours' ? '' : quantity.unit
}

function goalOf(reading: MeasuredReading, target: number, category: ReturnType<typeof markIn>): MeasuredTarget {
  const { quantity, period, words, phrases } = reading
  const { measure } = quantity
  const isDays = isKeptDaily(reading)
  return {
    ...titleOf(reading),
    kind: isDays ? 'count' : KIND_OF[measure],
    target: isDays ? lengthOf(period) : target,
    unit: unitOf(reading),
    from: period.from,
    to: period.to,
    isPeriodSaid: period.isSaid,
    // What is left has no hours.
    rhythm: phrases.find('abstains') ? null : weeklyRhythm(reading),
    categoryId: category?.categoryId ?? null,
    understood: [
      ...understoodWords(reading),
      ...(category ? [{ kind: 'category' as const, text: category.mark.text, meaning: category.name }] : []),
    ],
    warnings: [
      ...(measure === 'things' && quantity.unit === words.counted.times ? [words.sentences.assumedOften] : []),
      ...(period.isSaid ? [] : [words.sentences.noPeriod(languages[words.language].day(period.to))]),
    ],
  }
}
