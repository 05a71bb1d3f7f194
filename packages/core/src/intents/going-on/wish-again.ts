import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import type { ReadQuestion } from '../question-types.ts'
import { understoodIn } from '../reading/dates.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { spokenOf } from '../reading/references.ts'
import { askedFor } from '../reading/terms.ts'
import { typed } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import {
  aboutListed,
  actionOf,
  amongIn,
  isBare,
  isWish,
  namesNothing,
  restBehind,
  wishAgain,
  type Talk,
} from './talk.ts'

/** Cues of how far something is moved from where it is. */
const MOVES = ['earlierBy', 'laterBy', 'unitAfter', 'unitBefore', 'weekdayAfter'] as const

/** Whether a text says when, and nothing else. */
function isMoment(parts: QuestionParts, { surroundings }: Talk): boolean {
  const { folded, language, period, phrases } = parts
  if (!namesNothing(askedFor(parts, surroundings))) return false
  const isTime = understoodIn(folded.text, { language, surroundings }).some(
    ({ kind }) => kind === 'time' || kind === 'date' || kind === 'recurrence',
  )
  return isTime || period !== null || phrases.has('untilDay') || MOVES.some((cue) => phrases.has(cue))
}

const MOVING: ReadonlySet<string> = new Set(['shift', 'create', 'copy', 'extend'])

/** Whether the wish before is about when something is, by its card where it has one. */
function isOfWhen({ before: { card, question } }: Talk): boolean {
  if (card.length === 0) return MOVING.has(actionOf(wishIn(question.text)))
  return card.every(({ action }) => action === 'create' || action === 'shift')
}

const isOfNew = ({ before: { card, question } }: Talk): boolean =>
  card.length === 0 ? actionOf(wishIn(question.text)) === 'create' : card.some(({ action }) => action === 'create')

/** When something is to be after all, or which the day is that was asked for: `no, Saturday`, `at 6`; or the whole wish. */
export function movedOn(parts: QuestionParts, talk: Talk): ReadQuestion | string | null {
  const { question, asks, card } = talk.before
  if (asks !== null || !isOfWhen(talk) || !isBare(parts) || !isMoment(parts, talk)) return null
  const { verb, to } = LANGUAGE_WORDS[parts.language].wishes
  const { text: moment, plain } = parts.folded
  const phrases = readInAnyLanguage(plain)
  const isUntil = phrases.find('untilDay')?.from === 0
  const whereTo = isUntil || phrases.has('saysWhere') ? moment : `${to} ${moment}`
  const isNew = isOfNew(talk)
  if (isNew && (isUntil || card.length === 0)) return `${question.text} ${moment}`
  if (card.length === 0) return `${question.text} ${whereTo}`
  const wish = wishIn(question.text)
  const own = !isNew && wish !== null && 'verb' in wish ? wish.verb : verb
  return aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'change', text: `${own} ${whereTo}` })
}

/** Cues of what a new event may have besides when it is. */
const ADDED = ['inCategory', 'reminderNoun', 'into'] as const

/** The wish before, about what is named now, or with what is added to it; or the whole wish. */
export function wishGoingOn(parts: QuestionParts, talk: Talk, isCorrected: boolean): ReadQuestion | string | null {
  if (isWish(parts) || !isBare(parts)) return null
  const { question, asks, card, listed } = talk.before
  const rest = restBehind(parts, 'goesOn', talk)
  const subject = (rest ?? parts).folded.text
  if (isOfNew(talk)) {
    const isAdded = card.length > 0 && ADDED.some((cue) => parts.phrases.has(cue))
    return isAdded ? `${question.text} ${parts.folded.text}` : null
  }
  const only = restBehind(parts, 'only', talk)
  if (only !== null) return wishAgain(talk, { among: amongIn(talk, listed), subject: only.folded.text })
  if (asks !== null) return wishAgain(talk, { among: amongIn(talk, listed), subject })
  if (card.length === 0) return actionOf(wishIn(question.text)) === 'rename' ? named(parts, question.text) : null
  return rest !== null || isCorrected ? wishAgain(talk, { subject }) : null
}

/** A wish for another name, with the name that it lacked. */
function named({ folded, language }: QuestionParts, wish: string): string {
  const { asName } = LANGUAGE_WORDS[language].wishes
  const isSaid = readInAnyLanguage(folded.plain).find('newName')?.from === 0
  return isSaid ? `${wish} ${folded.text}` : `${wish} ${asName} ${folded.text}`
}

/** A wish to add what was asked for and not found: `add one tomorrow at six`; null where it is something else. */
export function addedInstead({ folded }: QuestionParts, { before: { question, listed } }: Talk): string | null {
  const said = readInAnyLanguage(folded.plain).find('addsIt')
  const isMissing = listed.length === 0 && question.kind !== 'change' && question.terms.length > 0
  const wish = wishIn(folded.text)
  if (said?.from !== 0 || !isMissing || wish === null || !('verb' in wish)) return null
  return `${wish.verb} ${question.terms.join(' ')} ${typed(folded, said.to)}`
}
