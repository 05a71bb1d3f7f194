import { formatDay, type Day } from '../../date/index.ts'
import { isNote, wishIn } from '../wishes/command.ts'
import { defaultDays } from '../reading/dates.ts'
import type { QuestionParts } from '../reading/question-parts.ts'
import { spokenOf } from '../reading/references.ts'
import type { ReadQuestion } from '../question-types.ts'
import { askedFor } from '../reading/terms.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText } from '../reading/words.ts'
import { isTimeOfDay, type Amount } from '../../language/index.ts'
import { weekdaysFrom } from './spoken-week.ts'
import { aboutListed, actionOf, namesNothing, restBehind, type Talk } from './talk.ts'

/** The one day that the question before was about; null where it was about others, or none. */
function daySpokenOf({ before: { question, base = question, days = [] } }: Talk): Day | null {
  const { kind, day } = question
  const { first, last, hasPeriod } = question.hasPeriod ? question : base
  const [only, ...others] = days
  if (only && others.length === 0 && only.first === only.last) return only.first
  if (kind === 'change') return day ?? null
  return hasPeriod && first === last ? first : null
}

/**
 * A wish for something new, or a note of it, that says no day of its own is on the day that was spoken of: `am I free on
 * Friday?`, and then `add lunch with Sara at one`. Null where none was.
 */
export function onSpokenDay(parts: QuestionParts, talk: Talk): ReadQuestion | null {
  const day = daySpokenOf(talk)
  const said = restBehind(parts, 'correcting', talk) ?? restBehind(parts, 'goesOn', talk) ?? parts
  const { text } = said.folded
  const isNew = actionOf(wishIn(text)) === 'create'
  const from = isNew ? weekdaysFrom(said, talk) : null
  if (from !== null) return { ...addedOn(from, text, talk), weekdaysFrom: from }
  if (day !== null) {
    const isNamed = !namesNothing(askedFor(said, talk.surroundings))
    const isNoted =
      parts.kind === null &&
      isNamed &&
      isNote(text, { ...talk.surroundings, language: parts.language, day: formatDay(day) })
    return isNew || isNoted ? addedOn(day, text, talk) : null
  }
  const spoken = spokenOf(talk.before)
  return isNew && spoken.length === 1 ? aboutListed(talk, { ids: spoken, isOne: true }, { kind: 'change', text }) : null
}

/** A wish for something new on a day that was spoken of. */
export const addedOn = (day: Day, text: string, { surroundings, before }: Talk): ReadQuestion => ({
  ...{ kind: 'change', ...defaultDays('change', surroundings), hasPeriod: false },
  ...{ terms: [], categoryId: null, text, day },
  ...roomIn(before.question),
})

/** The room that was asked for: what is added then goes into the first of it. */
function roomIn({ kind, text }: ReadQuestion): Pick<ReadQuestion, 'room'> {
  const phrases = readInAnyLanguage(foldedText(text).plain)
  const amounts = (['wantedHours', 'byAmount'] as const).flatMap((cue) => phrases.findAll(cue))
  const wanted = amounts.map(({ value }) => value as Amount).find(isTimeOfDay)
  return kind === 'free' && wanted ? { room: { minutes: wanted.minutes, words: text } } : {}
}
