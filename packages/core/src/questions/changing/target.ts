import { MINUTES_A_DAY, parseWall } from '../../date/index.ts'
import { parseQuickAdd, type Language } from '../../language/index.ts'
import type { Asking } from '../answering/asking.ts'
import type { PeriodUnit } from '../reading/calendar-spans.ts'
import { dateIn, type Dating } from '../reading/dates.ts'
import { foldedText, typed } from '../reading/folded-text.ts'
import { numberOf, unitOf, WORD_PATTERNS } from '../reading/period-words.ts'

/** Characters in which a day and an hour are looked for. */
const WORDS_READ = 200

/** Where to: so many units later, or a day, an hour, or both. */
export interface Target {
  readonly by: { readonly count: number; readonly unit: PeriodUnit | 'minute' } | null
  readonly day: number | null
  readonly minute: number | null
  /** The words that name what is moved. */
  readonly source: string
}

const UNITS = '(?<unit>giorn[oi]|settiman[ae]|mes[ei]|or[ae]|minut[oi]|days?|weeks?|months?|hours?|minutes?)'
const WAYS = '(?<way>dopo|avanti|in avanti|piu tardi|piu avanti|prima|indietro|later|earlier|forward|ahead|back)'

/** Words of direction that stand alone before an amount: push it back by two days. */
const ADRIFT = /(?:^|\s)(?:back|forward|avanti|indietro|in avanti)(?=\s*$)/iu

/** Verbs after which an amount needs no word of direction. */
const BY_AMOUNT = /posticip|anticip|rinvi|rimand|postpon|delay|push|bring|put off/u

const minutesIn = (unit: string): number => {
  if (/^(?:or|hour)/u.test(unit)) return 60
  return unit.startsWith('minut') ? 1 : 0
}

function signedBy(count: number, unit: string): Target['by'] {
  const minutes = minutesIn(unit)
  return minutes > 0 ? { count: count * minutes, unit: 'minute' } : { count, unit: unitOf(unit) }
}

const isEarlier = (verb: string, way: string): boolean =>
  /anticip|bring forward/u.test(verb) || /prima|indietro|earlier/u.test(way)

/** Whether an amount is surely how far something is moved. */
function isAmount(by: string | undefined, way: string, verb: string): boolean {
  if (way === 'back' && !verb.includes('push')) return false
  return by !== undefined || way !== '' || BY_AMOUNT.test(verb)
}

function amountOf(match: RegExpExecArray, verb: string, language: Language): Target['by'] {
  const { by, number, unit = '', way = '' } = match.groups ?? {}
  const count = isAmount(by, way, verb) ? (numberOf(number, language) ?? 0) : 0
  if (count === 0) return null
  return signedBy(isEarlier(verb, way) ? -count : count, unit)
}

function amountIn(text: string, verb: string): Target | null {
  const folded = foldedText(text)
  for (const language of ['it', 'en'] as const) {
    const pattern = new RegExp(
      `(?:(?:^| )(?<by>di|by|of) )?(?<![\\p{L}\\p{N}])(?<number>${WORD_PATTERNS[language].number}) ?${UNITS}(?: ${WAYS})?(?: |[.!?]|$)`,
      'u',
    )
    const match = pattern.exec(folded.plain)
    const by = match && amountOf(match, verb, language)
    if (!match || !by) continue
    const around = `${typed(folded, 0, match.index)} ${typed(folded, match.index + match[0].length)}`
    return { by, day: null, minute: null, source: around.replace(ADRIFT, '') }
  }
  return null
}

const TO = /(?<!\p{L})(?:a|al|alla|all'|alle|allo|ad|per|verso|to|until|on|for|at) ?/gu

interface Moment {
  readonly day: number | null
  readonly minute: number | null
}

/** The day and the hour that words name; `null` where they name several days. */
function momentOf(words: string, bare: string, dating: Dating): Moment | null {
  const said = dateIn(words, dating) ?? dateIn(bare, dating)
  const { now, weekStart } = dating.surroundings
  const add = parseQuickAdd(words.slice(0, WORDS_READ), {
    language: dating.language,
    now,
    weekStart,
    categories: [],
    calendars: [],
  })
  if (add.recurrence !== null || (said && said.first !== said.last)) return null
  const time = add.understood.find(({ kind }) => kind === 'time')
  return { day: said?.first ?? null, minute: time ? minuteOf(time.meaning) : null }
}

function minuteOf(clock: string): number | null {
  const wall = parseWall(`2000-01-01T${clock.slice(0, 5)}`)
  return wall === null ? null : wall % MINUTES_A_DAY
}

function momentIn(text: string, asking: Asking): Target | null {
  const folded = foldedText(text)
  const { today, surroundings } = asking
  const dating = { language: languageOfTarget(asking), today, surroundings, isAhead: true }
  for (const match of folded.plain.matchAll(TO)) {
    const moment = momentOf(typed(folded, match.index), typed(folded, match.index + match[0].length), dating)
    if (!moment) return null
    if (moment.day !== null || moment.minute !== null)
      return { by: null, ...moment, source: typed(folded, 0, match.index) }
  }
  return null
}

const languageOfTarget = ({ plain, language }: Asking): 'it' | 'en' => {
  if (/\b(?:sposta|spostare|rimanda|anticipa|posticipa|rinvia)/u.test(plain)) return 'it'
  return /\b(?:move|reschedule|shift|postpone|push)\b/u.test(plain) ? 'en' : language
}

/** Reads where to something is moved; null where that is not sure. */
export const targetIn = (text: string, verb: string, asking: Asking): Target | null =>
  amountIn(text, verb) ?? momentIn(text, asking)
