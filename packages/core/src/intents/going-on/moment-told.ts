import { LANGUAGE_WORDS } from '../languages.ts'
import { idOf } from '../proposed-change.ts'
import type { ReadQuestion } from '../question-types.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { quotationIn } from '../reading/terms.ts'
import { foldedText, isStopWord, typed, wordsOf } from '../reading/words.ts'
import { wishIn } from '../wishes/command.ts'
import { daysTold, rangeIn } from './range-told.ts'
import { bareOf, isBare, isWish, restBehind, wishAgain, type Talk } from './talk.ts'
import { isMoment } from './is-moment.ts'
import { besides, isRelative, saysWhen, verbOf, withoutJoining } from './wish-again.ts'

/** When something is to be, where nothing else is said. */
export function momentIn(said: QuestionParts, whole: QuestionParts, talk: Talk): QuestionParts | null {
  // A name in quotation marks is that of something else.
  if (quotationIn(said.folded.text) !== null) return null
  const days = isWish(said) ? null : daysTold(said, talk)
  if (days !== null) return days
  const words = [
    ...inSameWeek(said),
    ...asBegin(said, whole, talk),
    ...asHour(said),
    said.folded.text,
    ...asLast(said, whole, talk),
  ]
  return words.map((text) => partsOfQuestion(text, talk.surroundings)).find((one) => isTold(one, talk)) ?? null
}

/** Whether words are only a part of the day: `the evening`. */
export const isPartOfDay = (words: string): boolean => {
  const { plain } = foldedText(words)
  const rest = foldedText(withoutSpans(plain, readInAnyLanguage(plain).findAll('halfOfDay')))
  return rest.plain !== plain.trim() && wordsOf(rest.plain).every(({ word }) => isStopWord(word))
}

/** The same words with a part of the day behind the hour before which it stands: `in the evening at 8`. */
export function withPartBehind(parts: QuestionParts, { surroundings }: Pick<Talk, 'surroundings'>): QuestionParts {
  const { folded, phrases, language } = parts
  const said = phrases.find('partAhead')
  if (said === null) return parts
  const part = readInAnyLanguage(folded.plain.slice(said.from, said.to)).find('halfOfDay')
  const words = part === null ? '' : typed(folded, said.from + part.from, said.from + part.to)
  const rest = withoutSpans(folded.text, [said])
  return partsOfQuestion(`${rest} ${LANGUAGE_WORDS[language].ofPart} ${words}`, surroundings)
}

/** What is said besides that the end stays where it is, and the words that say so: `at 12:30, same end`. */
export function besideSameEnd(
  parts: QuestionParts,
  { surroundings }: Talk,
): { readonly said: QuestionParts; readonly end: string } {
  const { folded, phrases } = parts
  const end = phrases.find('sameEnd')
  if (end === null) return { said: parts, end: '' }
  const rest = withoutSpans(folded.text, [end, ...phrases.findAll('inItsPlace')])
  return {
    said: partsOfQuestion(rest, surroundings),
    end: ` ${typed(folded, end.from, end.to).replace(/^[\s,]+/u, '')}`,
  }
}

/** The weekday alone that is said of the week in which something is: `same week but Friday`. */
function inSameWeek({ folded, phrases }: QuestionParts): readonly string[] {
  const said = phrases.find('sameWeekday')
  const words = readInAnyLanguage(said ? folded.plain.slice(said.from, said.to) : '')
  const at = words.has('week') ? words.find('someWeekday') : null
  if (!said || !at) return []
  return [`${typed(folded, said.from + at.from, said.from + at.to)} ${withoutSpans(folded.text, [said])}`.trim()]
}

/** From when on something is to be, where it is to begin then: `start it in September`. */
function asBegin(said: QuestionParts, whole: QuestionParts, talk: Talk): readonly string[] {
  const begun = restBehind(said, 'beginsOn', talk) === null ? restBehind(whole, 'beginsOn', talk) : null
  return begun ? [`${LANGUAGE_WORDS[said.language].wishes.from} ${bareOf(begun, talk).folded.text}`] : []
}

/** An hour with its half of the day, which stands without a preposition: `10 in the morning`. */
const asHour = ({ folded, phrases, language }: QuestionParts): readonly string[] =>
  phrases.has('halfOfDay') && /^\D{0,3}\d/u.test(folded.plain)
    ? [LANGUAGE_WORDS[language].wishes.atHour(folded.text)]
    : []

/** Other words of the same: behind `make it` an hour stands without a preposition as well: `make it nine`. */
function asLast(said: QuestionParts, whole: QuestionParts, talk: Talk): readonly string[] {
  const { atHour, from } = LANGUAGE_WORDS[said.language].wishes
  const [since, only] = [restBehind(said, 'beginsOn', talk), restBehind(said, 'only', talk)]
  return [
    ...(whole.phrases.has('makesIt') ? [atHour(said.folded.text)] : []),
    ...(since ? [`${from} ${since.folded.text}`] : []),
    ...(only ? [only.folded.text] : []),
    ...pastTheHour(said, talk).map(atHour),
  ]
}

/** So many minutes past the hour at which the one thing that is spoken of would be: `half past`. */
function pastTheHour({ phrases }: QuestionParts, { before: { card, ...before } }: Talk): readonly string[] {
  const minutes = phrases.has('halfPast') ? '30' : phrases.has('quarterPast') ? '15' : null
  const spoken = spokenOf({ card, ...before })
  const starts = card.flatMap((one, place) => ('start' in one && spoken.includes(idOf(one, place)) ? [one.start] : []))
  const [hour] = starts.flatMap((start) => /(?<=T)\d\d/u.exec(start) ?? [])
  return minutes === null || hour === undefined || starts.length > 1 ? [] : [`${hour}:${minutes}`]
}

/** How long something lasts is said apart, and what is not to be is no moment. */
const isTold = (said: QuestionParts, talk: Talk): boolean =>
  rangeIn(said, talk) === null &&
  (!said.phrases.has('byAmount') || isRelative(said)) &&
  !said.phrases.has('saysWhyNot') &&
  !isWish(said) &&
  saysWhen(said, talk)

/** Whether words begin with where something is to be moved: `to the morning`, `alle 10`. */
function isWhereTo(words: string, talk: Talk): boolean {
  const { find, has } = readInAnyLanguage(foldedText(words).plain)
  if (find('toPlace')?.from !== 0 && find('atHour')?.from !== 0) return false
  const isPart = (['morning', 'afternoon', 'evening'] as const).some((cue) => has(cue))
  return isPart || isMoment(partsOfQuestion(words, talk.surroundings), talk)
}

/** Something else that is to be moved as well, and where to: `and the review to the morning`. */
export function movedToo(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const verb = verbOf(wishIn(talk.before.question.text))
  if (verb === null || !isBare(parts) || parts.folded.plain.includes('?')) return null
  const { folded } = withoutJoining(parts, talk)
  const [, ...others] = wordsOf(folded.plain)
  const isTold = others.some(({ from }) => isWhereTo(typed(folded, from), talk))
  return isTold ? besides({ ...wishAgain(talk, {}), text: `${verb} ${folded.text}` }, parts, talk) : null
}
