import { parseQuickAdd, type Language, type TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetSurroundings, TemplateId } from '../planning-types.ts'
import { addsUp, isPossible } from './adds-up.ts'
import { amountsIn } from './amounts.ts'
import { countedOf, countedPeriod, KIND_OF, targetOf, weeklyRhythm } from './goal-amount.ts'
import { framePeriod, goalPeriod } from './goal-period.ts'
import { titleOf, understoodWords } from './goal-title.ts'
import type { Quantity } from './quantity.ts'
import { measuredWords, type MeasuredPhrases } from './ready-words.ts'
import { classify } from '../reading/classify.ts'
import { beforeEvent } from '../reading/patterns.ts'
import { knownDays } from '../reading/read-when.ts'
import { someWeekendIn } from '../reading/stays.ts'
import { dayOfKind } from '../templates/templates.ts'
import type { MeasuredReading } from './measured-reading.ts'
import type { MeasuredTarget } from './measured-types.ts'

/** A target says what it is at its beginning. */
const READ_MAX = 480

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
  const spans = [amounts.quantity, amounts.rhythm, amounts.each].filter((span) => span !== null)
  const own = goalPeriod(blanked(unmarked, spans), surroundings)
  const period = framePeriod(timeframe, surroundings) ?? own
  if (!own || !period) return null
  const mark = category?.mark ?? null
  const reading: MeasuredReading = { ...amounts, text: plain, words, period, periodWords: own.words, mark }
  const target = targetOf(reading)
  if (!isCountable(reading, target)) return null
  return goalOf(reading, target, category)
}

/** Kinds that are prepared for a day, whichever amount stands beside them; others have such days by `dayOfKind`. */
const PREPARED: readonly TemplateId[] = ['instrument']

/** Whether a clause begins with what is done to so many: `visit 12 museums`, `Wedding: save 5,000 pounds`. */
function isDoneTo({ from }: Quantity, text: string, phrases: MeasuredPhrases): boolean {
  const verbs = [phrases.find('does'), phrases.find('saves')].filter((verb) => verb !== null)
  return verbs.some(
    (verb) => /(?:^|[:;–-])\s*$/u.test(text.slice(0, verb.from)) && text.slice(verb.to, from).trim() === '',
  )
}

/** Whether the words before an amount tell a kind that has its own day: `Camino, the last 100 km` is planned, not counted. */
function isOfPlannedKind({ text, quantity, rhythm, words, phrases }: MeasuredReading): boolean {
  const head = text.slice(0, quantity.from)
  const isCounted = phrases.find('goesThrough') !== null || isDoneTo(quantity, text, phrases)
  if (rhythm !== null || isCounted || !/\p{L}/u.test(head)) return false
  const { joins } = languages[words.language].reading
  if (new RegExp(`\\s(?:${joins})\\s+\\S+\\s+$`, 'iu').test(head) && phrases.find('saves') !== null) return true
  const { id } = classify(head.replace(/[\s,;:(–-]+$/u, ''), words.language)
  const day = dayOfKind(id)
  return day === 'fixed' || day === 'start' || PREPARED.includes(id)
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
function warningsOf({ quantity, rhythm, phrases, period, words }: MeasuredReading, target: number): string[] {
  const { assumedOften, kept, noPeriod } = words.sentences
  const isAssumed = quantity.measure === 'things' && quantity.unit === words.counted.times
  return [
    ...(isAssumed ? [assumedOften] : []),
    ...(rhythm !== null && phrases.find('limits') ? [kept(countedOf(rhythm), target)] : []),
    ...(period.isSaid ? [] : [noPeriod(languages[words.language].day(period.to))]),
  ]
}

function goalOf(reading: MeasuredReading, target: number, category: ReturnType<typeof markIn>): MeasuredTarget {
  const { quantity, period } = reading
  return {
    ...titleOf(reading),
    kind: reading.isKept ? 'count' : KIND_OF[quantity.measure],
    target,
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
