import { hourCycleOf, usualHourCycle, type HourCycle, type HourCycleChoice } from '@dodici/core/date'
import { currentLocale } from './locale.ts'
import { texts } from './texts.ts'

interface Chosen {
  readonly choice: HourCycleChoice
  readonly country: string | null
}

/** As for somebody of whom nothing is known. */
const UNKNOWN: Chosen = { choice: 'locale', country: null }

let chosen = UNKNOWN

/** How the page writes times: as the person has chosen, or as is usual where they live, else where the browser is. */
export function hourCycle(): HourCycle {
  const { choice, country } = chosen
  if (choice === 'locale' && country === null) return usualHourCycle(currentLocale())
  return hourCycleOf(choice, texts.language, country)
}

/** Sets it for the whole page; whatever is drawn with texts is drawn anew. Null for somebody who is not known. */
export function setHourCycle(next: Chosen | null): void {
  const before = hourCycle()
  chosen = next ?? UNKNOWN
  if (hourCycle() !== before) texts.changeLanguage(texts.language)
}
