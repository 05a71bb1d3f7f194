import { parseQuickAdd, type TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { addsUp, isPossible } from './adds-up.ts'
import { isKeptDaily, KIND_OF, targetOf, weeklyRhythm } from './goal-amount.ts'
import { framePeriod, goalPeriod } from './goal-period.ts'
import { titleOf, understoodWords } from './goal-title.ts'
import { measuredWords, type MeasuredPhrases, type ReadyWords } from './ready-words.ts'
import { lengthOf, type MeasuredReading } from './measured-reading.ts'
import type { MeasuredTarget } from './measured-types.ts'
import { maskNumerals, type MaskedText } from './numerals.ts'
import type { RhythmName } from './measured-words.ts'
import { quantitiesIn, rhythmOf, type Measure } from './quantity.ts'

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

type Amounts = Pick<MeasuredReading, 'phrases' | 'quantity' | 'rhythm' | 'each'>

/** Whether a text says that nothing adds up: a purchase, a most, one occasion for which nothing is saved. */
const isRefused = (phrases: MeasuredPhrases): boolean =>
  phrases.find('refused') !== null ||
  (phrases.find('occasion') !== null && phrases.find('saves') === null && phrases.find('loses') === null)

const overlap = (one: TextSpan, other: TextSpan): boolean => one.from < other.to && one.to > other.from

/** What a text is about: its first amount, or how often something is done; the hours beside that are the length of each. */
function amountsIn(text: string, words: ReadyWords): Amounts | null {
  const masked = maskNumerals(text, words)
  const phrases = words.phrasesOf(masked.masked)
  if (isRefused(phrases)) return null
  const all = quantitiesIn(text, masked, { phrases, words }).map((quantity) => ({
    quantity,
    rhythm: rhythmOf(quantity, masked, phrases),
  }))
  const known = all.filter(({ quantity: { measure } }) => measure !== 'open')
  const often = known.find(({ quantity: { measure }, rhythm }) => isOften(measure) && rhythm !== null)
  const found = often ?? known[0] ?? all[0]
  // `every 2 weeks` is no amount of weeks.
  if (!found || (found.rhythm && overlap(found.quantity, found.rhythm))) return habitIn(masked, phrases)
  const hours = known.find(({ quantity: { measure } }) => measure === 'hours')
  return { phrases, ...found, each: often && hours ? hours.quantity : null }
}

/** What is done every day or week, once each time: `yoga every morning`. */
function habitIn(masked: MaskedText, phrases: MeasuredPhrases): Amounts | null {
  const rhythm = rhythmOf({ from: 0, to: 0 }, masked, phrases)
  if (!rhythm || !HABITS.includes(rhythm.name) || rhythm.each !== 1) return null
  const { from, to } = rhythm
  return { phrases, quantity: { measure: 'times', value: 1, unit: '', from, to, numberTo: to }, rhythm, each: null }
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
  const amounts = amountsIn(unmarked, words)
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

function goalOf(reading: MeasuredReading, target: number, category: ReturnType<typeof markIn>): MeasuredTarget {
  const { quantity, period, words } = reading
  const { measure, unit } = quantity
  const isDays = isKeptDaily(reading, target)
  return {
    title: titleOf(reading),
    kind: isDays ? 'count' : KIND_OF[measure],
    target: isDays ? lengthOf(period) : target,
    unit: isDays || measure === 'hours' || measure === 'times' ? '' : unit,
    from: period.from,
    to: period.to,
    isPeriodSaid: period.isSaid,
    rhythm: weeklyRhythm(reading),
    categoryId: category?.categoryId ?? null,
    understood: [
      ...understoodWords(reading),
      ...(category ? [{ kind: 'category' as const, text: category.mark.text, meaning: category.name }] : []),
    ],
    warnings: period.isSaid ? [] : [words.sentences.noPeriod(languages[words.language].day(period.to))],
  }
}
