import {
  dayOf,
  dayOfWall,
  daysInMonth,
  parseDay,
  parseWall,
  partsOf,
  type Day,
  type HourCycle,
} from '../../date/index.ts'
import { readInAnyLanguage } from '../../intents/read-phrases.ts'
import type { Language } from '../../language/index.ts'
import { onePerEvent } from '../answering/item-matcher.ts'
import { leadIn } from '../../intents/wishes/reminder-lead.ts'
import type { DetailedItem, ComingReminder } from '../answer-types.ts'
import type { ReadQuestion } from '../../intents/question-types.ts'
import { opening } from '../words/day-words.ts'
import { withHours } from '../words/written-hours.ts'
import { sentencesIn } from '../words/sentences.ts'
import type { ReminderFacts } from '../words/facts.ts'
import { namedBy } from './named-titles.ts'
import { foldedText } from '../../intents/reading/words.ts'
import { foldForSearch } from '../../event/index.ts'
import { reminderWishIn } from '../../intents/wishes/reminder-wish.ts'
import type { Span } from '../../intents/reading/dates.ts'

const LISTED = 10

type ReminderQuestion = Pick<ReadQuestion, 'text' | 'first' | 'last' | 'hasPeriod' | 'terms'>

/** What is known: the reminders that will come, and, where a question names something, what is in the calendar from today. */
export interface KnownReminders<Reminder extends ComingReminder, Item extends DetailedItem> {
  readonly reminders: readonly Reminder[]
  readonly events: readonly Item[]
}

/** What is said, and the reminders and events that it names, in that order. */
export interface RemindersAnswer<Reminder extends ComingReminder, Item extends DetailedItem> extends KnownReminders<
  Reminder,
  Item
> {
  readonly text: string
}

interface AnswerContext {
  readonly today: Day
  readonly language: Language
  /** How the person writes hours; by 24 without it. */
  readonly hourCycle?: HourCycle
}

/** Answers which reminders will come within the days of a question, of the events that it names, and of nothing else. */
export function answerReminders<Reminder extends ComingReminder, Item extends DetailedItem>(
  asked: ReminderQuestion,
  known: KnownReminders<Reminder, Item>,
  saying: AnswerContext,
): RemindersAnswer<Reminder, Item> {
  const answer = answerMarked(asked, known, saying)
  return { ...answer, text: withHours(answer.text, saying.hourCycle ?? 'h23', saying.language) }
}

/** The same with marked hours. */
function answerMarked<Reminder extends ComingReminder, Item extends DetailedItem>(
  asked: ReminderQuestion,
  { reminders, events }: KnownReminders<Reminder, Item>,
  saying: AnswerContext,
): RemindersAnswer<Reminder, Item> {
  const question = ahead(asked, saying)
  const isNaming = isNamingSomething(question)
  const named = isNaming ? namedBy<Item | Reminder>(foldedText(question.text).plain, [...events, ...reminders]) : []
  const lead = leadIn(foldedText(question.text).plain)
  if (isNaming && named.length === 0 && lead === null) {
    const none = sentencesIn(saying.language).reminders.noneFor(namingTerms(question.terms).join(' '))
    const others = reminders.filter((one) => !question.hasPeriod || isWithin(dueDay(one), question))
    if (others.length === 0) return { text: none, reminders: [], events: [] }
    const told = sayWithin(question, others, saying)
    return { ...told, text: `${none} ${told.text}` }
  }
  const ids = new Set(named.map(({ eventId }) => eventId))
  // Of an event that is named, the days may be those of the event: "Monday's meeting".
  const within = reminders
    .filter(({ eventId }) => ids.size === 0 || ids.has(eventId))
    .filter(({ minutesBefore }) => lead === null || lead.minutes.includes(minutesBefore))
    .filter(
      (one) =>
        !question.hasPeriod || isWithin(dueDay(one), question) || (isNaming && isWithin(startDay(one), question)),
    )
  const bare = within.length > 0 ? [] : onePerEvent(events.filter((event) => ids.has(event.eventId)))
  return bare.length > 0 ? sayBare(bare, saying) : sayWithin(question, within, saying)
}

const YEAR = /\b(?:19|20)\d\d\b/u

/** Whether it is said which year is meant, or that past days are. */
function isYearSaid(text: string): boolean {
  const { plain } = foldedText(text)
  return YEAR.test(plain) || readInAnyLanguage(plain).has('pastDays')
}

/** Reminders are to come: days of this year that are over are meant of the next one, unless it is said which. */
function ahead(question: ReminderQuestion, { today }: AnswerContext): ReminderQuestion {
  if (!question.hasPeriod || question.last >= today || isYearSaid(question.text)) return question
  const [first, last] = [inNextYear(question.first), inNextYear(question.last)]
  return { ...question, first, last }
}

function inNextYear(day: Day): Day {
  const { year, month, date } = partsOf(day)
  const isLast = date === daysInMonth(year, month)
  const length = daysInMonth(year + 1, month)
  return dayOf(year + 1, month, isLast ? length : Math.min(date, length))
}

/** Of what is named nothing comes: because it has none, or because they have come. */
function sayBare<Item extends DetailedItem>(
  events: readonly Item[],
  { today, language }: AnswerContext,
): RemindersAnswer<never, Item> {
  const { words, reminders: sentences } = sentencesIn(language)
  const hasAny = events.some(({ reminders = [] }) => reminders.length > 0)
  const shown = events.slice(0, LISTED)
  const [only] = shown
  if (shown.length === 1 && only !== undefined) {
    const text = sentences[hasAny ? 'eventHasNoMore' : 'eventHasNone'](only, today)
    return { text, reminders: [], events: shown }
  }
  const head = hasAny ? sentences.eventsHaveNoMore : sentences.eventsHaveNone
  const lines = shown.map((event) => `- ${words.item(event, today)}`)
  return { text: [head, ...lines].join('\n'), reminders: [], events: shown }
}

function sayWithin<Reminder extends ComingReminder>(
  question: ReminderQuestion,
  within: readonly Reminder[],
  { today, language }: AnswerContext,
): RemindersAnswer<Reminder, never> {
  const { words, reminders: sentences } = sentencesIn(language)
  const [next] = within
  if (next && readInAnyLanguage(foldedText(question.text).plain).has('nextReminder')) {
    return { text: `${opening(sentences.reminder(comingOf(next), today))}.`, reminders: [next], events: [] }
  }
  const days = question.hasPeriod ? question : null
  if (within.length === 0) return { text: sentences.noneIn(days), reminders: [], events: [] }
  const shown = within.slice(0, LISTED)
  const lines = shown.map((one) => `- ${sentences.reminder(comingOf(one), today)}`)
  const rest = within.length - lines.length
  const more = rest > 0 ? [`… ${words.andMore(rest)}.`] : []
  const text = [sentences.coming(within.length, days), ...lines, ...more].join('\n')
  return { text, reminders: shown, events: [] }
}

const dueDay = ({ at }: ComingReminder): Day => dayOfWall(parseWall(at) ?? 0)

function startDay({ start }: ComingReminder): Day {
  const begin = parseWall(start)
  return begin === null ? (parseDay(start) ?? 0) : dayOfWall(begin)
}

const isWithin = (day: Day, { first, last }: Span): boolean => day >= first && day <= last

const comingOf = (reminder: ComingReminder): ReminderFacts => ({
  title: reminder.title,
  isByMail: reminder.channel === 'email',
  due: parseWall(reminder.at) ?? 0,
  startDay: startDay(reminder),
  start: parseWall(reminder.start),
})

/** Whether a text asks which reminders there are, or when they come; `ricordami di ...` makes something. */
export function isAboutReminders(text: string): boolean {
  const plain = foldedText(text).plain.trim()
  const { has } = readInAnyLanguage(plain)
  return (
    has('reminder') &&
    (plain.includes('?') || has('asksReminders')) &&
    !has('wishesReminder') &&
    !has('unreminded') &&
    reminderWishIn(text) === null
  )
}

/** Whether a question names what is to be reminded of, by words that are no period and no word of asking. */
export const isNamingSomething = ({ terms }: { readonly terms: readonly string[] }): boolean =>
  namingTerms(terms).length > 0

/** The words of a question that name something. */
const namingTerms = (terms: readonly string[]): string[] => terms.filter((term) => !isOfReminding(foldForSearch(term)))

const isOfReminding = (term: string): boolean =>
  readInAnyLanguage(term)
    .findAll('ofReminding')
    .some(({ from, to }) => from === 0 && to === term.length)
