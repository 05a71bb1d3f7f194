import type { Language } from '../language/index.ts'
import { calendarEvent, type Year } from './calendar-event.ts'
import { languages } from './languages.ts'
import type { Target } from './planning-types.ts'
import { contentWords } from './reading/content-words.ts'

/** The content words of a text, without those that say no more than that all is made ready. */
const besidesReady = (text: string, language: Language): readonly string[] =>
  contentWords(text.replace(new RegExp(languages[language].reading.gettingReady, 'giu'), ' '))

/**
 * A goal that says no more than a stay of the person's year (`Rome in May`, `get everything ready for Sardinia`) as the trip
 * that this is; any other as it is.
 */
export function ofNamedStay(target: Target, year: Year): Target {
  if (target.isKindTold || target.isNonsense) return target
  const said = besidesReady(target.text, year.language)
  const trip: Target = { ...target, templateId: 'trip', isKindTold: true, choices: [] }
  const stay = said.length > 0 ? calendarEvent({ ...trip, text: said.join(' ') }, year) : null
  const isAll = stay !== null && stay.last > stay.first && said.every((word) => contentWords(stay.title).includes(word))
  return isAll ? trip : target
}
