import { partsOf } from '../../date/index.ts'
import { opening, sayPeriod } from '../saying/days.ts'
import type { Asking } from './asking.ts'

const TWO_YEARS = 730

/** The days of kinds that look far around, where none were said: their dates would say nothing to anybody. */
function unsaidPeriod({ question, today }: Asking): readonly [italian: string, english: string] | null {
  const { kind, first, last, hasPeriod } = question
  // Where an event has narrowed them, the days are not those of the kind any more.
  if (hasPeriod || last - first < TWO_YEARS) return null
  if (kind === 'last' && first < today) return ['negli ultimi due anni', 'in the last two years']
  if (first === today) return ['nei prossimi due anni', 'in the next two years']
  return first < today ? ["nell'ultimo anno e nei prossimi due", 'in the last year and the next two'] : null
}

/** When a question is about, within a sentence. */
export const periodOf = (asking: Asking): string => {
  const unsaid = unsaidPeriod(asking) ?? sinceYear(asking)
  return unsaid ? asking.say(...unsaid) : saidPeriod(asking)
}

/** From the beginning of a year until today, where no days were said. */
function sinceYear({ question, today }: Asking): readonly [italian: string, english: string] | null {
  const { year, month, date } = partsOf(question.first)
  if (question.hasPeriod || question.last !== today || month !== 1 || date !== 1) return null
  return [`dall'inizio del ${year} a oggi`, `since the start of ${year}`]
}

function saidPeriod({ question, language, tense, today, say }: Asking): string {
  const period = sayPeriod(question.first, question.last, language)
  if (tense === null || (tense === 'past' && question.last === today)) return period
  // Of a stretch that is no whole month or year the side that is meant is said by its own days.
  if (/^(?:from|da) /u.test(period))
    return tense === 'past' ? sayPeriod(question.first, today, language) : sayPeriod(today, question.last, language)
  return `${period} ${tense === 'past' ? say('fino a oggi', 'up to today') : say('da oggi in poi', 'from today on')}`
}

/** That nothing was found, and for which days. */
export function nothing(asking: Asking, about: string): string {
  const period = periodOf(asking)
  return asking.say(`${opening(period)} non trovo nessun evento${about}.`, `I find no events${about} ${period}.`)
}
