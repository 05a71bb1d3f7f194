import { readInAnyLanguage } from '../read-phrases.ts'
import { understoodIn } from '../reading/dates.ts'
import { daysBesideIn } from '../reading/days-beside.ts'
import { partsOfQuestion, type QuestionParts } from '../reading/question-parts.ts'
import { withoutSpans } from '../reading/references.ts'
import { askedFor, type EventSelector } from '../reading/terms.ts'
import { foldedText } from '../reading/words.ts'
import { namesNothing, type Talk } from './talk.ts'

/** Cues of how far something is moved from where it is. */
export const MOVES = ['earlierBy', 'laterBy', 'unitAfter', 'unitBefore', 'weekdayAfter'] as const

/** The same, with an amount alone: no word of them names anything. */
const HOW_FAR = [...MOVES, 'byAmount', 'sameHour'] as const

/** What a text names besides how far something is moved. */
export function namedBesideMoment(text: string, { surroundings }: Pick<Talk, 'surroundings'>): EventSelector {
  const phrases = readInAnyLanguage(foldedText(text).plain)
  const understood = understoodIn(text, { language: surroundings.language, surroundings })
  const [comesBack, hours] = (['recurrence', 'time'] as const).map((one) =>
    understood.filter(({ kind }) => kind === one),
  )
  const howFar = HOW_FAR.flatMap((cue) => phrases.findAll(cue))
  const said = comesBack?.length ? comesBack : howFar.length > 0 ? howFar : hours
  const rest = withoutSpans(text, said ?? [])
  return askedFor({ ...partsOfQuestion(rest, surroundings), kind: 'change' }, surroundings)
}

/** Whether a text says when, and nothing else. */
export function isMoment(parts: QuestionParts, { surroundings }: Talk): boolean {
  const { folded, language, period, phrases } = parts
  if (!namesNothing(namedBesideMoment(folded.text, { surroundings }))) return false
  const isTime = understoodIn(folded.text, { language, surroundings }).some(
    ({ kind }) => kind === 'time' || kind === 'date' || kind === 'recurrence',
  )
  return (
    isTime ||
    period !== null ||
    phrases.has('untilDay') ||
    phrases.has('bareHour') ||
    MOVES.some((cue) => phrases.has(cue)) ||
    isBesideIt(parts)
  )
}

/** Whether days beside those of something are said, and no question. */
const isBesideIt = ({ phrases, folded }: QuestionParts): boolean =>
  daysBesideIn(phrases) !== null && !folded.plain.includes('?')
