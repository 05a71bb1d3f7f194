import type { TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetSurroundings } from '../planning-types.ts'
import type { ReadingWords } from '../planning-words.ts'
import { classify } from '../reading/classify.ts'
import { dayOfKind } from '../templates/templates.ts'
import { contentWords } from '../reading/content-words.ts'
import { beforeEvent, everyRegExp, has } from '../reading/patterns.ts'
import { isStatement } from '../reading/no-goal.ts'
import { todayOf } from '../reading/quick-read.ts'
import { clausesIn } from '../reading/clauses-in.ts'
import { lastingIn } from './goal-period.ts'
import { maskNumerals, unmasked, valueIn } from './numerals.ts'
import { quantitiesIn, type Quantity } from './quantity.ts'
import { measuredWords, type MeasuredPhrases, type ReadyWords } from './ready-words.ts'
import { leftOutIn, rhythmsIn, timeIn, weekdaysIn, type Rhythm } from './rhythm.ts'
import { overlap } from '../reading/spans.ts'

/** A number that says something of a whole: how much is done of it, how much is left, or how much is done at a time. */
interface Part extends TextSpan {
  readonly value: number
  readonly isLeft: boolean
}

/** What a text says of amounts, read once. */
export interface MeasuredText {
  readonly text: string
  readonly words: ReadyWords
  /** What it says by other words than amounts; its numbers are masked. */
  readonly phrases: MeasuredPhrases
  /** Whether it says that nothing adds up: a purchase, a most, one occasion for which nothing is saved. */
  readonly isRefused: boolean
  readonly quantities: readonly Quantity[]
  /** In the order in which they are taken. */
  readonly rhythms: readonly Rhythm[]
  /** Whether a number stands between two places. */
  readonly isNumberIn: (from: number, to: number) => boolean
  /** The weekdays on which each of some things is each week; those of the only one; and those that every day is without. */
  readonly weekdays: readonly Rhythm[]
  readonly weekly: Rhythm | null
  readonly leftOut: ReturnType<typeof leftOutIn>
  readonly time: ReturnType<typeof timeIn>
  /** The length of time from today on that it says. */
  readonly lasting: TextSpan | null
  readonly soFar: Part | null
  readonly atATime: Part | null
}

/** Whether a number names what it counts: `before 11 on weekdays` and `from 1 April` do not. */
const isOfSomething = ({ measure, unit }: Quantity, { yearly }: ReadingWords): boolean =>
  measure !== 'open' || (contentWords(unit).length > 0 && !has(`^(?:${yearly})$`, unit))

/** The text without what a goal is reached before, or by, and without reasons: `before the trip to Rome` is about no trip. */
export function withoutEvent(text: string, { language, phrasesOf }: ReadyWords): string {
  const { reading } = languages[language]
  const until = phrasesOf(text).find('upTo')
  const begun = until ? until.from : text.length
  const ends = `(?:${beforeEvent(reading).source})[^,;]*|(?:${reading.deadline})(?:${reading.yearly})|\\s(?:${reading.tails})(?!\\p{L}).*`
  const rest = text.slice(0, begun) + text.slice(begun).replace(/^[^,;]*/u, '')
  return rest.replace(everyRegExp(ends), (words) => ' '.repeat(words.length))
}

/** Clauses behind the goal that say how something is now, or when there is time: `sleep better, I wake at 3 every night`. */
function saidAsItIs(text: string, { language }: ReadyWords): readonly TextSpan[] {
  const { reading } = languages[language]
  const clauses = clausesIn(text, language)
  const hasEnd = dayOfKind(classify(clauses[0]?.said ?? '', language).id) !== 'lasting'
  return clauses.filter(
    ({ from, said }) => from > 0 && (isStatement(said, reading) || (hasEnd && has(reading.freeThen, said.trim()))),
  )
}

function isRefused(phrases: MeasuredPhrases): boolean {
  const isSaved = (phrases.find('saves') ?? phrases.find('loses')) !== null
  return phrases.find('refused') !== null || (phrases.find('occasion') !== null && !isSaved)
}

/** Reads all that a text says of amounts. */
export function readMeasured(text: string, surroundings: TargetSurroundings): MeasuredText {
  const words = measuredWords(surroundings.language)
  const said = words.phrasesOf(text)
  const masked = maskNumerals(text, words, said)
  const phrases = words.phrasesOf(masked.masked)
  const lasting = lastingIn(said, todayOf(surroundings))
  const leftOut = leftOutIn(said)
  const time = timeIn(said)
  const asItIs = saidAsItIs(text, words)
  const isAsItIs = (span: TextSpan): boolean => asItIs.some((clause) => overlap(clause, span))
  const weekdays = weekdaysIn(said, leftOut).filter((one) => !isAsItIs(one))
  const rhythms = rhythmsIn(masked, phrases)
  // So much a week is how it is, like that week: `save for a bike, I get 30 euros a week`.
  const rates = asItIs.filter((clause) => rhythms.some((one) => overlap(clause, one)))
  const partOf = (name: 'soFar' | 'toGo' | 'pace'): Part | null => {
    const found = phrases.find(name)
    return found && { ...unmasked(masked, found), value: valueIn(masked, found), isLeft: name === 'toGo' }
  }
  return {
    ...{ text, words, phrases, lasting, leftOut, time },
    isRefused: isRefused(words.phrasesOf(withoutEvent(masked.masked, words))),
    quantities: quantitiesIn({ text, said, phrases, masked }, words).filter(
      (one) =>
        !overlap(one, lasting) &&
        !rates.some((clause) => overlap(clause, one)) &&
        !overlap(one, time) &&
        isOfSomething(one, languages[words.language].reading),
    ),
    rhythms: rhythms.filter((one) => !isAsItIs(one)),
    isNumberIn: (from, to) => masked.masked.slice(from, to).includes('#'),
    weekdays,
    weekly: weekdays.length === 1 ? (weekdays[0] ?? null) : null,
    soFar: partOf('toGo') ?? partOf('soFar'),
    atATime: partOf('pace'),
  }
}
