import { languages } from '../languages.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { categoryMarkIn, type CategoryMark } from '../reading/category-mark.ts'
import { READ_MAX } from '../reading/quick-read.ts'
import { isQuestion } from '../reading/no-goal.ts'
import { knownDays, readWhen, wordsAsWritten } from '../reading/read-when.ts'
import { someWeekendIn } from '../reading/stays.ts'
import { abstinenceIn, alsoSaid, amountsIn, isKept, type Counted } from './counted.ts'
import { countedPeriod, KIND_OF, targetOf, weeklyRhythm } from './goal-amount.ts'
import { framePeriod, goalPeriod, monthsOn, type GoalPeriod } from './goal-period.ts'
import { titleOf, understoodWords } from './goal-title.ts'
import { addsUp, isLeftForTime, isOfPlannedKind, isPossible } from './is-counted.ts'
import { countedAct } from './joined-acts.ts'
import type { MeasuredReading, MeasuredTarget } from './measured-types.ts'
import { readMeasured, type MeasuredText } from './measured-text.ts'
import { daysOfRhythm, isDaily } from './rhythm.ts'
import { blanked } from '../reading/spans.ts'
import { withWishFirst } from '../reading/target-title.ts'

interface SaidTarget {
  /** As it was written, and without its mark. */
  readonly written: string
  readonly text: string
  readonly timeframe: string
  readonly surroundings: TargetSurroundings
}

/** A whole of which nobody said how much it is, done day by day, is done within so many months. */
const WHOLE_MONTHS = 3

/** A period that nobody said ends where the pace of a whole comes to its end. */
function pacedPeriod(period: GoalPeriod, { pace, quantity, rhythm }: Counted, { phrases }: MeasuredText): GoalPeriod {
  if (period.isSaid) return period
  const isWhole = rhythm !== null && phrases.find('wholeOf') !== null
  if (pace === null) return isWhole ? { ...period, to: monthsOn(period.from, WHOLE_MONTHS) - 1 } : period
  const days = Math.ceil((quantity.value / pace.value) * daysOfRhythm(pace.rhythm))
  return { ...period, to: period.from + days - 1 }
}

/** Whether a length of days is said: `10 minutes a day for 100 days`. */
const saysDays = ({ text, lasting, words }: MeasuredText): boolean =>
  lasting !== null && text.slice(lasting.from, lasting.to).endsWith(words.counted.days)

/** Whether days are counted on which something is done for some minutes, or for some hours each of so many days. */
const isOfDays = (read: MeasuredText, { quantity: { measure, value }, rhythm }: Counted): boolean =>
  measure === 'hours' && rhythm !== null && isDaily(rhythm) && (value < 1 || saysDays(read))

/** What is counted, and when: the days are read of the words that say nothing of amounts. */
function readingOf(
  read: MeasuredText,
  amounts: Counted,
  { text, timeframe, surroundings }: SaidTarget,
): MeasuredReading | null {
  const { quantity, rhythm, each, beside } = amounts
  const spans = [quantity, rhythm, each, read.leftOut, beside].filter((span) => span !== null)
  const own = goalPeriod(blanked(text, spans), surroundings)
  const said = framePeriod(timeframe, surroundings) ?? own
  if (!own || !said) return null
  const period = pacedPeriod({ ...said, words: own.words }, amounts, read)
  const counted = { isKept: isKept(amounts, read), isOfDays: isOfDays(read, amounts) }
  const taken = [...spans, own.words, read.lasting, read.time].filter((span) => span !== null)
  const also = alsoSaid(read, taken)
  const reading = { ...read, ...amounts, ...counted, period, also, text }
  return { ...reading, series: weeklyRhythm(reading) }
}

/** What is counted of one act: something that is left for some time, or else any amount. */
function readingOfAct(read: MeasuredText, target: SaidTarget): MeasuredReading | null {
  const abstinence = abstinenceIn(read)
  const left = abstinence && readingOf(read, abstinence, target)
  if (left && isLeftForTime(left, target.written)) return left
  const amounts = amountsIn(read)
  return amounts && readingOf(read, amounts, target)
}

/** What is counted of a target, of its act if it names several; null where it is about one weekend. */
function readingIn(target: SaidTarget): MeasuredReading | null {
  const { text, surroundings } = target
  const all = someWeekendIn(text, surroundings) ? null : readMeasured(text, surroundings)
  const act = all && countedAct(all)
  if (!act) return null
  const read = act.text === text ? all : readMeasured(act.text, surroundings)
  const reading = readingOfAct(read, { ...target, text: act.text })
  const others = act.others.map((words) => ({ words, from: 0, to: 0 }))
  // Where only the other act has its day, that is the goal: `sort the 4,000 photos, and make a book for 9 November`.
  const isOpen = reading?.rhythm === null && !reading.period.isSaid
  const isOfOther = isOpen && act.others.some((words) => readWhen(words, surroundings) !== null)
  return reading && !isOfOther ? { ...reading, also: [...reading.also, ...others] } : null
}

/**
 * Reads a target that can be counted or measured: `Read 24 books next year`, `3 ore di spagnolo alla settimana`. Null for
 * everything else, and for what is doubtful. `timeframe` is more text about when, and takes precedence.
 * @throws RangeError if `now` is no local time
 */
export function measuredTarget(
  written: string,
  timeframe: string,
  surroundings: TargetSurroundings,
): MeasuredTarget | null {
  const { reading: patterns } = languages[surroundings.language]
  const short = written.replace(/\s+/gu, ' ').trim().slice(0, READ_MAX)
  const plain = knownDays(withWishFirst(short, patterns), surroundings)
  const category = categoryMarkIn(plain, surroundings)
  const text = blanked(plain, category.marks).replaceAll('#', ' ')
  const reading = isQuestion(plain, patterns) ? null : readingIn({ written, text, timeframe, surroundings })
  const target = reading ? targetOf(reading) : 0
  if (!reading || !isPossible(reading, target) || !addsUp(reading) || isOfPlannedKind(reading)) return null
  const goal = goalOf(reading, target, category)
  const asWritten = (words: string): string => wordsAsWritten(words, written, surroundings)
  return { ...goal, understood: goal.understood.map((one) => ({ ...one, text: asWritten(one.text) })) }
}

/** What is counted, in words: times or periods where the text names nothing. */
function unitOf(reading: MeasuredReading): string {
  const { quantity, words } = reading
  const period = countedPeriod(reading)
  if (period !== null) return words.counted[period]
  if (quantity.measure === 'times') return quantity.unit === words.counted.days ? quantity.unit : words.counted.times
  return quantity.measure === 'hours' ? '' : quantity.unit
}

/** What is said of a goal: what was assumed of it, and what counts where it is a most. */
function warningsOf(reading: MeasuredReading, target: number): string[] {
  const { quantity, rhythm, phrases, period, words, done, pace } = reading
  const { assumedOften, kept, noPeriod, notCounted, soFar, atPace } = words.sentences
  const { day } = languages[words.language]
  const isAssumed = quantity.measure === 'things' && quantity.unit === words.counted.times
  return [
    ...(isAssumed ? [assumedOften] : []),
    ...(rhythm !== null && phrases.find('limits') ? [kept(rhythm.counted, target)] : []),
    ...(done > 0 ? [soFar(done, done + target, unitOf(reading))] : []),
    ...reading.also.map((clause) => notCounted(clause.words)),
    ...(period.isSaid ? [] : [(pace === null ? noPeriod : atPace)(day(period.to))]),
  ]
}

function goalOf(reading: MeasuredReading, target: number, category: CategoryMark): MeasuredTarget {
  const { quantity, period } = reading
  return {
    ...titleOf(reading),
    kind: reading.isKept || reading.isOfDays ? 'count' : KIND_OF[quantity.measure],
    target,
    isGiven: reading.rhythm === null || (reading.isOfDays && saysDays(reading)) || reading.pace !== null,
    unit: unitOf(reading),
    from: period.from,
    to: period.to,
    isPeriodSaid: period.isSaid,
    rhythm: reading.series,
    categoryId: category.categoryId,
    understood: [...understoodWords(reading), ...category.words],
    warnings: warningsOf(reading, target),
  }
}
