import { readInAnyLanguage } from '../read-phrases.ts'
import type { QuestionSurroundings, ReadQuestion, Remembered } from '../question-types.ts'
import { defaultDays } from '../reading/dates.ts'
import { partsOfQuestion } from '../reading/question-parts.ts'
import { foldedText } from '../reading/words.ts'
import { aboutListed, amongIn, wishAgain, type Talk } from './talk.ts'

/** Whether a text says yes or no to something, and nothing else; null where it says more. */
function consentKind(text: string): 'agree' | 'decline' | null {
  const phrases = readInAnyLanguage(foldedText(text.trim()).plain)
  if (phrases.has('declining')) return 'decline'
  return phrases.has('agreeing') ? 'agree' : null
}

/** What answers an offer or a question of the assistant and says nothing else; null where it says more. */
export function consentIn(
  text: string,
  surroundings: QuestionSurroundings,
  before: Remembered | null,
): ReadQuestion | null {
  const kind = consentKind(text)
  if (kind === null) return null
  const asks = before?.asks ?? null
  const isSmallTalk = () => partsOfQuestion(text, surroundings).kind === 'help'
  if (!surroundings.hasOpenCard && asks === null && isSmallTalk()) return null
  if (kind === 'agree' && before !== null && asks !== null) return agreedTo(text, { surroundings, before })
  return { kind, ...defaultDays(kind, surroundings), hasPeriod: false, terms: [], categoryId: null, text }
}

/** The wish of which it was asked whether these are meant; of several of which one is, it is asked again. */
function agreedTo(text: string, talk: Talk): ReadQuestion {
  const { asks, listed } = talk.before
  const isSure = asks === 'these' || listed.length === 1
  if (isSure) return wishAgain(talk, { among: amongIn(talk, listed) })
  return aboutListed(talk, { ids: listed }, { kind: 'agree', text })
}
