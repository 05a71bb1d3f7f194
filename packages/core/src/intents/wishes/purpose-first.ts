import { parseQuickAdd, type Language } from '../../language/index.ts'
import { LANGUAGE_WORDS, LANGUAGES } from '../languages.ts'

/** Words that are nothing but a moment leave this title alone; it is no word of any language. */
const PROBE = 'zzz'
const SOME_DAY = '2026-01-01T00:00'

/** Whether words are nothing but a day, an hour, or both. */
function isMoment(words: string, language: Language): boolean {
  const around = { language, now: SOME_DAY, weekStart: 0 as const, categories: [], calendars: [] }
  const { title, start } = parseQuickAdd(`${PROBE} ${words}`, around)
  return title === PROBE && start !== null
}

/** A wish to be reminded with what of before when: `remind me tomorrow at 8 to call Anna`. */
export function purposeFirst(text: string): string {
  for (const language of LANGUAGES) {
    const found = LANGUAGE_WORDS[language].wishes.remindMeThen.exec(text)
    const { asked = '', moment = '', joins = '' } = found?.groups ?? {}
    if (found && isMoment(moment, language)) return `${asked} ${joins} ${text.slice(found[0].length)} ${moment}`
  }
  return text
}
