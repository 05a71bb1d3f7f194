import type { ReadingWords } from '../planning-words.ts'

/** Weekly hours in a text, and the text without them. */
export interface HoursRead {
  readonly hours: number | null
  readonly words: string
  readonly rest: string
}

const DAYS_A_WEEK = 7
/** Nobody has more; a larger number means something else. */
const HOURS_MOST = 60

/** The value of digits or number words. */
function numberOf(text: string, { numbers }: ReadingWords): number {
  const plain = text.toLowerCase().replace(/['’]/gu, '').trim()
  return numbers[plain] ?? Number(plain.replace(',', '.'))
}

function readBy(pattern: string, times: number, text: string, reading: ReadingWords): HoursRead | null {
  const match = new RegExp(pattern, 'iu').exec(text)
  if (!match) return null
  const hours = Math.round(numberOf(match[1] ?? '', reading) * times * 10) / 10
  if (!(hours > 0 && hours <= HOURS_MOST)) return null
  const behind = text.slice(match.index + match[0].length).trim()
  const plain = match.index === 0 ? behind.replace(new RegExp(reading.beginnings, 'iu'), '') : behind
  const rest = `${text.slice(0, match.index)} ${plain}`
  return { hours, words: match[0].replace(/^[\s,;.:(–-]+/u, '').trim(), rest: rest.replace(/\s+/gu, ' ').trim() }
}

/** Parses `3 ore a settimana`, `3h/week`, `half an hour a day`. */
export function readHours(text: string, reading: ReadingWords): HoursRead {
  return (
    readBy(reading.minutesADay, DAYS_A_WEEK / 60, text, reading) ??
    readBy(reading.hoursADay, DAYS_A_WEEK, text, reading) ??
    readBy(reading.hoursAWeek, 1, text, reading) ?? { hours: null, words: '', rest: text }
  )
}
