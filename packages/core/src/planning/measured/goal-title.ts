import { yearOf } from '../../date/index.ts'
import type { TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetWords } from '../planning-types.ts'
import type { PlanningWords } from '../planning-words.ts'
import { targetText, targetTitle } from '../reading/target-title.ts'
import { weeklyRhythm } from './goal-amount.ts'
import type { MeasuredReading } from './measured-reading.ts'

const isSpan = (span: TextSpan | null): span is TextSpan => span !== null

/** Words that a title is without, and those that stand for them. */
interface Cut extends TextSpan {
  readonly instead?: string
}

function without(text: string, spans: readonly Cut[]): string {
  let [rest, at] = ['', 0]
  for (const { from, to, instead = '' } of spans.toSorted((one, other) => one.from - other.from)) {
    if (from > at) rest += `${text.slice(at, from)} ${instead} `
    at = Math.max(at, to)
  }
  return (rest + text.slice(at)).replace(/\s+/gu, ' ').trim()
}

/** A span with words before and behind it. */
interface Linked extends TextSpan {
  readonly isLed: boolean
  readonly isLinked: boolean
}

/** A span with the words beside it that say nothing without it: `spend 3 hours of`. */
function linked({ from, to }: TextSpan, { text, words: { leads, links } }: MeasuredReading): Linked {
  const lead = /(?<word>\p{L}+)\s+$/u.exec(text.slice(0, from))
  const link = /^\s*(?<word>\p{L}+)['’]?\s*/u.exec(text.slice(to))
  const lengthIf = (known: readonly string[], match: RegExpExecArray | null): number =>
    match && known.includes(match.groups?.['word']?.toLowerCase() ?? '') ? match[0].length : 0
  const [before, behind] = [lengthIf(leads, lead), lengthIf(links, link)]
  return { from: from - before, to: to + behind, isLed: before > 0, isLinked: behind > 0 }
}

/** The words of a rhythm that a series says; what has none keeps them: `Save 100 euros a month`. */
function rhythmWords(reading: MeasuredReading): Cut[] {
  const { quantity, rhythm, each, leftOut, beside, words } = reading
  const { measure, from, to, numberTo } = quantity
  if (rhythm === null || weeklyRhythm(reading) === null) return []
  const [amount, often] = [
    measure === 'sessions' ? { from, to: numberTo } : linked(quantity, reading),
    linked(rhythm, reading),
  ]
  const isTime = 'isLed' in amount && amount.isLed && !amount.isLinked && !often.isLinked
  const cut = isTime ? { from, to, instead: words.time } : amount
  return [
    cut,
    often,
    ...(each === null ? [] : [linked(each, reading)]),
    ...(leftOut === null ? [] : [leftOut]),
    ...beside,
  ]
}

/** Whether some words hold what is counted, and how often. */
const isWhole = (title: string, { text, quantity, rhythm, leftOut }: MeasuredReading): boolean =>
  [quantity, rhythm, leftOut].every((span) =>
    title.toLowerCase().includes(span ? text.slice(span.from, span.to).trim().toLowerCase() : ''),
  )

/** All that a goal says, in one sentence where its amount stands in a second one: `Less phone! An hour a day at most`. */
function wholeText(all: string, reading: MeasuredReading): string {
  const own = languages[reading.words.language].reading
  const first = targetText(all, own)
  return isWhole(first, reading)
    ? first
    : targetText(
        all.replace(/(?<=\p{L})[.!?]+\s+(\S)/gu, (_, letter: string) => `, ${letter.toLocaleLowerCase()}`),
        own,
      )
}

/**
 * What is done, in one clause, and all of it: without when, and without how often where a series says that. Where no clause
 * holds how often, the title is all: `Drink less, nothing Monday to Thursday`.
 */
export function titleOf(reading: MeasuredReading): { readonly title: string; readonly text: string } {
  const { text, periodWords, mark, words } = reading
  const own = languages[words.language].reading
  const beside = [periodWords, mark].filter(isSpan)
  const often = rhythmWords(reading)
  const left = without(text, [...beside, ...often])
  const rest = often.length > 0 ? left.replace(new RegExp(own.beginnings, 'iu'), '') : left
  const title = targetTitle(rest, '', own)
  const all = title.length > 1 ? rest : without(text, beside)
  const whole = wholeText(all, reading)
  const isCut = reading.rhythm !== null && weeklyRhythm(reading) === null && !isWhole(title, reading)
  return { title: isCut ? whole : targetTitle(all, '', own), text: whole }
}

/** First and last day; both with their year where these differ. */
const daysIn = ({ day, span }: Pick<PlanningWords, 'day' | 'span'>, { from, to }: MeasuredReading['period']): string =>
  yearOf(from) === yearOf(to) ? span(from, to) : `${day(from)} – ${day(to)}`

/** The words that were understood: how much, and when. */
export function understoodWords({
  text,
  quantity,
  rhythm,
  period,
  periodWords,
  words,
}: MeasuredReading): TargetWords[] {
  const spans = [quantity, ...(rhythm === null ? [] : [rhythm])].toSorted((one, other) => one.from - other.from)
  const amount = spans.map(({ from, to }) => text.slice(from, to).trim()).join(' ')
  const when = periodWords === null ? '' : text.slice(periodWords.from, periodWords.to)
  return [
    { kind: 'amount', text: amount, meaning: amount },
    { kind: 'timeframe', text: when, meaning: daysIn(languages[words.language], period) },
  ]
}
