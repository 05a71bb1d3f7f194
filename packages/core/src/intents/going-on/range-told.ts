import { LANGUAGE_WORDS } from '../languages.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { eventOf } from './more-days.ts'
import { isWish, type Talk } from './talk.ts'
import { hoursIn, saysWhen, whereTo } from './wish-again.ts'

/** From when to when words say that something is to be; a part of the day is no range: `Tuesday morning`. */
function hoursTold(
  said: QuestionParts,
  talk: Talk,
): { readonly from: string; readonly end: string; readonly words: string } | null {
  const [hours] = hoursIn(said, talk)
  const [from, end] = hours && /\d/u.test(hours.text) ? hours.meaning.split('/') : []
  return hours === undefined || from === undefined || end === undefined ? null : { from, end, words: hours.text }
}

/** From when to when something is to be, on its day or on that which is said: it is moved there, and made to end then. */
export function rangeIn(said: QuestionParts, talk: Talk): { readonly text: string; readonly more?: string } | null {
  const { verb, atHour, lengthen, to, until } = LANGUAGE_WORDS[said.language].wishes
  const told = hoursTold(said, talk)
  if (told === null || isWish(said) || !saysWhen(said, talk)) return null
  const { from, end, words } = told
  const event = eventOf(spokenOf(talk.before)[0] ?? '', talk)
  const more = `${lengthen} ${until} ${end}`
  if (said.period === null && event?.start.endsWith(from)) return { text: more }
  const where = said.period === null ? to : withoutSpans(whereTo(said).replace(words, ' '), [])
  return { text: `${verb} ${where} ${atHour(from)}`, more }
}
