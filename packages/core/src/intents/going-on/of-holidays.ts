import type { ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { defaultDays } from '../reading/dates.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { foldedText, typed, wordsOf, wholePlain } from '../reading/words.ts'
import { aboutListed, isWish, namesNothing, type Talk } from './talk.ts'

/** What of what was spoken of a public holiday may be in. */
const DAYS_SPOKEN_OF = ['pronoun', 'thatOne', 'those', 'inThoseDays', 'within'] as const

/** Which public holidays are within what was spoken of: `does it include a public holiday?`, `è festa, no?`. */
export function holidaysIn({ phrases, period, folded }: QuestionParts, talk: Talk): ReadQuestion | null {
  const said = phrases.find('publicHolidays')
  const isAsked = said !== null && (said.from === 0 || DAYS_SPOKEN_OF.some((cue) => phrases.has(cue)))
  if (!isAsked || period !== null) return null
  const { question, listed } = talk.before
  const asked = { kind: 'find', text: folded.text } as const
  // Of one day that was asked about it is asked whether that is one.
  if (question.hasPeriod && question.first === question.last && question.kind !== 'change')
    return { ...question, ...asked, terms: [], categoryId: null }
  return listed.length === 0 ? null : aboutListed(talk, { ids: spokenOf(talk.before) }, asked)
}

/** The question about public holidays from which what was asked since goes on; null where none was. */
function holidaysAsked({ before: { question, base } }: Talk): ReadQuestion | null {
  const isOfThem = ({ text, kind }: ReadQuestion): boolean =>
    kind !== 'change' && readInAnyLanguage(foldedText(text).plain).has('publicHolidays')
  return [question, ...(base ? [base] : [])].find(isOfThem) ?? null
}

/** The words for public holidays of a question about them, without any days. */
function asAnyTime({ text }: ReadQuestion): string {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain).find('publicHolidays')
  return said ? typed(folded, said.from, said.to) : text
}

/** So many words ask for the next one. */
const WORDS_MAX = 7

const NEXT = ['later', 'nextListed', 'anotherOne'] as const

/** What says that days or things beside are meant, and no holiday. */
const OF_OTHERS = ['byAmount', 'periodAfter', 'weekdayAfter'] as const

/** Whether the next one is asked for, and nothing else. */
function asksForNext({ phrases, period, folded }: QuestionParts, { surroundings }: Talk): boolean {
  const isNext = NEXT.some((cue) => phrases.has(cue)) && !OF_OTHERS.some((cue) => phrases.has(cue))
  if (!isNext || period !== null || wordsOf(folded.plain).length > WORDS_MAX) return false
  const rest = partsOfQuestion(withoutSpans(folded.text, phrases.findAll('publicHolidays')), surroundings)
  return !isWish(rest) && namesNothing(askedFor(rest, surroundings))
}

/** The public holiday after the one that was spoken of: `and the one after that?`, `and the next bank holiday?`. */
export function nextHoliday(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const asked = asksForNext(parts, talk) ? holidaysAsked(talk) : null
  if (asked === null) return null
  const { days = [], question } = talk.before
  const last = days[0]?.last ?? (question === asked ? null : question.last)
  const coming = { kind: 'next', ...defaultDays('next', talk.surroundings), hasPeriod: false } as const
  return last === null ? null : { ...asked, ...coming, text: asAnyTime(asked), day: last + 1 }
}

const MEANT = ['those', 'thatOne', 'pronoun', 'falls'] as const
const SUCH = ['onSomeWeekday', 'someWeekday', 'onWeekends', 'workingDay'] as const

/** Which of the public holidays that were told are on such days: `which of those are on a weekday?`. */
export function suchHolidays({ phrases, folded }: QuestionParts, talk: Talk): ReadQuestion | null {
  const whole = readInAnyLanguage(wholePlain(folded))
  const { listed, days = [] } = talk.before
  const isOfThem = listed.length === 0 && days.length > 0 && MEANT.some((cue) => phrases.has(cue))
  const asked = isOfThem && SUCH.some((cue) => whole.has(cue)) ? holidaysAsked(talk) : null
  if (asked === null) return null
  const [first, last] = [Math.min(...days.map((one) => one.first)), Math.max(...days.map((one) => one.last))]
  return { ...asked, kind: 'find', first, last, hasPeriod: true, text: `${asAnyTime(asked)} ${folded.text}` }
}
