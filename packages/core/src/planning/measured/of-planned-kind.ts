import { languages } from '../languages.ts'
import type { TemplateId } from '../planning-types.ts'
import { classify } from '../reading/classify.ts'
import { plainWords } from '../reading/patterns.ts'
import { signsIn } from '../reading/signs-in.ts'
import { dayOfKind } from '../templates/templates.ts'
import type { MeasuredReading } from './measured-reading.ts'
import type { Quantity } from './quantity.ts'
import type { MeasuredPhrases } from './ready-words.ts'

/** Kinds that are prepared for a day, whichever amount stands beside them; others have such days by `dayOfKind`. */
const PREPARED: readonly TemplateId[] = ['instrument', 'writing', 'thesis']

/** Whether a clause begins with what is done to so many: `visit 12 museums`, `Wedding: save 5,000 pounds`. */
function isDoneTo({ from }: Quantity, text: string, phrases: MeasuredPhrases): boolean {
  const verbs = [phrases.find('does'), phrases.find('saves')].filter((verb) => verb !== null)
  return verbs.some(
    (verb) => /(?:^|[:;–-])\s*$/u.test(text.slice(0, verb.from)) && text.slice(verb.to, from).trim() === '',
  )
}

/** Amounts of what is done one by one: meetings, songs, visits. */
const ONE_BY_ONE: readonly Quantity['measure'][] = ['times', 'sessions', 'things', 'open']

/** Whether the words before a comma open something of which the amount says how often it is: `start a club, a meeting a month`. */
function isOfWhatOpens({ quantity, rhythm, words }: MeasuredReading, head: string): boolean {
  const isOnce = quantity.value === 1 && ONE_BY_ONE.includes(quantity.measure)
  return rhythm !== null && isOnce && /,/u.test(head) && signsIn(plainWords(head), words.language).get('open')?.at === 1
}

/** Whether a first sentence is about what is planned until it is done: `Change jobs. Five applications a week`. */
function isOfLaterSentence(head: string, { words }: MeasuredReading): boolean {
  const [first = '', ...rest] = head.split(/[.!]\s/u)
  const { id } = rest.length > 0 ? classify(first, words.language) : { id: 'generic' as const }
  return id !== 'generic' && dayOfKind(id) === 'open'
}

/** A few of what is played or read before others are rehearsed. */
const PIECES_MOST = 8

/** Whether the words behind an amount name where it is performed: `three songs at the open mic`. */
function isPerformed({ text, quantity, words }: MeasuredReading): boolean {
  const behind = signsIn(plainWords(text.slice(quantity.to)), words.language)
  return quantity.measure === 'things' && quantity.value <= PIECES_MOST && behind.has('perform')
}

/** Whether a second act has the amount, behind one that is planned: `ride to Brighton and raise 500`, `sort the photos and make 3 albums`. */
function isOfSecondAct({ words, phrases }: MeasuredReading, head: string): boolean {
  const { joins } = languages[words.language].reading
  const join = new RegExp(`,?\\s(?:${joins})\\s+\\S+\\s+$`, 'iu').exec(head)
  if (!join) return false
  const { id } = classify(head.slice(0, join.index), words.language)
  return phrases.find('saves') !== null || (id !== 'generic' && dayOfKind(id) === 'open')
}

/** Whether words tell a kind that is planned, whichever amount stands behind them: of what is done in part, only few. */
function isPlanned(head: string, { done, words }: MeasuredReading): boolean {
  const { id } = classify(head.replace(/[\s,;:(–-]+$/u, ''), words.language)
  const day = dayOfKind(id)
  return PREPARED.includes(id) || (done === 0 && (day === 'fixed' || day === 'start'))
}

/** Whether the words before an amount tell a kind that has its own day: `Camino, the last 100 km` is planned, not counted. */
export function isOfPlannedKind(reading: MeasuredReading): boolean {
  const { text, quantity, rhythm, pace, phrases } = reading
  const head = text.slice(0, quantity.from)
  if (isOfWhatOpens(reading, head) || isOfLaterSentence(head, reading)) return true
  if (rhythm !== null || pace !== null || !/\p{L}/u.test(head)) return false
  if (isPerformed(reading) || isOfSecondAct(reading, head)) return true
  const isCounted = phrases.find('goesThrough') !== null || isDoneTo(quantity, text, phrases)
  return !isCounted && isPlanned(head, reading)
}
