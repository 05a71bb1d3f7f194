import type { Language } from '../../language/index.ts'
import type { ReadQuestion } from '../question-types.ts'
import { LANGUAGE_WORDS } from '../languages.ts'
import { isNewId } from '../proposed-change.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { understoodIn } from '../reading/dates.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf } from '../reading/references.ts'
import { askedFor, nounOf } from '../reading/terms.ts'
import { foldedText, typed, wordsOf } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import { reminderWishIn } from '../wishes/reminder-wish.ts'
import { addedOn } from './on-spoken-day.ts'
import { aboutListed, actionOf, amongIn, namesNothing, restBehind, wishAgain, type Talk } from './talk.ts'

/** The wish before for the next of the same name as well: `and the one after that`. */
export function nextAsWell(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { question, card, listed } = talk.before
  const { phrases, folded } = parts
  const isSaid = phrases.has('timeBeside') && phrases.has('later') && (phrases.has('goesOn') || phrases.has('alsoSaid'))
  const isOfNew = card.some(({ action }) => action === 'create')
  if (!isSaid || question.kind !== 'change' || isOfNew || folded.plain.includes('?')) return null
  const wish = wishAgain(talk, { among: { ...amongIn(talk, listed), isNext: true }, subject: '' })
  return { ...wish, kept: card }
}

/** The words of a text that say when. */
const momentOf = (text: string, { surroundings }: Pick<Talk, 'surroundings'>): string =>
  understoodIn(text, { language: surroundings.language, surroundings })
    .filter(({ kind }) => kind === 'date' || kind === 'time')
    .map(({ text: words }) => words)
    .join(' ')

/** A wish to add what was asked for and not found: `add one tomorrow at six`; null where it is something else. */
function addedInstead({ folded }: QuestionParts, talk: Talk): ReadQuestion | string | null {
  const { before, surroundings } = talk
  const { question, listed } = before
  const isRoom = isRoomOfDay(question)
  const said = readInAnyLanguage(folded.plain).find('addsIt')
  const isMissing = (listed.length === 0 || isRoom) && isOfTerms(question)
  const wish = wishIn(folded.text)
  if (said?.from !== 0 || !isMissing || wish === null || !('verb' in wish)) return null
  const rest = typed(folded, said.to)
  const moment = momentOf(rest, { surroundings }) === '' ? momentOf(question.text, { surroundings }) : ''
  const text = `${wish.verb} ${nameOf(question)} ${rest} ${moment}`.trim()
  return isRoom ? addedOn(question.first, text, talk) : text
}

/** The words of a question from the first to the last that names something. */
function nameOf({ text, terms }: ReadQuestion): string {
  const folded = foldedText(text)
  const named = wordsOf(folded.plain).filter(({ word }) => terms.includes(nounOf(word)))
  const [first, last] = [named[0], named.at(-1)]
  return first && last ? typed(folded, first.from, last.from + last.word.length) : terms.join(' ')
}

const isOfTerms = ({ kind, terms }: ReadQuestion): boolean => kind !== 'change' && terms.length > 0

/** Whether it was asked if there is room on one day. */
const isRoomOfDay = ({ kind, hasPeriod, first, last }: ReadQuestion): boolean =>
  kind === 'free' && hasPeriod && first === last

/** A wish to have what was spoken of once more: `book another one for 6 June`; null where it is something else. */
function addedAgain({ folded, language }: QuestionParts, talk: Talk): ReadQuestion | null {
  const phrases = readInAnyLanguage(folded.plain)
  const another = phrases.find('addsAnother')
  const said = another ?? phrases.find('addsOne')
  if (said?.from !== 0 || talk.before.listed.length === 0) return null
  const { terms } = talk.before.question
  const spoken = spokenOf(talk.before)
  // All that is listed under one name is of the same.
  const ids = another === null && terms.length > 0 ? spoken.slice(-1) : spoken
  const { again, toWhen } = LANGUAGE_WORDS[language].wishes
  const moment = typed(folded, said.to).trim()
  const where = readInAnyLanguage(foldedText(moment).plain).has('saysWhere') ? moment : toWhen(moment)
  return aboutListed(talk, { ids, isOne: true }, { kind: 'change', text: `${again} ${where}` })
}

/** A wish to add what was spoken of, or asked for; null where it is something else. */
export const addedBy = (parts: QuestionParts, talk: Talk): ReadQuestion | string | null =>
  addedAgain(parts, talk) ?? addedInstead(parts, talk)

/** That a reminder takes the place of that which something new has already; empty of what is in the calendar. */
const insteadIn = (wish: string, ids: readonly string[], language: Language): string =>
  reminderWishIn(wish) !== null && ids.every(isNewId) ? ` ${LANGUAGE_WORDS[language].wishes.instead}` : ''

/** Another amount alone, or how many instead of those of an amount: `three`, after `two weeks`. */
function otherAmount({ folded, phrases, language }: QuestionParts, before: string, talk: Talk): string | null {
  const said = phrases.find('byAmount')
  if (said)
    return said.from === 0 && !/[\p{L}\p{N}]/u.test(folded.plain.slice(said.to)) ? typed(folded, 0, said.to) : null
  const [, unit = ''] = /^\S+\s+(.*)$/su.exec(before) ?? []
  // Of what was wished for an hour that may be another one.
  const isOfHour = understoodIn(talk.before.question.text, { language, ...talk }).some(({ kind }) => kind === 'time')
  const isCount = phrases.has('bareCount') && unit !== '' && !isOfHour
  return isCount ? `${folded.text.replace(/[\s.!?]+$/u, '')} ${unit}` : null
}

/** The wish before with another amount in the place of its own: `no, two weeks`, after it was moved by one. */
export function byOtherAmount(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { question } = talk.before
  const wished = foldedText(question.text)
  const before = readInAnyLanguage(wished.plain).find('byAmount')
  const rest = restBehind(parts, 'correcting', talk) ?? restBehind(parts, 'makesIt', talk)
  const amount = rest && before && otherAmount(rest, typed(wished, before.from, before.to), talk)
  if (!before || !amount || spokenOf(talk.before).length === 0) return null
  const ids = question.toldBy ?? spokenOf(talk.before)
  const said = `${typed(wished, 0, before.from)}${amount}${typed(wished, before.to)}`
  const text = `${said}${insteadIn(question.text, ids, parts.language)}`
  return { ...wishAgain(talk, { among: amongIn(talk, ids) }), text, ...(question.toldBy ? { kept: [] } : {}) }
}

/** So much more for what was spoken of: `add one more day at the end`; null where something else gets it. */
function oneMoreUnit({ folded, phrases, language }: QuestionParts, talk: Talk): string | null {
  const said = phrases.find('addsLength')
  if (!said) return null
  const rest = partsOfQuestion(typed(folded, said.to), talk.surroundings)
  if (rest.period !== null || !namesNothing(askedFor(rest, talk.surroundings))) return null
  const unit = /\p{L}+$/u.exec(typed(folded, said.from, said.to).trim())?.[0] ?? ''
  const where = rest.phrases.has('atItsStart') ? rest.folded.text : ''
  return `${LANGUAGE_WORDS[language].wishes.lengthen} 1 ${unit} ${where}`
}

/** What was spoken of so much longer, or what is longer already from an earlier beginning on: `no, at the start`. */
export function longerByOne(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const ids = spokenOf(talk.before)
  if (ids.length === 0 || parts.folded.plain.includes('?')) return null
  const more = oneMoreUnit(parts, talk)
  if (more !== null) return aboutListed(talk, { ids }, { kind: 'change', text: more })
  const { question } = talk.before
  if (actionOf(wishIn(question.text)) !== 'extend' || !parts.phrases.has('atItsStart')) return null
  return { ...wishAgain(talk, { among: amongIn(talk, ids) }), text: `${question.text} ${parts.folded.text}` }
}

/** What is on the card a week later, where its weekday is another one: `not this Friday, the next one`. */
export function nextWeekday({ folded, phrases, language }: QuestionParts, talk: Talk): ReadQuestion | null {
  const [said = '', tail = ''] = folded.plain.split(/[,;](?=[^,;]*$)/u)
  const not = readInAnyLanguage(said)
  const next = readInAnyLanguage(tail.trim())
  const isNext = next.has('nextListed') || (next.has('timeBeside') && next.has('later'))
  if (!isNext || !not.has('negated') || !not.has('someWeekday') || phrases.has('monthName')) return null
  const isOfWhen = talk.before.card.every(({ action }) => action === 'create' || action === 'shift')
  const text = LANGUAGE_WORDS[language].wishes.weekLater
  return isOfWhen ? aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'change', text }) : null
}

/** Whether the one thing that was spoken of is to be had once more, and nobody said when. */
export const lacksCopy = ({ before }: Talk): boolean =>
  before.card.length === 0 && actionOf(wishIn(before.question.text)) === 'copy' && spokenOf(before).length === 1

/** That once more, when the words say. */
export const addedOnceMore = (language: Language, where: string, talk: Talk): ReadQuestion =>
  aboutListed(
    talk,
    { ids: spokenOf(talk.before), isOne: true },
    { kind: 'change', text: `${LANGUAGE_WORDS[language].wishes.again} ${where}` },
  )
