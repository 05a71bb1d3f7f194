import { formatDay, formatWall, MINUTES_A_DAY, parseWall } from '../../date/index.ts'
import { parseQuickAdd } from '../../language/index.ts'
import type { Asking } from '../answering/asking.ts'
import type { AskedChange, AskedItem } from '../question-types.ts'
import { unitsFrom, type PeriodUnit } from '../reading/calendar-spans.ts'
import { dateIn } from '../reading/dates.ts'
import { foldedText, typed } from '../reading/folded-text.ts'
import { numberOf, unitOf, WORD_PATTERNS } from '../reading/period-words.ts'

/** Where to: so many units later, or a day, an hour, or both. */
export interface Target {
  readonly by: { readonly count: number; readonly unit: PeriodUnit | 'minute' } | null
  readonly day: number | null
  readonly minute: number | null
  /** The words that name what is moved. */
  readonly source: string
}

const UNITS = '(giorn[oi]|settiman[ae]|mes[ei]|or[ae]|minut[oi]|days?|weeks?|months?|hours?|minutes?)'
const WAYS = '(dopo|avanti|in avanti|piu tardi|piu avanti|prima|indietro|later|earlier|forward|ahead|back)'

/** Words of direction that stand alone before an amount: push it back by two days. */
const ADRIFT = /(?:^|\s)(?:back|forward|avanti|indietro|in avanti)(?=\s*$)/iu

function amountIn(text: string, verb: string): Target | null {
  const folded = foldedText(text)
  for (const language of ['it', 'en'] as const) {
    const pattern = new RegExp(
      `(?:(?:^| )(di|by|of) )?(?<![\\p{L}\\p{N}])(${WORD_PATTERNS[language].number}) ?${UNITS}(?: ${WAYS})?(?: |[.!?]|$)`,
      'u',
    )
    const match = pattern.exec(folded.plain)
    if (
      !match ||
      (match[1] === undefined &&
        match[4] === undefined &&
        !/posticip|anticip|rinvi|rimand|postpon|delay|push|bring|put off/u.test(verb))
    )
      continue
    const count = numberOf(match[2], language)
    if (count === null || count === 0 || (match[4] === 'back' && !/push/u.test(verb))) continue
    const isEarlier = /anticip|bring forward/u.test(verb) || /prima|indietro|earlier/u.test(match[4] ?? '')
    const unit = match[3] ?? ''
    const minutes = /^(?:or|hour)/u.test(unit) ? 60 : /^minut/u.test(unit) ? 1 : 0
    const signed = isEarlier ? -count : count
    const by =
      minutes > 0 ? { count: signed * minutes, unit: 'minute' as const } : { count: signed, unit: unitOf(unit) }
    return {
      by,
      day: null,
      minute: null,
      source: `${typed(folded, 0, match.index)} ${typed(folded, match.index + match[0].length)}`.replace(ADRIFT, ''),
    }
  }
  return null
}

const TO = /(?<!\p{L})(?:a|al|alla|all'|alle|allo|ad|per|verso|to|until|on|for|at) ?/gu

function momentIn(text: string, asking: Asking): Target | null {
  const folded = foldedText(text)
  const language = languageOfTarget(asking)
  const dating = { language, today: asking.today, surroundings: asking.surroundings, isAhead: true }
  for (const match of folded.plain.matchAll(TO)) {
    const words = typed(folded, match.index)
    const said = dateIn(words, dating) ?? dateIn(typed(folded, match.index + match[0].length), dating)
    const add = parseQuickAdd(words.slice(0, 200), {
      language,
      now: asking.surroundings.now,
      weekStart: asking.surroundings.weekStart,
      categories: [],
      calendars: [],
    })
    const time = add.understood.find(({ kind }) => kind === 'time')
    const clock = time ? parseWall(`2000-01-01T${time.meaning.slice(0, 5)}`) : null
    const minute = clock === null ? null : clock % MINUTES_A_DAY
    if (add.recurrence !== null || (said && said.first !== said.last)) return null
    if (!said && minute === null) continue
    return { by: null, day: said?.first ?? null, minute, source: typed(folded, 0, match.index) }
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

function newStart(item: AskedItem, { by, day, minute }: Target): number | null {
  if (by?.unit === 'minute') return item.allDay ? null : item.start + by.count
  if (item.allDay && minute !== null) return null
  const startDay = Math.floor(item.start / MINUTES_A_DAY)
  const target = by ? unitsFrom(startDay, by.count, by.unit) : (day ?? startDay)
  return target === null ? null : target * MINUTES_A_DAY + (minute ?? item.start - startDay * MINUTES_A_DAY)
}

/** The item at its new place: as long as before. Null where it has no hours and an hour was asked for. */
export function shiftOf(item: AskedItem, target: Target): Extract<AskedChange, { action: 'shift' }> | null {
  const start = newStart(item, target)
  if (start === null) return null
  if (!item.allDay)
    return {
      action: 'shift',
      itemId: item.id,
      start: formatWall(start),
      end: formatWall(start + item.end - item.start),
    }
  const first = Math.floor(start / MINUTES_A_DAY)
  return { action: 'shift', itemId: item.id, start: formatDay(first), end: formatDay(first + item.last - item.first) }
}
