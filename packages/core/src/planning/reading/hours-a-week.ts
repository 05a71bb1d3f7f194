import { entryOf } from '../../event/index.ts'
import type { TargetWords } from '../planning-types.ts'
import type { PlanningWords, ReadingWords } from '../planning-words.ts'
import { regExp } from './patterns.ts'
import { withoutWords } from './phrase-days.ts'
import { spanOf } from './spans.ts'

/** Weekly hours in a text, and the text without them. */
export interface HoursRead {
  readonly hours: number | null
  readonly words: readonly TargetWords[]
  readonly rest: string
}

const DAYS_A_WEEK = 7
/** Nobody has more; a larger number means something else. */
const HOURS_MOST = 60

/** The value of digits or number words. */
export function numberOf(text: string, { numbers }: ReadingWords): number {
  const plain = text.toLowerCase().replace(/['’]/gu, '').trim()
  return entryOf(numbers, plain) ?? Number(plain.replace(',', '.'))
}

function readBy(pattern: string, times: number, text: string, language: PlanningWords): HoursRead | null {
  const { reading } = language
  const match = regExp(pattern).exec(text)
  if (!match) return null
  const hours = Math.round(numberOf(match[1] ?? '', reading) * times * 10) / 10
  if (!(hours > 0 && hours <= HOURS_MOST)) return null
  const said = match[0].replace(/^[\s,;.:(–-]+/u, '').trim()
  const words: TargetWords[] = [{ kind: 'hours', text: said, meaning: language.hours(hours) }]
  return { hours, words, rest: withoutWords(text, spanOf(match), reading) }
}

/** Parses `3 ore a settimana`, `3h/week`, `half an hour a day`. */
export function readHours(text: string, language: PlanningWords): HoursRead {
  const { minutesADay, hoursADay, hoursAWeek } = language.reading
  return (
    readBy(minutesADay, DAYS_A_WEEK / 60, text, language) ??
    readBy(hoursADay, DAYS_A_WEEK, text, language) ??
    readBy(hoursAWeek, 1, text, language) ?? { hours: null, words: [], rest: text }
  )
}
