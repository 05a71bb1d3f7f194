import { yearOf } from '../../date/index.ts'
import type { TextSpan } from '../../language/index.ts'
import { languages } from '../languages.ts'
import type { TargetWords } from '../planning-types.ts'
import type { PlanningWords } from '../planning-words.ts'
import { targetText, targetTitle } from '../reading/target-title.ts'
import type { MeasuredReading } from './measured-types.ts'
import { regExp } from '../reading/patterns.ts'
import { without, type Cut } from '../reading/spans.ts'

/** How long words are beside a place that say nothing without what stands there: `spend 3 hours of`. */
function lengthBeside(text: string, side: RegExp, known: readonly string[]): number {
  const match = side.exec(text)
  return known.includes(match?.[1]?.toLowerCase() ?? '') ? (match?.[0].length ?? 0) : 0
}

/** The words of a rhythm that a series says; what has none keeps them: `Save 100 euros a month`. */
function rhythmWords({ text, words, quantity, rhythm, series, ...rest }: MeasuredReading): Cut[] {
  if (rhythm === null || series === null) return []
  const { each, leftOut, beside, time, isOfDays } = rest
  const lead = lengthBeside(text.slice(0, quantity.from), /(\p{L}+)\s+$/u, words.leads)
  const links = lead > 0 ? [...words.links, ...words.linksOfLead] : words.links
  const linked = ({ from, to }: TextSpan): TextSpan => ({
    ...{ from, to: to + lengthBeside(text.slice(to), /^\s*(\p{L}+)['’]?\s*/u, links) },
  })
  const [amount, often] = [linked(quantity), linked(rhythm)]
  const isTime = lead > 0 && amount.to === quantity.to && often.to === rhythm.to
  const amountWords = isTime
    ? { ...amount, instead: words.time }
    : { from: amount.from - lead, to: quantity.measure === 'sessions' ? quantity.numberTo : amount.to }
  const cut = isOfDays ? [rhythm] : [amountWords, often]
  return [...cut, each && linked(each), leftOut, beside, time].filter((span) => span !== null)
}

/** Whether some words hold what is counted, and how often. */
const isWhole = (title: string, { text, quantity, rhythm, leftOut }: MeasuredReading): boolean =>
  [quantity, rhythm, leftOut].every((span) =>
    title.toLowerCase().includes(span ? text.slice(span.from, span.to).trim().toLowerCase() : ''),
  )

/** Whether a month is part of a name: `dry April`, `aprile senza social`. */
function isInName({ period: { words, isWhole }, phrases }: MeasuredReading): boolean {
  const left = isWhole ? phrases.find('abstains') : null
  if (!left || !words) return false
  return Math.min(Math.abs(words.from - left.to), Math.abs(left.from - words.to)) <= 1
}

/**
 * What is done, in one clause, and all of it: without when, and without how often where a series says that. Where no clause
 * holds how often, the title is all: `Drink less, nothing Monday to Thursday`.
 */
export function titleOf(reading: MeasuredReading): { readonly title: string; readonly text: string } {
  const { text, period, words, rhythm, series, also } = reading
  const own = languages[words.language].reading
  const when = period.words && !isInName(reading) ? [period.words, ...also] : also
  const often = rhythmWords(reading)
  const left = without(text, ...when, ...often)
  const rest = often.length > 0 ? left.replace(regExp(own.beginnings), '') : left
  const all = targetTitle(rest, '', own).length > 1 ? rest : without(text, ...when)
  const title = targetTitle(all, '', own)
  // The amount may stand in a second sentence: `Less phone! An hour a day at most`.
  const joined = all.replace(/(?<=\p{L})[.!?]+\s+(\S)/gu, (_, letter: string) => `, ${letter.toLocaleLowerCase()}`)
  const whole = targetText(joined, own)
  return { title: rhythm && !series && !isWhole(title, reading) ? whole : title, text: whole }
}

/** First and last day; both with their year where these differ. */
const daysIn = ({ day, span }: Pick<PlanningWords, 'day' | 'span'>, { from, to }: MeasuredReading['period']): string =>
  yearOf(from) === yearOf(to) ? span(from, to) : `${day(from)} – ${day(to)}`

/** The words that were understood: how much, and when. */
export function understoodWords({ text, quantity, rhythm, period, words }: MeasuredReading): TargetWords[] {
  const spans = [quantity, rhythm].filter((span) => span !== null)
  const said = ({ from, to }: TextSpan): string => text.slice(from, to).trim()
  const inOrder = spans.toSorted((one, other) => one.from - other.from)
  // What is done on weekdays has its number and its rhythm of the same words.
  const amount = [...new Set(inOrder.map(said))].join(' ')
  return [
    { kind: 'amount', text: amount, meaning: amount },
    {
      kind: 'timeframe',
      text: period.words ? said(period.words) : '',
      meaning: daysIn(languages[words.language], period),
    },
  ]
}
