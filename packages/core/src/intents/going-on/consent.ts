import { readInAnyLanguage } from '../read-phrases.ts'
import type { QuestionSurroundings, ReadQuestion, Remembered } from '../question-types.ts'
import { defaultDays } from '../reading/dates.ts'
import { partsOfQuestion } from '../reading/question-parts.ts'
import { foldedText } from '../reading/words.ts'
import { aboutListed, amongIn, isWish, wishAgain, type Talk } from './talk.ts'

/** Whether a text says yes or no to something, and nothing else; null where it says more. */
function consentKind(text: string): 'agree' | 'decline' | null {
  const phrases = readInAnyLanguage(foldedText(text.trim()).plain)
  if (phrases.has('declining')) return 'decline'
  return phrases.has('agreeing') ? 'agree' : null
}

/** With nothing that waits for it a thank-you is one, and `cancel everything` a wish. */
function isSomethingElse(text: string, surroundings: QuestionSurroundings): boolean {
  const parts = partsOfQuestion(text, surroundings)
  return parts.kind === 'help' || isWish(parts)
}

/** What was said last and is on no card: with none that waits it is only the last wish. */
function missedIn({ hasOpenCard }: QuestionSurroundings, before: Remembered | null): Pick<ReadQuestion, 'missed'> {
  const missed = before?.missed
  const isLast = hasOpenCard || missed === before?.question.text
  return missed === undefined || !isLast ? {} : { missed }
}

/** What answers an offer or a question of the assistant and says nothing else; null where it says more. */
export function consentIn(
  text: string,
  surroundings: QuestionSurroundings,
  before: Remembered | null,
): ReadQuestion | null {
  const kind = isPutBack(text, before) || isKeptAfterAll(text, before) ? null : consentKind(text)
  if (kind === null) return null
  const missed = missedIn(surroundings, before)
  const isAsked = before !== null && before.asks !== null
  if (isAsked && kind === 'agree') return agreedTo(text, { surroundings, before })
  const isMissed = kind === 'agree' && missed.missed !== undefined
  const isWaited = [surroundings.hasOpenCard, isAsked, isMissed].some(Boolean)
  if (!isWaited && isSomethingElse(text, surroundings)) return null
  return { kind, ...defaultDays(kind, surroundings), hasPeriod: false, terms: [], categoryId: null, text, ...missed }
}

/** Whether what a card would take away is to stay: to that nobody agrees by keeping it. */
const isKeptAfterAll = (text: string, before: Remembered | null): boolean =>
  before !== null &&
  before.card.length > 0 &&
  before.card.every(({ action }) => action === 'delete') &&
  consentKind(text) === 'agree' &&
  readInAnyLanguage(foldedText(text).plain).has('staysAfterAll')

/** Whether what was taken off the card is wanted again. */
function isPutBack(text: string, before: Remembered | null): boolean {
  const { plain } = foldedText(text)
  const { find } = readInAnyLanguage(plain)
  const at = before?.dropped === undefined ? null : find('putsBack')
  const led = find('correcting')?.to ?? 0
  return at !== null && !/[\p{L}\p{N}]/u.test(plain.slice(led, at.from))
}

/** The wish of which it was asked whether these are meant; of several of which one is, it is asked again. */
function agreedTo(text: string, talk: Talk): ReadQuestion {
  const { asks, listed } = talk.before
  const isSure = asks === 'these' || listed.length === 1
  if (isSure) return wishAgain(talk, { among: amongIn(talk, listed) })
  return aboutListed(talk, { ids: listed }, { kind: 'agree', text })
}
