import { formatDay } from '../../date/index.ts'
import { LANGUAGE_WORDS } from '../../intents/languages.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import { minuteOf, understoodIn } from '../../intents/reading/dates.ts'
import { withoutSpans } from '../../intents/reading/references.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { isOpenHour } from '../../intents/wishes/reminder-lead.ts'
import type { QuickAdd, TextSpan } from '../../language/index.ts'
import type { QuestionContext } from '../answering/question-context.ts'

/** From which hour to which something is to be, and the words around that. */
export interface HoursRange {
  /** Minutes of the day. */
  readonly start: number
  readonly end: number
  /** Whether it may be from one hour to another that it is moved: `move the gym from 6 to 7`. */
  readonly isFromTo: boolean
  readonly isOpenHour: boolean
  readonly rest: string
}

type Understood = QuickAdd['understood'][number]

const TWO_FIGURES = /\d.*\D.*\d/u

/** Whether words name two hours: a part of the day has two as well. */
const namesTwo = ({ kind, text, meaning }: Understood): boolean =>
  kind === 'time' &&
  meaning.includes('/') &&
  (TWO_FIGURES.test(text) || readInAnyLanguage(foldedText(text).plain).has('hoursBetween'))

/** What may stand between hours and a part of the day: a sign, and the word that leads to it. */
const JOINT = /^[\s,;]*(?:\p{L}{1,4}\s+){0,2}$/u

const isBeside = (words: string, one: TextSpan, other: TextSpan): boolean =>
  JOINT.test(words.slice(Math.min(one.to, other.to), Math.max(one.from, other.from)))

/** The hours of some words, where none say a day: without one, two figures may be anything. */
function timesToday(words: string, { language, surroundings, today }: QuestionContext): readonly Understood[] {
  const all = understoodIn(`${words} ${formatDay(today)}`, { language, surroundings })
  return all.filter(({ to }) => to <= words.length)
}

/** The same with the word before the first hour by which two bare ones are known: `to 1 to 6`. */
function saidFrom(words: string, { language }: QuestionContext): string {
  const { to, from } = LANGUAGE_WORDS[language].wishes
  return words.replace(new RegExp(`(?<!\\p{L})${to} (?=\\d)`, 'u'), `${from} `)
}

/** The hours from which to which something is to be, with the part of the day that is said beside them; null where none are. */
export const hoursRangeIn = (words: string, asking: QuestionContext): HoursRange | null =>
  rangeIn(words, asking) ?? rangeIn(saidFrom(words, asking), asking)

/** Minutes of the day. */
interface Hours extends Pick<HoursRange, 'start' | 'end'> {
  readonly range: Understood
}

function hoursOf(times: readonly Understood[]): Hours | null {
  const range = times.find(namesTwo)
  const [start = null, end = null] = range?.meaning.split('/').map(minuteOf) ?? []
  return range && start !== null && end !== null ? { range, start, end } : null
}

function rangeIn(words: string, asking: QuestionContext): HoursRange | null {
  const own = understoodIn(words, asking)
  const times = own.some(namesTwo) ? own : timesToday(words, asking)
  const hours = hoursOf(times)
  if (hours === null) return null
  const { range, start, end } = hours
  const beside = times.filter((time) => time !== range && time.kind === 'time' && isBeside(words, time, range))
  const between = readInAnyLanguage(foldedText(range.text).plain).find('hoursBetween')
  const rest = withoutSpans(words, [range, ...beside])
  const isPartSaid = beside.length > 0 || readInAnyLanguage(foldedText(rest).plain).has('halfOfDay')
  return { start, end, isFromTo: between?.from === 0, isOpenHour: !isPartSaid && isOpenHour(range.text), rest }
}
