import { opening, sayPeriod } from '../saying/days.ts'
import type { Asking } from './asking.ts'

/** When a question is about, within a sentence. */
export const periodOf = ({ question, language }: Asking): string => sayPeriod(question.first, question.last, language)

/** That nothing was found, and for which days. */
export function nothing(asking: Asking, about: string): string {
  const period = periodOf(asking)
  return asking.say(`${opening(period)} non trovo nessun impegno${about}.`, `I find no events${about} ${period}.`)
}
