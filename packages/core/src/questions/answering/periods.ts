import { opening, sayPeriod } from '../saying/days.ts'
import type { Asking } from './asking.ts'

/** When a question is about, within a sentence. */
export function periodOf({ question, language, tense, today, say }: Asking): string {
  const period = sayPeriod(question.first, question.last, language)
  if (tense === null || (tense === 'past' && question.last === today)) return period
  // Of a stretch that is no whole month or year the side that is meant is said by its own days.
  if (/^(?:from|da) /u.test(period))
    return tense === 'past' ? sayPeriod(question.first, today, language) : sayPeriod(today, question.last, language)
  return tense === 'past'
    ? `${period} ${say('fino a oggi', 'up to today')}`
    : `${period} ${say('da oggi in poi', 'from today on')}`
}

/** That nothing was found, and for which days. */
export function nothing(asking: Asking, about: string): string {
  const period = periodOf(asking)
  return asking.say(`${opening(period)} non trovo nessun impegno${about}.`, `I find no events${about} ${period}.`)
}
