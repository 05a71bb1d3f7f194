import {
  phraseReader,
  type FoundPhrase,
  type Phrases,
  hoursOf,
  type Clock,
  type DayBefore,
  type TextSpan,
} from '../../language/index.ts'
import { LANGUAGES, type Cue } from '../languages.ts'
import { readInAnyLanguage } from '../read-phrases.ts'
import { MINUTES_A_DAY } from '../../date/index.ts'

/** How long before something, and where that is said. */
export interface Lead {
  /** In the order in which they are said, each once. */
  readonly minutes: readonly number[]
  /** In the order of the text; at least one. */
  readonly spans: readonly TextSpan[]
}

/** Readers of a folded text, one for each language: a wish may be written in any, whatever that of the page is. */
const LEAD_READERS = LANGUAGES.map((language) => phraseReader(language, {}))

type Way = 'lead' | 'leadBeside' | 'leadTo' | 'leadFrom' | 'anyLead'

function leadBy(phrases: Phrases, way: Way): Lead | null {
  const found = phrases.findAll(way)
  const minutes = found.flatMap(({ value }) => value as readonly number[])
  if (minutes.length === 0) return null
  return { minutes: [...new Set(minutes)], spans: found }
}

const lengthOf = ({ spans }: Lead): number => spans.reduce((sum, { from, to }) => sum + to - from, 0)

/** The first of some ways that one of the languages knows; what only one of them reads in full is the longer one. */
const longestBy = (plain: string, ...ways: readonly Way[]): Lead | null =>
  LEAD_READERS.map((read) => read(plain))
    .flatMap((phrases) => ways.map((way) => leadBy(phrases, way)).find((lead) => lead !== null) ?? [])
    .toSorted((a, b) => lengthOf(b) - lengthOf(a))[0] ?? null

/** Reads how long before something a folded text says: `two days and an hour before`. */
export const leadIn = (plain: string): Lead | null => longestBy(plain, 'lead', 'leadBeside')

/** The same where something is moved, which needs no word for `before`: `change it from 3 hours to 2 days`. */
export function leadToIn(plain: string): Lead | null {
  const from = longestBy(plain, 'leadFrom')
  const after = blanked(plain, from?.spans ?? [])
  const lead = leadIn(after) ?? longestBy(after, 'leadTo')
  return lead && { ...lead, spans: [...(from?.spans ?? []), ...lead.spans] }
}

/** A text with some of it left out, in which all else stands where it did. */
export const blanked = (plain: string, spans: readonly TextSpan[]): string =>
  spans.reduce((text, { from, to }) => text.slice(0, from) + '.'.repeat(to - from) + text.slice(to), plain)

/** The same where all of a text is about that: `make it 2 days`. */
export const leadAnywhereIn = (plain: string): Lead | null => leadIn(plain) ?? longestBy(plain, 'anyLead')

/** Whether a text says nothing but how long before. */
export const isWhole = ({ spans: [first, ...others] }: Lead, plain: string): boolean =>
  first !== undefined && others.length === 0 && first.from === 0 && first.to === plain.length

/** Whether a text, such as what is left of one, holds a cue and signs, and nothing else: nor need it hold the cue. */
export const isOnly = (cue: Cue, plain: string): boolean =>
  /^[ .,!?]*$/u.test(blanked(plain, readInAnyLanguage(plain).findAll(cue)))

/** An hour of a day before something, or of its own: `the evening before at eight`. */
export interface HourLead {
  readonly daysBefore: number
  /** From midnight. */
  readonly minute: number
  /** Whether the hour may be that of the event itself: `the day before dinner at 8`. */
  readonly isMaybeItsOwn: boolean
}

const HALF_A_DAY = MINUTES_A_DAY / 2

/** An hour from one to twelve is one of the morning or of the evening, as the day has it. */
function leadOf({ daysBefore, part }: DayBefore, clock: Clock, isApart: boolean): HourLead | null {
  const minute = hoursOf({ start: clock, end: null, minutes: null })?.start
  if (minute === undefined) return null
  const isOpen = clock.told === 'bare'
  const isPlaced = isOpen && part !== null
  const placed = (clock.minute % HALF_A_DAY) + (part === 'late' ? HALF_A_DAY : 0)
  return { daysBefore, minute: isPlaced ? placed : minute, isMaybeItsOwn: isApart && isOpen && !isPlaced }
}

interface LeadInText {
  readonly lead: HourLead
  readonly spans: readonly TextSpan[]
}

const isWithin = ({ from, to }: FoundPhrase, others: readonly FoundPhrase[]): boolean =>
  others.some((other) => from >= other.from && to <= other.to)

/** Hours that stand apart from their day, behind what it is before of: `the night before the flight at 9`. */
function saidApart(days: readonly FoundPhrase[], hours: readonly FoundPhrase[]): readonly LeadInText[] {
  return hours.flatMap((hour): LeadInText[] => {
    // One hour is that of one day: that which is nearest before it.
    const day = days.findLast(({ to }) => to <= hour.from)
    const lead = day && leadOf(day.value as DayBefore, hour.value as Clock, true)
    return day && lead ? [{ lead, spans: [day, hour] }] : []
  })
}

function saidLeads(phrases: Phrases): readonly LeadInText[] {
  const together = phrases.findAll('hourBehind')
  const near = together.flatMap((found): LeadInText[] => {
    const { day, clock } = found.value as { day: DayBefore; clock: Clock }
    const lead = leadOf(day, clock, false)
    return lead ? [{ lead, spans: [found] }] : []
  })
  const days = phrases.findAll('dayOf').filter((day) => !isWithin(day, together))
  const hours = phrases.findAll('hourApart').filter((hour) => !isWithin(hour, together))
  return [...near, ...saidApart(days, hours)]
}

/** Reads hours of days before something in a folded text, and where they are said. */
export function hourLeadsIn(plain: string): { leads: readonly HourLead[]; spans: readonly TextSpan[] } {
  const found = LEAD_READERS.map((read) => saidLeads(read(plain))).find((said) => said.length > 0)
  return { leads: (found ?? []).map(({ lead }) => lead), spans: (found ?? []).flatMap(({ spans }) => spans) }
}

/** Whether a text says nothing but that. */
export function isOnlyHourLead(plain: string): boolean {
  const { leads, spans } = hourLeadsIn(plain)
  return leads.length > 0 && isOnly('filler', blanked(plain, spans))
}

const OF_24 = /(?<![\d:.])(?:0\d|1[3-9]|2\d)/u

/** Whether words for an hour leave open in which half of the day it is: `at 8`, and not `at 08:00`, `at 8pm`, `at 20`. */
export const isOpenHour = (words: string): boolean => !OF_24.test(words) && !readInAnyLanguage(words).has('halfOfDay')
