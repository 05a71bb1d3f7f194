import type { TemplateId } from '../planning-types.ts'
import { classify } from '../reading/classify.ts'
import { plainWords } from '../reading/patterns.ts'
import { signsIn } from '../reading/signs-in.ts'
import type { Sign } from '../templates/signs.ts'
import { dayOfKind } from '../templates/templates.ts'
import type { MeasuredReading } from './measured-reading.ts'
import type { Quantity } from './quantity.ts'

/** Kinds that are prepared for a day, whichever amount stands beside them; others have such days by `dayOfKind`. */
const PREPARED: readonly TemplateId[] = ['instrument', 'writing', 'thesis']

/** What is done until it is done, at whatever price and for however many hours a week. */
const BEGUN_BY: readonly Sign[] = ['find', 'hire', 'purchase', 'rent']

/** Amounts of what is done one by one: meetings, songs, visits. */
const ONE_BY_ONE: readonly Quantity['measure'][] = ['times', 'sessions', 'things', 'open']

/** Whether the amount says how often something is that is found, or opened: `find a cleaner, 3 hours a week`, `start a club, a run a week`. */
function isOfWhatBegins({ quantity, rhythm, words }: MeasuredReading, head: string): boolean {
  const signs = signsIn(plainWords(head), words.language)
  const isOnce = quantity.value === 1 && ONE_BY_ONE.includes(quantity.measure)
  const isOpened = signs.get('open')?.at === 1 && isOnce && head.includes(',')
  return rhythm !== null && (isOpened || BEGUN_BY.some((sign) => signs.get(sign)?.at === 1))
}

/** A few of what is played or read before others are rehearsed. */
const PIECES_MOST = 8

/** Whether the words behind an amount name where it is performed: `three songs at the open mic`. */
function isPerformed({ text, quantity, words }: MeasuredReading): boolean {
  const behind = signsIn(plainWords(text.slice(quantity.to)), words.language)
  return quantity.measure === 'things' && quantity.value <= PIECES_MOST && behind.has('perform')
}

/** Whether words tell a kind that is planned, whichever amount stands behind them: of what is done in part, only few. */
function isPlanned(head: string, { done, words }: MeasuredReading): boolean {
  const { id } = classify(head.replace(/[\s,;:(–-]+$/u, ''), words.language)
  const day = dayOfKind(id)
  return PREPARED.includes(id) || (done === 0 && (day === 'fixed' || day === 'start'))
}

/** Whether a text is about less work, about acts on several amounts, or about something else that is planned first. */
const isOfOther = (reading: MeasuredReading, head: string): boolean =>
  reading.phrases.find('workingTime') !== null ||
  reading.phrases.findAll('toDo').length > 1 ||
  isOfWhatBegins(reading, head)

/** Whether the words before an amount tell a kind that has its own day: `Camino, the last 100 km` is planned, not counted. */
export function isOfPlannedKind(reading: MeasuredReading): boolean {
  const { text, quantity, rhythm, pace, phrases } = reading
  const head = text.slice(0, quantity.from)
  if (isOfOther(reading, head)) return true
  if (rhythm !== null || pace !== null || !/\p{L}/u.test(head)) return false
  const saves = phrases.find('saves')
  const isSaved = saves !== null && /(?:^|[:;–-])\s*$/u.test(text.slice(0, saves.from))
  const isCounted = quantity.isDone || isSaved || phrases.find('goesThrough') !== null
  return isPerformed(reading) || (!isCounted && isPlanned(head, reading))
}
