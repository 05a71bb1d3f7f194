import {
  A_WEEK,
  formatDay,
  formatWall,
  MINUTES_A_DAY,
  parseDay,
  parseWall,
  partsOf,
  type Day,
} from '../../date/index.ts'
import { parseQuickAdd, type QuickAdd } from '../../language/index.ts'
import { readInAnyLanguage, readPhrases } from '../../intents/read-phrases.ts'
import { foldedText, typed } from '../../intents/reading/words.ts'
import { idOfNew, type NewEvent } from '../../intents/proposed-change.ts'
import type { ChangeAction, Command } from '../../intents/wishes/command.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { added, unchanged } from './proposal.ts'
import {
  firstOn,
  daysIn,
  inOrder,
  partsOfRule,
  ruleOf,
  saySeries,
  WEEKDAYS,
  weekdaysOf,
  type RuleParts,
} from './series-rule.ts'
import { onNewSeries, withoutDays } from './series-without.ts'
import { untilEvent } from './until-event.ts'

/** A new event, and its place on the card. */
interface EventMeant {
  readonly event: NewEvent
  readonly place: number
}

/** The new events that a wish is about: one, or all parts of what comes back but for some days. */
function eventsMeant({ question }: QuestionContext): readonly EventMeant[] {
  const { ids = [], card = [] } = question.among ?? {}
  const meant = card.flatMap((event, place) =>
    event.action === 'create' && ids.includes(idOfNew(place)) ? [{ event, place }] : [],
  )
  const names = new Set(meant.map(({ event }) => event.title))
  const isOne = meant.length === ids.length && names.size === 1
  return isOne && (meant.length === 1 || meant.every(({ event }) => event.recurrence !== null)) ? meant : []
}

/** What words say of how something comes back. */
interface SaidOfSeries {
  readonly rule: RuleParts
  readonly weekdays: readonly string[]
  readonly from: Day | null
  readonly until: Day | null
  /** From which minute of the day on. */
  readonly minute: number | null
  readonly said: string
}

/** Where to something is moved without the word before it: what comes back is read without. */
function withoutTo(words: string): string {
  const folded = foldedText(words)
  const [to] = readInAnyLanguage(folded.plain).findAll('toPlace')
  const isUntil = readInAnyLanguage(folded.plain).has('lastingUntil')
  return to?.from === 0 && !isUntil ? typed(folded, to.to).trim() : words.trim()
}

/** From which day on something is, and until which. */
function endsIn(words: string, asking: QuestionContext): Pick<SaidOfSeries, 'from' | 'until'> {
  const days = daysIn(words, asking)
  const { find, findAll } = readPhrases(foldedText(words).plain, asking.language)
  const since = find('beginsOn') ?? find('since')
  const isUntil =
    find('untilDay') !== null || (since !== null && findAll('rangeEnd').some(({ from }) => from > since.to))
  return { from: days && since ? days.first : null, until: days && isUntil ? days.last : null }
}

const minuteIn = ({ start, allDay }: QuickAdd): number | null => {
  const wall = start === null || allDay ? null : parseWall(start)
  return wall === null ? null : wall % MINUTES_A_DAY
}

/** What is said of how something comes back; null where it is none of that. */
function saidOfSeries(words: string, asking: QuestionContext): SaidOfSeries | null {
  const { surroundings, language } = asking
  const read = parseQuickAdd(words, { ...surroundings, language })
  const [rule, ends] = [partsOfRule(read.recurrence), endsIn(words, asking)]
  const named = readInAnyLanguage(foldedText(words).plain).findAll('someWeekday')
  const isOfDate = daysIn(words, asking) !== null
  const isWeekend = readPhrases(foldedText(words).plain, language).has('weekend')
  const days = isWeekend ? ['SA', 'SU'] : named.flatMap(({ value }) => WEEKDAYS[value as number] ?? [])
  const weekdays = rule.has('BYDAY') ? weekdaysOf(rule) : isOfDate ? [] : days
  if (rule.size + weekdays.length === 0 && ends.from === null && ends.until === null) return null
  const said = read.understood.filter(({ kind }) => kind === 'recurrence').map(({ text }) => text)
  return { rule, weekdays: inOrder(weekdays), ...ends, minute: minuteIn(read), said: said.join(' ') }
}

/** The weekdays once some are said: these, or those that it has and these, or without these. */
function weekdaysAfter(
  has: readonly string[],
  said: readonly string[],
  how: 'more' | 'less' | 'instead',
): readonly string[] {
  if (said.length === 0) return has
  if (how === 'more') return inOrder([...has, ...said])
  return how === 'less' ? has.filter((one) => !said.includes(one)) : said
}

/** A rule with what is said of it; what is not said of it stays. */
function ruleAfter(
  before: RuleParts,
  { rule, weekdays, until }: SaidOfSeries,
  how: 'more' | 'less' | 'instead',
): RuleParts {
  const isSame = !rule.has('FREQ') || rule.get('FREQ') === before.get('FREQ')
  const days = weekdaysAfter(weekdaysOf(before), weekdays, how).join(',')
  const end = until === null ? [] : ([['UNTIL', formatDay(until).replaceAll('-', '')]] as const)
  const spoken = [...rule].filter(([name]) => how === 'instead' || name !== 'BYDAY')
  const isEnded = until !== null || rule.has('UNTIL') || rule.has('COUNT')
  const kept = [...before].filter(([name]) => {
    if (name === 'UNTIL' || name === 'COUNT') return !isEnded
    return isSame && (name !== 'INTERVAL' || !rule.has('FREQ') || rule.has('INTERVAL') || rule.has('BYDAY'))
  })
  return new Map([['FREQ', 'WEEKLY'], ...kept, ...spoken, ...(days === '' ? [] : [['BYDAY', days] as const]), ...end])
}

/** From which day on the first one is looked for, where none is said: a series of some months hence begins with its month. */
function earliestOf(day: Day, today: Day): Day {
  if (day <= today + A_WEEK) return today
  return partsOf(day).date <= A_WEEK ? day - partsOf(day).date + 1 : day
}

/** From when to when the first one is then: as long as before. */
function timesAfter(
  { start, end, allDay }: NewEvent,
  said: SaidOfSeries,
  rule: RuleParts,
  { today, surroundings }: QuestionContext,
): Pick<NewEvent, 'start' | 'end'> {
  const [minutes, read, format] = allDay ? [1, parseDay, formatDay] : [MINUTES_A_DAY, parseWall, formatWall]
  const [from, to] = [read(start) ?? 0, read(end) ?? 0]
  const day = Math.floor(from / minutes)
  const earliest = said.from ?? (said.weekdays.length > 0 ? earliestOf(day, today) : day)
  const at = (one: Day): number => one * minutes + (allDay ? 0 : (said.minute ?? from % minutes))
  const first = firstOn(Math.max(earliest, today), weekdaysOf(rule))
  const isOver = !allDay && format(at(first)) <= surroundings.now
  const begin = at(isOver ? firstOn(first + 1, weekdaysOf(rule)) : first)
  return { start: format(begin), end: format(begin + to - from) }
}

/** Wishes that may be about how something on a card comes back. */
const OF_SERIES: ReadonlySet<ChangeAction> = new Set(['shift', 'extend', 'create'])

/**
 * What a card would add, coming back otherwise: `on Wednesdays`, `from June until the end of July`, `every other week`, `not on
 * Thursdays`. Null where something else is meant.
 */
export function answerSeries(asking: QuestionContext, { action, rest }: Command): Reply | null {
  if (!OF_SERIES.has(action)) return null
  const folded = foldedText(rest)
  const except = readInAnyLanguage(folded.plain).find('except')
  if (except?.from === 0) return lessThan(asking, typed(folded, except.to))
  const parts = eventsMeant(asking)
  const said = parts.length > 0 ? saidOfSeries(withoutTo(untilEvent(rest, asking) ?? rest), asking) : null
  return said === null ? null : otherwise(asking, parts, said, action === 'create' ? 'more' : 'instead')
}

/** A series, or its parts, with what is said of how it comes back. */
function otherwise(
  asking: QuestionContext,
  [meant, ...others]: readonly EventMeant[],
  said: SaidOfSeries,
  how: 'more' | 'instead',
): Reply | null {
  const before = partsOfRule(meant?.event.recurrence ?? null)
  // What comes but once is moved to a weekday as anything is.
  if (meant === undefined || (before.size === 0 && !isOften(said, asking))) return null
  return others.length === 0 ? onCard(asking, meant, said, ruleAfter(before, said, how)) : inParts(asking, said, how)
}

/** The same without some days, or some of its weekdays. */
function lessThan(asking: QuestionContext, words: string): Reply | null {
  const [meant] = eventsMeant(asking)
  return withoutDays(words, asking) ?? (meant ? lessOften(asking, meant, words) : null)
}

/** All parts of what comes back but for some days, otherwise: the first begins, and the last ends, when it is said. */
function inParts(asking: QuestionContext, said: SaidOfSeries, how: 'more' | 'instead'): Reply {
  const parts = eventsMeant(asking)
  const now = new Map(
    parts.map(({ event, place }, at) => {
      const own = { ...said, from: at === 0 ? said.from : null, until: at === parts.length - 1 ? said.until : null }
      const rule = ruleAfter(partsOfRule(event.recurrence), own, how)
      return [place, { ...event, ...timesAfter(event, own, rule, asking), recurrence: ruleOf(rule) }]
    }),
  )
  return onNewSeries(
    (asking.question.among?.card ?? []).map((one, place) => now.get(place) ?? one),
    asking,
  )
}

/** Whether words say that something comes back: a weekday with an article may be but one. */
const isOften = ({ rule, said }: SaidOfSeries, { language }: QuestionContext): boolean =>
  rule.size > 0 && !readPhrases(foldedText(said).plain, language).has('loneWeekday')

/** A series without some of its weekdays; other days of it cannot be left out before it is in the calendar. */
function lessOften(asking: QuestionContext, meant: EventMeant, words: string): Reply | null {
  const { changes } = asking.sentences
  const before = partsOfRule(meant.event.recurrence)
  if (before.size === 0) return null
  const said = saidOfSeries(withoutTo(words), asking)
  if (said === null) return unchanged(asking, changes.wholeSeries)
  const rule = ruleAfter(before, said, 'less')
  return weekdaysOf(rule).length === 0 ? unchanged(asking, changes.whichDayToMove) : onCard(asking, meant, said, rule)
}

/** The card with the event in its new form, in its place. */
function onCard(
  asking: QuestionContext,
  { event: { action: _action, ...event }, place }: EventMeant,
  said: SaidOfSeries,
  rule: RuleParts,
): Reply {
  const card = asking.question.among?.card ?? []
  const now = { ...event, ...timesAfter({ action: 'create', ...event }, said, rule, asking), recurrence: ruleOf(rule) }
  const { text, changes = [] } = added({ ...asking, question: { ...asking.question, kept: [] } }, now, {
    series: saySeries(rule, said.said, asking.sentences),
    behind: card.length > 1 ? [asking.sentences.changes.besides] : [],
  })
  const listed = card.flatMap((one, at) => (one.action === 'create' ? [idOfNew(at)] : []))
  return {
    text,
    changes: card.map((one, at) => (at === place ? (changes[0] ?? one) : one)),
    listed,
    focus: [idOfNew(place)],
  }
}
