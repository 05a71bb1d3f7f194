import { dayOfText, type Day } from '../../date/index.ts'

/** The day of a day or time as text. */
export function dayAt(text: string): Day {
  const day = dayOfText(text)
  if (day === null) throw new Error(`no day: ${text}`)
  return day
}

/** The days of a weekly rule that ends by its count. */
export function daysOfRule(start: string, rule: string): Day[] {
  const count = Number(/COUNT=(\d+)/.exec(rule)?.[1])
  return Array.from({ length: count }, (_, week) => dayAt(start) + 7 * week)
}
