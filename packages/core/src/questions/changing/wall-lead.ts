import { MINUTES_A_DAY, parseWall } from '../../date/index.ts'
import { parseQuickAdd } from '../../language/index.ts'
import { numberOf, WORD_PATTERNS } from '../reading/period-words.ts'
import { isOpenHour } from './open-hour.ts'
import { blanked, type Stretch } from './reminder-lead.ts'

/** An hour of a day before something, or of its own: `the evening before at eight`. */
export interface WallLead {
  readonly daysBefore: number
  /** From midnight. */
  readonly minute: number
  /** Whether the hour may be that of the event itself: `the day before dinner at 8`. */
  readonly isMaybeItsOwn: boolean
}

/** The day: of it, which part; how many before; and what follows, up to what it is before of. */
const DAYS = {
  it: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:(?:il|la|lo|al|alla) )?(?<part>sera|notte|mattina|mattino|pomeriggio|giorno) (?:prima|precedente|(?<own>stess[oa]))|la vigilia(?= d(?:i|el|ella|ello) (?!natale)| dell')|(?:lo|allo) (?<same>stesso giorno)|(?<number>${WORD_PATTERNS.it.number}) (?<unit>giorn[oi]|settiman[ae]) prima)(?!\\p{L})(?<of> (?:di|del|della|dello|dei|degli|delle)(?= )| dell')?`,
    'gu',
  ),
  en: new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(?:the )?(?<part>evening|night|morning|afternoon|day) (?:before|(?<own>of))|that (?<that>day|morning|afternoon|evening|night)|(?:on )?the (?<same>same (?:day|morning|afternoon|evening|night))|on the (?<itself>day(?: itself)?)|(?<number>${WORD_PATTERNS.en.number}) (?<unit>days?|weeks?) (?:before|ahead|in advance))(?!\\p{L})(?<of>(?<= (?:before|of)) (?=\\p{L}))?`,
    'gu',
  ),
} as const

const CLOCK = {
  it: "(?:(?:alle|verso le|intorno alle|per le|dalle) |all'|verso l'|a(?= mezz))(?<clock>(?:\\d{1,2}(?:[:.]\\d\\d)?|una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|mezzogiorno| mezzogiorno)(?: e (?:mezz[ao]|un quarto))?(?: (?:di|del) (?:mattin[ao]|sera|pomeriggio))?)(?![\\p{L}\\p{N}:])",
  en: "(?:at|around|about|by) (?<clock>(?:half past )?(?:\\d{1,2}(?:[:.]\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon)(?: ?[ap]\\.?m\\.?| o'clock)?(?: in the (?:morning|evening|afternoon)| at night)?)(?![\\p{L}\\p{N}:])",
} as const

/** What may follow an hour that stands apart from its day. */
const ENDS =
  '(?=[ ,.!?]*$|,? (?:fammi|dammi|mettimi|mandami|ricordami|ricordamel[oa]|avvisami|avvertimi|per (?:e-?mail|favore)|via|remind|notify|alert|set|add|give|please|by e-?mail)(?!\\p{L}))'

const ADVERBS = '(?:tipo|diciamo|magari|say|like|maybe)'
const HOURS = {
  it: {
    behind: new RegExp(`^(?:[ ,.?]+${ADVERBS})?[ ,]*(?:${CLOCK.it}|(?<bare>\\d{1,2}[:.]\\d\\d)(?![\\d:]))`, 'u'),
    before: new RegExp(`(?<![\\p{L}\\p{N}])${CLOCK.it}(?: (?:del|della|dello))? ?$`, 'u'),
    apart: new RegExp(`[ ,.?]+(?:${ADVERBS} )?${CLOCK.it}${ENDS}`, 'u'),
  },
  en: {
    behind: new RegExp(`^(?:[ ,.?]+${ADVERBS})?[ ,]*(?:${CLOCK.en}|(?<bare>\\d{1,2}[:.]\\d\\d)(?![\\d:]))`, 'u'),
    before: new RegExp(`(?<![\\p{L}\\p{N}])${CLOCK.en}(?: on)? ?$`, 'u'),
    apart: new RegExp(`[ ,.?]+(?:${ADVERBS} )?${CLOCK.en}${ENDS}`, 'u'),
  },
} as const

const LATE = /sera|notte|pomeriggio|evening|night|afternoon/u
const EARLY = /mattin|morning/u

interface SaidHour {
  readonly words: string
  readonly stretch: Stretch
  /** Whether words stand between it and the day. */
  readonly isApart: boolean
}

/** The hour of a day that is said: right behind it, right before it, or behind what it is before of. */
function hourOf(plain: string, day: RegExpExecArray, language: 'it' | 'en'): SaidHour | null {
  const { behind, before, apart } = HOURS[language]
  const end = day.index + day[0].length
  const found = (match: RegExpExecArray | null, offset: number, isApart = false): SaidHour | null =>
    match && {
      words: (match.groups?.['clock'] ?? match.groups?.['bare'] ?? '').trim(),
      stretch: [offset + match.index, offset + match.index + match[0].length],
      isApart,
    }
  const near = found(behind.exec(plain.slice(end)), end) ?? found(before.exec(plain.slice(0, day.index)), 0, true)
  return near ?? (day.groups?.['of'] === undefined ? null : found(apart.exec(plain.slice(end)), end, true))
}

/** What quick add makes of an hour. */
function minuteOf(words: string, language: 'it' | 'en'): number | null {
  const spoken = language === 'it' ? `alle ${words}` : `at ${words}`
  const texts = [spoken, words, language === 'it' ? `all'${words}` : spoken]
  for (const text of texts) {
    const { understood } = parseQuickAdd(text, {
      ...{ language, now: '2000-01-01T00:00', weekStart: 0 },
      ...{ categories: [], calendars: [] },
    })
    const time = understood.find(({ kind }) => kind === 'time')
    const wall = time ? parseWall(`2000-01-01T${time.meaning.slice(0, 5)}`) : null
    if (wall !== null) return wall % MINUTES_A_DAY
  }
  return null
}

function daysOf({ groups = {} }: RegExpExecArray, language: 'it' | 'en'): number {
  if (['own', 'same', 'itself', 'that'].some((name) => groups[name] !== undefined)) return 0
  if (groups['number'] === undefined) return 1
  const count = numberOf(groups['number'], language) ?? 0
  return /^(?:settiman|week)/u.test(groups['unit'] ?? '') ? count * 7 : count
}

const HALF_A_DAY = MINUTES_A_DAY / 2

/** An hour from one to twelve is one of the morning or of the evening, as the day has it. */
function leadOf(day: RegExpExecArray, { words, isApart }: SaidHour, language: 'it' | 'en'): WallLead | null {
  const minute = minuteOf(words, language)
  if (minute === null) return null
  const isOpen = isOpenHour(words)
  const isPlaced = isOpen && (LATE.test(day[0]) || EARLY.test(day[0]))
  const placed = (minute % HALF_A_DAY) + (LATE.test(day[0]) ? HALF_A_DAY : 0)
  return {
    daysBefore: daysOf(day, language),
    minute: isPlaced ? placed : minute,
    isMaybeItsOwn: isApart && isOpen && !isPlaced,
  }
}

interface SaidLead {
  readonly lead: WallLead
  readonly spans: readonly [day: Stretch, hour: Stretch]
}

function saidLeads(plain: string, language: 'it' | 'en'): readonly SaidLead[] {
  return [...plain.matchAll(DAYS[language])].flatMap((day): SaidLead[] => {
    const hour = hourOf(plain, day, language)
    const lead = hour && leadOf(day, hour, language)
    return hour && lead ? [{ lead, spans: [[day.index, day.index + day[0].length], hour.stretch] }] : []
  })
}

/** One hour is that of one day: that which is nearest behind it. */
const isNearest = ({ spans: [[from], hour] }: SaidLead, all: readonly SaidLead[]): boolean =>
  !all.some(({ spans: [[other], [, end]] }) => end === hour[1] && other > from)

/** Reads hours of days before something in a folded text, and where they are said. */
export function wallLeadsIn(plain: string): { leads: readonly WallLead[]; spans: readonly Stretch[] } {
  const found = (['it', 'en'] as const)
    .map((language) => saidLeads(plain, language))
    .map((said) => said.filter((one) => isNearest(one, said)))
    .find((said) => said.length > 0)
  return { leads: (found ?? []).map(({ lead }) => lead), spans: (found ?? []).flatMap(({ spans }) => spans) }
}

/** Whether a text says nothing but that. */
export function isAllWall(plain: string): boolean {
  const { leads, spans } = wallLeadsIn(plain)
  return leads.length > 0 && /^(?:[ .,!?]|e(?= )|and(?= ))*$/u.test(blanked(plain, spans))
}
