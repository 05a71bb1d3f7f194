import { MINUTES_A_DAY, parseWall } from '../../date/index.ts'
import { parseQuickAdd, type Language } from '../../language/index.ts'
import type { Asking } from '../answering/asking.ts'
import { isOpenHour } from './open-hour.ts'
import { OWN, ownMinutes } from './reminder-lead.ts'
import type { PeriodUnit } from '../reading/calendar-spans.ts'
import type { Dating } from '../reading/dates.ts'
import { dateIn } from '../reading/period.ts'
import { foldedText, typed } from '../reading/folded-text.ts'
import { numberOf, unitOf, WORD_PATTERNS } from '../reading/period-words.ts'

/** Characters in which a day and an hour are looked for. */
const WORDS_READ = 100

/** Where to: so many units later, or a day, an hour, or both. */
export interface Target {
  readonly by: { readonly count: number; readonly unit: PeriodUnit | 'minute' } | null
  readonly day: number | null
  readonly minute: number | null
  /** Whether the words leave open in which half of the day the hour is. */
  readonly isOpenHour: boolean
  /** The words that name what is moved. */
  readonly source: string
}

const UNITS = '(?<unit>giorn[oi]|settiman[ae]|mes[ei]|or[ae]|minut[oi]|days?|weeks?|months?|hours?|minutes?)'
const WAYS = '(?<way>dopo|avanti|in avanti|piu tardi|piu avanti|prima|indietro|later|earlier|forward|ahead|back)'

/** Words of direction that stand alone before an amount: push it back by two days. */
const ADRIFT = /(?:^|\s)(?:back|forward|off|avanti|indietro|in avanti)(?=\s*$)/iu

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
  /anticip|bring/u.test(verb) || /prima|indietro|earlier/u.test(way)

/** Whether an amount is surely how far something is moved. */
function isAmount(by: string | undefined, way: string, verb: string): boolean {
  if (way === 'back' && !verb.includes('push')) return false
  return by !== undefined || way !== '' || BY_AMOUNT.test(verb)
}

function amountOf(match: RegExpExecArray, verb: string, language: Language): Target['by'] {
  const { by, own = '', number, unit = 'minut', way = '' } = match.groups ?? {}
  const count = isAmount(by, way, verb) ? (ownMinutes(own) ?? numberOf(number, language) ?? 0) : 0
  if (count === 0) return null
  return signedBy(isEarlier(verb, way) ? -count : count, unit)
}

function amountIn(text: string, verb: string): Target | null {
  const folded = foldedText(text)
  for (const language of ['it', 'en'] as const) {
    const pattern = new RegExp(
      `(?:(?:^| )(?<by>di|by|of) )?(?<![\\p{L}\\p{N}])(?:(?<own>${OWN})|(?<number>${WORD_PATTERNS[language].number}) ?${UNITS})(?: ${WAYS})?(?: |[.!?]|$)`,
      'u',
    )
    const match = pattern.exec(folded.plain)
    const by = match && amountOf(match, verb, language)
    if (!match || !by) continue
    const around = `${typed(folded, 0, match.index)} ${typed(folded, match.index + match[0].length)}`
    return { by, day: null, minute: null, isOpenHour: false, source: around.replace(ADRIFT, '') }
  }
  return null
}

/** One day, week or month from where it is: `to the day after`. */
const BESIDE =
  /(?:^| )(?:al|alla|to) (?:the )?(?:(?<unit>giorno|settimana|mese|day|week|month) (?<way>dopo|seguente|successiv[oa]|prima|precedente|after|before|earlier|later)|(?<told>following|previous) (?<of>day|week|month))(?!\p{L})(?! \p{L})/u

function besideIn(text: string): Target | null {
  const folded = foldedText(text)
  const match = BESIDE.exec(folded.plain)
  const { unit, of = unit, way, told = way } = match?.groups ?? {}
  if (!match || of === undefined || told === undefined) return null
  const isBack = /prima|precedente|before|earlier|previous/u.test(told)
  return {
    by: signedBy(isBack ? -1 : 1, of),
    day: null,
    minute: null,
    isOpenHour: false,
    source: typed(folded, 0, match.index),
  }
}

/** Words before where to, the surest first: `on` and `at` may also say which one is moved. */
const TO = [
  /(?<![\p{L}\p{N}'])(?:(?:a|al|alla|allo|ad|verso|to|until|till)(?= )|all')/gu,
  /(?<![\p{L}\p{N}'])(?:alle|per|on|for|at)(?= )/gu,
]

/** Places in which a day or an hour is looked for: no wish has so many, and each costs time. */
const PLACES_MAX = 12

const ARTICLE = /^ *(?:the|il|lo|la)? *$/iu

/** Where words are said. */
interface Place {
  readonly from: number
  readonly to: number
}

interface Moment {
  readonly day: number | null
  readonly minute: number | null
  readonly isOpenHour: boolean
  /** Whether several days are named. */
  readonly isMany: boolean
  readonly places: readonly Place[]
}

function minuteOf(clock: string): number | null {
  const wall = parseWall(`2000-01-01T${clock.slice(0, 5)}`)
  return wall === null ? null : wall % MINUTES_A_DAY
}

interface SaidTime {
  readonly place: Place | null
  readonly minute: number | null
  readonly isOpenHour: boolean
  /** Where it is said that something repeats; null where it does not. */
  readonly repeats: Place | null
}

function timeIn(words: string, { language, surroundings }: Dating): SaidTime {
  const { now, weekStart } = surroundings
  const { understood } = parseQuickAdd(words, { language, now, weekStart, categories: [], calendars: [] })
  const time = understood.find(({ kind }) => kind === 'time') ?? null
  return {
    place: time,
    minute: time && minuteOf(time.meaning),
    isOpenHour: time !== null && isOpenHour(time.text),
    repeats: understood.find(({ kind }) => kind === 'recurrence') ?? null,
  }
}

/** The day and the hour that words begin with; some are read only with the preposition before them, some without. */
function momentBehind(preposition: string, behind: string, dating: Dating): Moment | null {
  const bare = behind.slice(0, WORDS_READ)
  const words = `${preposition}${bare}`
  const placed = ({ from, to }: Place): Place => ({ from: from - preposition.length, to: to - preposition.length })
  const within = dateIn(words, dating)
  const said = within ? { ...within, ...placed(within) } : dateIn(bare, dating)
  const { place, repeats, ...time } = timeIn(words, dating)
  const places = [...[place, repeats].filter((one) => one !== null).map(placed), ...(said ? [said] : [])]
  if (places.length === 0) return null
  const start = Math.min(...places.map(({ from }) => from))
  if (!ARTICLE.test(bare.slice(0, Math.max(start, 0)))) return null
  const isMany = repeats !== null || (said !== null && said.first !== said.last)
  return { ...time, day: said?.first ?? null, isMany, places }
}

/** An hour that is only its number: `to 9`. */
const BARE_HOUR = /^ \d{1,2}(?:[:.]\d\d)?(?= *(?:$|[,.!?])| (?:on|please|instead|tomorrow|today|this) ?)/iu

/** A text without some of its places. */
const without = (text: string, places: readonly Place[]): string =>
  places
    .toSorted((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, Math.max(from, 0))} ${left.slice(to)}`, text)

/** What a target is read with. */
type Targeting = Pick<Asking, 'plain' | 'language' | 'today' | 'surroundings'>

function momentIn(text: string, asking: Targeting): Target | null {
  const folded = foldedText(text)
  const { today, surroundings } = asking
  const dating = { language: languageOfTarget(asking), today, surroundings, isAhead: true }
  for (const match of TO.flatMap((words) => [...folded.plain.matchAll(words)].slice(0, PLACES_MAX))) {
    const behind = typed(folded, match.index + match[0].length)
    const isHour = match[0] === 'to' && BARE_HOUR.test(behind)
    // What is put off until a day begins there: it does not last until then.
    const preposition = match[0].replace(/^(?:until|till)$/u, 'to')
    const moment = momentBehind(preposition, behind, dating) ?? (isHour ? momentBehind('at', behind, dating) : null)
    if (!moment) continue
    const { isMany, places, ...when } = moment
    if (isMany) return null
    const before = typed(folded, 0, match.index)
    return { by: null, ...when, source: before.trim() === '' ? without(behind, places).trim() : before }
  }
  return null
}

const languageOfTarget = ({ plain, language }: Targeting): 'it' | 'en' => {
  if (/\b(?:sposta|spostare|rimanda|anticipa|posticipa|rinvia)/u.test(plain)) return 'it'
  return /\b(?:move|reschedule|shift|postpone|push)\b/u.test(plain) ? 'en' : language
}

/** Reads where to something is moved; null where that is not sure. */
export const targetIn = (text: string, verb: string, asking: Targeting): Target | null =>
  besideIn(text) ?? amountIn(text, verb) ?? momentIn(text, asking)
