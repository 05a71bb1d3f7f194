import { MINUTES_A_DAY } from '../../date/index.ts'
import { hoursOf, type Clock, type DayBefore, type FoundPhrase, type Phrases } from '../../language/index.ts'
import { blanked, isOnly, LEAD_READERS, stretchOf, type FoldedSpan } from './reminder-lead.ts'
import { readInAnyLanguage } from '../read-phrases.ts'

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
  readonly spans: readonly FoldedSpan[]
}

const isWithin = ({ from, to }: FoundPhrase, others: readonly FoundPhrase[]): boolean =>
  others.some((other) => from >= other.from && to <= other.to)

/** Hours that stand apart from their day, behind what it is before of: `the night before the flight at 9`. */
function saidApart(days: readonly FoundPhrase[], hours: readonly FoundPhrase[]): readonly LeadInText[] {
  return hours.flatMap((hour): LeadInText[] => {
    // One hour is that of one day: that which is nearest before it.
    const day = days.findLast(({ to }) => to <= hour.from)
    const lead = day && leadOf(day.value as DayBefore, hour.value as Clock, true)
    return day && lead ? [{ lead, spans: [stretchOf(day), stretchOf(hour)] }] : []
  })
}

function saidLeads(phrases: Phrases): readonly LeadInText[] {
  const together = phrases.findAll('hourBehind')
  const near = together.flatMap((found): LeadInText[] => {
    const { day, clock } = found.value as { day: DayBefore; clock: Clock }
    const lead = leadOf(day, clock, false)
    return lead ? [{ lead, spans: [stretchOf(found)] }] : []
  })
  const days = phrases.findAll('dayOf').filter((day) => !isWithin(day, together))
  const hours = phrases.findAll('hourApart').filter((hour) => !isWithin(hour, together))
  return [...near, ...saidApart(days, hours)]
}

/** Reads hours of days before something in a folded text, and where they are said. */
export function hourLeadsIn(plain: string): { leads: readonly HourLead[]; spans: readonly FoldedSpan[] } {
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
