import { weekdayOf, type Day } from '../../date/index.ts'
import { readPhrases } from '../../intents/read-phrases.ts'
import { dateIn, type SpanInText } from '../../intents/reading/dates.ts'
import { foldedText } from '../../intents/reading/words.ts'
import type { QuestionContext } from '../answering/question-context.ts'
import { untilsIn } from './until-event.ts'

/** How something comes back: the parts of its rule by their names. */
export type RuleParts = ReadonlyMap<string, string>

export const partsOfRule = (rule: string | null): RuleParts =>
  new Map((rule ?? '').split(';').flatMap((part) => (part === '' ? [] : [part.split('=') as [string, string]])))

export const ruleOf = (parts: RuleParts): string =>
  [...parts].flatMap(([name, value]) => (value === '' ? [] : [`${name}=${value}`])).join(';')

/** Weekdays as rules have them, from Monday on. */
export const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

export const inOrder = (codes: readonly string[]): readonly string[] => WEEKDAYS.filter((one) => codes.includes(one))

export const weekdaysOf = (parts: RuleParts): readonly string[] => (parts.get('BYDAY') ?? '').split(',').filter(Boolean)

/** The days that words say, a month being all of it; none where only weekdays are said. */
export function daysIn(words: string, { language, today, surroundings }: QuestionContext): SpanInText | null {
  const read = (text: string) => dateIn(text, { language, today, surroundings, isAhead: true })
  const days = [words, ...untilsIn(words, language)].map(read).find((one) => one !== null) ?? null
  if (days === null) return null
  const isWeekday = readPhrases(foldedText(words.slice(days.from, days.to)).plain, language).has('loneWeekday')
  return isWeekday ? null : days
}

/** The first day from one on that is of some weekdays. */
export function firstOn(day: Day, codes: readonly string[]): Day {
  return codes.length === 0 || codes.includes(WEEKDAYS[weekdayOf(day)] ?? '') ? day : firstOn(day + 1, codes)
}

/** What of a rule is said in words: how often, and on which weekdays; else what was said of it. */
export function saySeries(rule: RuleParts, said: string, sentences: QuestionContext['sentences']): string | null {
  const weekdays = weekdaysOf(rule).map((code) => WEEKDAYS.findIndex((one) => one === code))
  const isPlain = rule.get('FREQ') === 'WEEKLY' && weekdays.every((one) => one >= 0)
  if (!isPlain || weekdays.length === 0) return said === '' ? null : sentences.words.quoted(said)
  return sentences.changes.weekly(Number(rule.get('INTERVAL') ?? 1), weekdays)
}
