import { hourCycleOf, usualHourCycle, type HourCycle, type HourCycleChoice } from '@dodici/core/date'
import { currentLocale } from './locale.ts'
import { texts } from './texts.ts'

interface Chosen {
  readonly choice: HourCycleChoice
  readonly country: string | null
}

/** Null for somebody who is not known. */
let chosen: Chosen | null = null

/**
 * How the page writes times: as the person has chosen, or as is usual for their language and country, as in mails and
 * answers; where nobody is known, as is usual where the browser is.
 */
export function hourCycle(): HourCycle {
  if (chosen === null) return usualHourCycle(currentLocale())
  return hourCycleOf(chosen.choice, texts.language, chosen.country)
}

/** Sets it for the whole page; whatever is drawn with texts is drawn anew. Null for somebody who is not known. */
export function setHourCycle(next: Chosen | null): void {
  const before = hourCycle()
  chosen = next
  if (hourCycle() !== before) texts.changeLanguage(texts.language)
}
