import { parseQuickAdd, readPeriod, type Language } from '../../language/index.ts'
import { LANGUAGE_WORDS, LANGUAGES } from '../languages.ts'
import { readInAnyLanguage, readPhrases } from '../read-phrases.ts'
import { foldedText, typed } from '../reading/words.ts'

/** Words that are nothing but a moment leave this title alone; it is no word of any language. */
const PROBE = 'zzz'

/** What words are read with. */
export interface Reading {
  readonly language: Language
  /** Wall time of the person. */
  readonly now: string
}

/** Whether words are nothing but a day, an hour, or both. */
export function isMoment(words: string, reading: Reading): boolean {
  const around = { ...reading, weekStart: 0 as const, categories: [], calendars: [] }
  const { title, start } = parseQuickAdd(`${PROBE} ${words}`, around)
  return title === PROBE && start !== null
}

/** The dates that words say. */
export const datesIn = (words: string, reading: Reading) =>
  parseQuickAdd(words, { ...reading, weekStart: 0, categories: [], calendars: [] }).understood.filter(
    ({ kind }) => kind === 'date',
  )

/** What somebody means to do, or needs. */
const LEADS = ['toldToBe', 'needing'] as const

/** Some of the days that are told before, or that one is free on them. */
const OPEN = ['whenCan', 'weekend', 'manyWeekday', 'shareUnit', 'day', 'isFree'] as const

const OF_DAYS = ['week', 'month', 'weekend', 'monthName', 'someWeekday'] as const

const LEAD_AND_QUESTION = /^(?<lead>.{8,150})[,.;:!]\s+(?<asked>[^,.;:?!]{8,}\??)\s*$/u

/** Whether words say some days. */
function saysDays(words: string, readings: readonly Reading[]): boolean {
  const said = readInAnyLanguage(foldedText(words).plain)
  return OF_DAYS.some((cue) => said.has(cue)) || readings.some((reading) => datesIn(words, reading).length > 0)
}

/** The words that say which days are meant; null where none do, as where only some weekend is spoken of. */
function daysSaid(words: string, readings: readonly Reading[]): string | null {
  const said = readings.flatMap((reading) => {
    const days = readPeriod(words, { ...reading, weekStart: 0, year: Number(reading.now.slice(0, 4)), isAhead: true })
    return days ? [words.slice(days.from, days.to)] : []
  })
  return said.find((days) => !readInAnyLanguage(foldedText(days).plain).has('onlyWeekend')) ?? null
}

/** Whether words begin with those that ask, and not only politely. */
function asksAtOnce(words: string): boolean {
  const { find, has } = readInAnyLanguage(foldedText(words).plain)
  return find('asks')?.from === 0 && !has('asksPolitely')
}

/** Whether a question leaves it to what is said before it which days are meant: `which weekends are open?`. */
function leavesDaysOpen(asked: string, readings: readonly Reading[]): boolean {
  const { has } = readInAnyLanguage(foldedText(asked).plain)
  return has('whichWeekday') || (OPEN.some(has) && daysSaid(asked, readings) === null)
}

const ASKS_ROOM = ['whenCan', 'isFree', 'fits'] as const
const ROOM = ['roomLength', 'partSaid'] as const

/** How much time, and in which part of a day, somebody needs who then asks when there is room for it; empty where nobody says so. */
function roomSaid(lead: string, asked: string): string {
  if (!ASKS_ROOM.some(readInAnyLanguage(foldedText(asked).plain).has)) return ''
  const folded = foldedText(lead)
  const { findAll } = readInAnyLanguage(folded.plain)
  return ROOM.flatMap((cue) => findAll(cue).map(({ from, to }) => typed(folded, from, to))).join(' ')
}

/** A question with the days that are said before it, which are those that are asked for; null where nobody knows whether they are. */
function withDaysOf(lead: string, asked: string, readings: readonly Reading[]): string | null {
  const isOfWeekday = readInAnyLanguage(foldedText(asked).plain).has('someWeekday')
  const told = leavesDaysOpen(asked, readings) ? daysSaid(lead, readings) : null
  const days =
    told !== null && isOfWeekday && readInAnyLanguage(foldedText(told).plain).has('someWeekday') ? null : told
  const kept = [roomSaid(lead, asked), days ?? ''].filter((words) => words !== '').join(' ')
  // When one can is asked at the end of what says of which days.
  const isLast = readInAnyLanguage(foldedText(asked).plain).has('whenCan')
  if (kept !== '') return isLast ? `${kept} ${asked}` : `${asked.replace(/\s*\?$/u, '')} ${kept}?`
  return saysDays(lead, readings) && !saysDays(asked, readings) ? null : asked
}

/** Which of the days that are told before it are free, where a question leaves all that to them: `dinner one Friday in June, which would work?`. */
function whichOfThem(lead: string, asked: string, readings: readonly Reading[]): string | null {
  for (const reading of readings) {
    const { someOfThem, whichOnes, whichFree } = LANGUAGE_WORDS[reading.language].wishes
    const { some } = whichOnes.test(asked) ? (someOfThem.exec(lead)?.groups ?? {}) : {}
    if (some) return whichFree(some.toLowerCase(), daysSaid(lead.replace(some, '-'), [reading]) ?? '')
  }
  return null
}

/** A question without what somebody means to do and says before it: `I need a break, is there a free weekend in June?`. */
function questionBehind(text: string, readings: readonly Reading[]): string | null {
  const { lead = '', asked = '' } = LEAD_AND_QUESTION.exec(text)?.groups ?? {}
  if (!asksAtOnce(asked) || !LEADS.some(readInAnyLanguage(foldedText(lead).plain).has)) return null
  return whichOfThem(lead, asked, readings) ?? withDaysOf(lead, asked, readings)
}

/** What is asked of a day on which somebody may put something: `if I move the dentist to 4 June, am I free that day?`. */
function supposed(text: string, readings: readonly Reading[]): string | null {
  for (const reading of readings) {
    const { lead, asked } = LANGUAGE_WORDS[reading.language].wishes.supposed.exec(text)?.groups ?? {}
    const other = lead && asked ? askedOfDay(lead, asked, reading) : null
    if (other !== null) return other
  }
  return null
}

/** A question with the one day that is said before it; null where it has one of its own, or is about hours that nobody said. */
function askedOfDay(lead: string, asked: string, reading: Reading): string | null {
  const [date, ...others] = datesIn(lead, reading)
  // What it would run into depends on its hours: where nobody says them, it is all that is on that day.
  const isOfHours = readInAnyLanguage(foldedText(asked).plain).has('clashing')
  if (!date || (isOfHours && saysHour(lead, reading)) || others.length > 0 || datesIn(asked, reading).length > 0)
    return null
  const { onDay, wishes } = LANGUAGE_WORDS[reading.language]
  return `${isOfHours ? wishes.whatIsOn : asked} ${onDay(lead.slice(date.from, date.to))}?`
}

/** Whether words say an hour. */
const saysHour = (words: string, reading: Reading): boolean =>
  parseQuickAdd(words, { ...reading, weekStart: 0, categories: [], calendars: [] }).understood.some(
    ({ kind }) => kind === 'time',
  )

/** A question without why it is asked, where that is said behind it: `am I around on 10 November, someone wants to visit`. */
function withoutWhy(text: string, readings: readonly Reading[]): string {
  const folded = foldedText(text)
  const said = readInAnyLanguage(folded.plain)
    .findAll('whyAsked')
    .find(({ from }) => from > WHY_MIN)
  const why = said && asksAtOnce(text) ? typed(folded, said.from) : ''
  const isWhy = why !== '' && !why.includes('?') && readings.every((reading) => datesIn(why, reading).length === 0)
  return isWhy ? `${typed(folded, 0, said?.from)}?` : text
}

/** A question has as many characters at least. */
const WHY_MIN = 8

const NO_KINDS = new Set<never>()
const OFFERS = /^(?<asked>.{6,}?)[,:?]\s*(?<one>[^,:?]{2,30}) (?:o|or) (?<other>[^,:?]{2,30})\?*\s*$/iu

/** A question when something is, without the days or hours that it offers as its answer: `when is it, the 18th or the 19th?`. */
function withoutOffers(text: string, [reading]: readonly Reading[]): string {
  const { asked = '', one = '', other = '' } = OFFERS.exec(text)?.groups ?? {}
  const isOffer = LANGUAGES.some(
    (own) =>
      readPhrases(foldedText(asked).plain, own).kindBut(NO_KINDS)?.kind === 'when' &&
      [one, other].every((moment) => reading !== undefined && isMoment(moment, { ...reading, language: own })),
  )
  // What is compared is no offer.
  return isOffer && !readInAnyLanguage(foldedText(asked).plain).has('more') ? `${asked}?` : text
}

/** A question without what is only told around it, and without what it offers as its answer. */
export const askedAlone = (text: string, readings: readonly Reading[]): string =>
  withoutOffers(questionBehind(text, readings) ?? supposed(text, readings) ?? withoutWhy(text, readings), readings)
