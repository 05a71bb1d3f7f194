import { parseQuickAdd, type Language } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import { addsUp, isPossible } from './adds-up.ts'
import { amountsIn } from './amounts.ts'
import { blanked } from './blanked.ts'
import { countedOf, countedPeriod, daysOfRhythm, KIND_OF, targetOf, weeklyRhythm } from './goal-amount.ts'
import { framePeriod, goalPeriod, type GoalPeriod } from './goal-period.ts'
import { titleOf, understoodWords } from './goal-title.ts'
import { measuredWords } from './ready-words.ts'
import { isOfPlannedKind } from './of-planned-kind.ts'
import { beforeEvent } from '../reading/patterns.ts'
import { knownDays } from '../reading/read-when.ts'
import { someWeekendIn } from '../reading/stays.ts'
import type { MeasuredReading } from './measured-reading.ts'
import type { MeasuredTarget } from './measured-types.ts'

/** A target says what it is at its beginning. */
const READ_MAX = 480

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

/** A period that nobody said ends where the pace of a whole comes to its end. */
function pacedPeriod(period: GoalPeriod, { pace, quantity }: Pick<MeasuredReading, 'pace' | 'quantity'>): GoalPeriod {
  if (pace === null || period.isSaid) return period
  const days = Math.ceil((quantity.value / pace.value) * daysOfRhythm(pace))
  return { ...period, to: period.from + days - 1 }
}

/** The amounts of a text; null where it has none, or is about one weekend. */
const amountsOf = (text: string, surroundings: TargetSurroundings): ReturnType<typeof amountsIn> =>
  someWeekendIn(text, surroundings) === null
    ? amountsIn({
        text: withoutEvent(text, surroundings.language),
        words: measuredWords(surroundings.language),
        surroundings,
      })
    : null

const isCountable = (reading: MeasuredReading, target: number): boolean =>
  isPossible(reading, target) && addsUp(reading) && !isOfPlannedKind(reading)

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
  const plain = knownDays(text.replace(/\s+/gu, ' ').trim().slice(0, READ_MAX), surroundings)
  const category = markIn(plain, surroundings)
  const words = measuredWords(surroundings.language)
  const unmarked = blanked(plain, category ? [category.mark] : []).replaceAll('#', ' ')
  const amounts = amountsOf(unmarked, surroundings)
  if (!amounts) return null
  const { quantity, rhythm, each, leftOut, beside } = amounts
  const spans = [quantity, rhythm, each, leftOut, ...beside].filter((span) => span !== null)
  const own = goalPeriod(blanked(unmarked, spans), surroundings)
  const said = framePeriod(timeframe, surroundings) ?? own
  if (!own || !said) return null
  const period = pacedPeriod(said, amounts)
  const mark = category?.mark ?? null
  const reading: MeasuredReading = { ...amounts, text: plain, words, period, periodWords: own.words, mark }
  const target = targetOf(reading)
  if (!isCountable(reading, target)) return null
  return goalOf(reading, target, category)
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
  const { assumedOften, kept, noPeriod, soFar, atPace } = words.sentences
  const { day } = languages[words.language]
  const isAssumed = quantity.measure === 'things' && quantity.unit === words.counted.times
  return [
    ...(isAssumed ? [assumedOften] : []),
    ...(rhythm !== null && phrases.find('limits') ? [kept(countedOf(rhythm), target)] : []),
    ...(done > 0 ? [soFar(done, done + target, unitOf(reading))] : []),
    ...(period.isSaid ? [] : [(pace === null ? noPeriod : atPace)(day(period.to))]),
  ]
}

function goalOf(reading: MeasuredReading, target: number, category: ReturnType<typeof markIn>): MeasuredTarget {
  const { quantity, period } = reading
  return {
    ...titleOf(reading),
    kind: reading.isKept || reading.isOfDays ? 'count' : KIND_OF[quantity.measure],
    target,
    isGiven: reading.isOfDays || reading.pace !== null,
    unit: unitOf(reading),
    from: period.from,
    to: period.to,
    isPeriodSaid: period.isSaid,
    rhythm: weeklyRhythm(reading),
    categoryId: category?.categoryId ?? null,
    understood: [
      ...understoodWords(reading),
      ...(category ? [{ kind: 'category' as const, text: category.mark.text, meaning: category.name }] : []),
    ],
    warnings: warningsOf(reading, target),
  }
}
