import { LANGUAGE_WORDS } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import type { ReadQuestion } from '../question-types.ts'
import { mentionsTime } from '../reading/dates.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { spokenOf, withoutSpans } from '../reading/references.ts'
import { foldedText } from '../reading/words.ts'
import { inCategory, lengthened } from './amending.ts'
import { besideSameEnd } from './moment-told.ts'
import { aboutListed, isBare, restBehind, type Talk } from './talk.ts'
import { isMoment } from './is-moment.ts'
import { movedAgain, whereTo } from './wish-again.ts'

/** What is to become of what was spoken of, whatever was asked: `make it seven`, `make it an hour longer`. */
export function madeOf(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const made = talk.before.asks === null && talk.before.listed.length > 0 ? restBehind(parts, 'makesIt', talk) : null
  return made && (lengthened(made, talk) ?? categorised(made, talk) ?? movedTo(made, talk) ?? placedAt(made, talk))
}

/** A wish to move what was spoken of to what a text says; null where that is no day and no hour. */
function movedTo(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const { said, end } = besideSameEnd(parts, talk)
  const where = `${whereTo(said)}${end}`
  return isBare(said) && isMoment(said, talk) ? oneOf(movedAgain(said, where, talk)) : null
}

/** A wish for one alone: of several it is asked which. */
const oneOf = ({ among, ...wish }: ReadQuestion): ReadQuestion =>
  among === undefined ? wish : { ...wish, among: { ...among, isOne: true } }

/** The category of what was spoken of, where one is named: `put it in Family`. */
function categorised(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const text = inCategory(parts, talk)
  return text === null ? null : aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'change', text })
}

/** The place of what was spoken of, where it was asked for: `set it to Victoria Park`. */
function placedAt({ folded, language, kind }: QuestionParts, talk: Talk): ReadQuestion | null {
  const { question } = talk.before
  const isOfPlace = kind === null && readInAnyLanguage(foldedText(question.text).plain).has('place')
  const said = readInAnyLanguage(folded.plain).findAll('asItsPlace')
  if (
    !isOfPlace ||
    question.kind === 'change' ||
    mentionsTime(folded.text, { language, surroundings: talk.surroundings })
  )
    return null
  const text = LANGUAGE_WORDS[language].wishes.placeAt(withoutSpans(folded.text, said).replaceAll(/["«»“”]/gu, ''))
  return aboutListed(talk, { ids: spokenOf(talk.before) }, { kind: 'change', text })
}
