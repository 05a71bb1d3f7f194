import { languages } from '../languages.ts'
import type { TemplateId } from '../planning-types.ts'
import { classify } from '../reading/classify.ts'
import { plainWords } from '../reading/patterns.ts'
import { signsIn } from '../reading/signs-in.ts'
import { dayOfKind } from '../templates/templates.ts'
import type { MeasuredReading } from './measured-reading.ts'
import type { Quantity } from './quantity.ts'

/** Kinds that are prepared for a day, whichever amount stands beside them; others have such days by `dayOfKind`. */
const PREPARED: readonly TemplateId[] = ['instrument', 'writing', 'thesis']

/** Amounts of what is done one by one: meetings, songs, visits. */
const ONE_BY_ONE: readonly Quantity['measure'][] = ['times', 'sessions', 'things', 'open']

/** Whether the words before a comma open something of which the amount says how often it is: `start a club, a meeting a month`. */
function isOfWhatOpens({ quantity, rhythm, words }: MeasuredReading, head: string): boolean {
  const isOnce = quantity.value === 1 && ONE_BY_ONE.includes(quantity.measure)
  return rhythm !== null && isOnce && /,/u.test(head) && signsIn(plainWords(head), words.language).get('open')?.at === 1
}

/** A few of what is played or read before others are rehearsed. */
const PIECES_MOST = 8

/** Whether the words behind an amount name where it is performed: `three songs at the open mic`. */
function isPerformed({ text, quantity, words }: MeasuredReading): boolean {
  const behind = signsIn(plainWords(text.slice(quantity.to)), words.language)
  return quantity.measure === 'things' && quantity.value <= PIECES_MOST && behind.has('perform')
}

/** Whether a clause begins with what is done to so many: `visit 12 museums`, `Wedding: save 5,000 pounds`. */
function isDoneTo({ quantity: { from }, text, phrases, words }: MeasuredReading): boolean {
  const wishes = new RegExp(languages[words.language].reading.wishes, 'iu')
  return [phrases.find('does'), phrases.find('saves')].some(
    (verb) =>
      verb !== null &&
      /(?:^|[:;–-])\s*$/u.test(text.slice(0, verb.from).replace(wishes, '')) &&
      text.slice(verb.to, from).trim() === '',
  )
}

/** Whether words tell a kind that is planned, whichever amount stands behind them: of what is done in part, only few. */
function isPlanned(head: string, { done, words }: MeasuredReading): boolean {
  const { id } = classify(head.replace(/[\s,;:(–-]+$/u, ''), words.language)
  const day = dayOfKind(id)
  return PREPARED.includes(id) || (done === 0 && (day === 'fixed' || day === 'start'))
}

/** Whether several days are listed, each of which has its part: `three essays (8 April, 6 May, 3 June)`. */
function hasDaysOfParts({ text, words }: MeasuredReading): boolean {
  const { yearly, joins } = languages[words.language].reading
  return new RegExp(String.raw`\d\S*\s(?:${yearly})\s*(?:,|\s(?:${joins})\s)\s*\d\S*\s(?:${yearly})`, 'iu').test(text)
}

/** Whether a text is about less work, about acts on several amounts, or about something else that is planned first. */
const isOfOther = (reading: MeasuredReading, head: string): boolean =>
  reading.phrases.find('workingTime') !== null ||
  reading.phrases.findAll('toDo').length > 1 ||
  hasDaysOfParts(reading) ||
  isOfWhatOpens(reading, head)

/** Whether the words before an amount tell a kind that has its own day: `Camino, the last 100 km` is planned, not counted. */
export function isOfPlannedKind(reading: MeasuredReading): boolean {
  const { text, quantity, rhythm, pace, phrases } = reading
  const head = text.slice(0, quantity.from)
  if (isOfOther(reading, head)) return true
  if (rhythm !== null || pace !== null || !/\p{L}/u.test(head)) return false
  const isCounted = phrases.find('goesThrough') !== null || isDoneTo(reading)
  return isPerformed(reading) || (!isCounted && isPlanned(head, reading))
}
