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

/** Things to add that a colon tells, the first of them with the day that is said of all: `add two things on Monday: ...`. */
function listedFirst(text: string, language: Language): string | null {
  const found = LANGUAGE_WORDS[language].wishes.listedThen.exec(text)
  const { asked = '', moment = '' } = found?.groups ?? {}
  if (!found || (moment !== '' && !isMoment(moment, language))) return null
  const [first = '', ...others] = text
    .slice(found[0].length)
    .split(new RegExp(`(?=[,;]| ${LANGUAGE_WORDS[language].and} )`, 'u'))
  return `${asked} ${first} ${moment}${others.join('')}`
}

/** A wish to be reminded with what of before when, and what a colon tells without it: `remind me tomorrow at 8 to call Anna`. */
export function purposeFirst(text: string): string {
  for (const language of LANGUAGES) {
    const listed = listedFirst(text, language)
    if (listed !== null) return listed
    const found = LANGUAGE_WORDS[language].wishes.remindMeThen.exec(text)
    const { asked = '', moment = '', joins = '' } = found?.groups ?? {}
    if (found && isMoment(moment, language)) return `${asked} ${joins} ${text.slice(found[0].length)} ${moment}`
  }
  return text
}
