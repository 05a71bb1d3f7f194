import { LANGUAGES } from '../languages.ts'
import { parseQuickAdd } from '../../language/index.ts'

/** Words that are nothing but a moment leave this title alone; it is no word of any language. */
const PROBE = 'zzz'
const SOME_DAY = '2026-01-01T00:00'

/** Whether words are nothing but a day, an hour, or both, in any of the languages. */
const isMoment = (words: string): boolean =>
  LANGUAGES.some((language) => {
    const around = { language, now: SOME_DAY, weekStart: 0 as const, categories: [], calendars: [] }
    const { title, start } = parseQuickAdd(`${PROBE} ${words}`, around)
    return title === PROBE && start !== null
  })

const MOMENT_BETWEEN =
  /^(\s*(?:please |per favore )?(?:remind me|ricordami))\s+(\S[^,;?]{1,40}?)\s+(to|di|che devo)\s+(?=\p{L})/iu

/** A wish to be reminded with what of before when: `remind me tomorrow at 8 to call Anna`. */
export function purposeFirst(text: string): string {
  const [all = '', ask, moment = '', joint] = MOMENT_BETWEEN.exec(text) ?? []
  return all !== '' && isMoment(moment) ? `${ask} ${joint} ${text.slice(all.length)} ${moment}` : text
}
