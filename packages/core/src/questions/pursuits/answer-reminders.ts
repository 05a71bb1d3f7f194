import { dayOf, dayOfWall, daysInMonth, parseDay, parseWall, partsOf, type Day } from '../../date/index.ts'
import type { Language } from '../../language/index.ts'
import { onePerEvent } from '../answering/one-per-event.ts'
import { leadIn } from '../changing/reminder-lead.ts'
import type { AskedItem, ReadQuestion } from '../question-types.ts'
import { sayNearDay, sayPeriod } from '../saying/days.ts'
import { quoted, sayHour, sayWhen } from '../saying/items.ts'
import { namedBy } from './named-titles.ts'
import type { AskedReminder } from './pursuit-types.ts'
import { isNamingSomething, namingTerms } from './reminder-question.ts'
import { foldedText } from '../reading/folded-text.ts'

const LISTED = 10

/** One is asked for: the first to come. */
const NEXT =
  /\b(?:prossim[oa]|prim[oa]) (?:promemoria|avviso|notifica|sveglia|allarme)\b|\b(?:next|first) (?:reminder|alert|alarm|notification)\b|\bnext thing\b|\bprossima cosa\b/u

type Asked = Pick<ReadQuestion, 'text' | 'first' | 'last' | 'period' | 'terms'>

/** What is known: the reminders that will come, and, where a question names something, what is in the calendar from today. */
export interface Reminded<Reminder extends AskedReminder, Item extends AskedItem> {
  readonly reminders: readonly Reminder[]
  readonly events: readonly Item[]
}

/** What is said, and the reminders and events that it names, in that order. */
export interface RemindersAnswer<Reminder extends AskedReminder, Item extends AskedItem> extends Reminded<
  Reminder,
  Item
> {
  readonly text: string
}

interface Saying {
  readonly today: Day
  readonly language: Language
}

/** Answers which reminders will come within the days of a question, of the events that it names, and of nothing else. */
export function answerReminders<Reminder extends AskedReminder, Item extends AskedItem>(
  asked: Asked,
  { reminders, events }: Reminded<Reminder, Item>,
  saying: Saying,
): RemindersAnswer<Reminder, Item> {
  const say = wordsIn(saying.language)
  const question = ahead(asked, saying)
  const isNaming = isNamingSomething(question)
  const named = isNaming ? namedBy<Item | Reminder>(foldedText(question.text).plain, [...events, ...reminders]) : []
  const lead = leadIn(foldedText(question.text).plain)
  if (isNaming && named.length === 0 && lead === null) {
    const terms = quoted(namingTerms(question.terms).join(' '), saying.language)
    const none = say(`Non trovo promemoria in arrivo per ${terms}.`, `I find no reminders to come for ${terms}.`)
    const others = reminders.filter((one) => question.period === '' || isWithin(dueDay(one), question))
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
        question.period === '' || isWithin(dueDay(one), question) || (isNaming && isWithin(startDay(one), question)),
    )
  const bare = within.length > 0 ? [] : onePerEvent(events.filter((event) => ids.has(event.eventId)))
  return bare.length > 0 ? sayBare(bare, saying) : sayWithin(question, within, saying)
}

const YEAR_SAID = /\b(?:19|20)\d\d\b|\bscors\w+|\bpassat\w+|\bieri\b|\blast\b|\bpast\b|\byesterday\b/u

/** Reminders are to come: days of this year that are over are meant of the next one, unless it is said which. */
function ahead(question: Asked, { today, language }: Saying): Asked {
  if (question.period === '' || question.last >= today || YEAR_SAID.test(foldedText(question.text).plain))
    return question
  const [first, last] = [inNextYear(question.first), inNextYear(question.last)]
  return { ...question, first, last, period: sayPeriod(first, last, language) }
}

function inNextYear(day: Day): Day {
  const { year, month, date } = partsOf(day)
  const isLast = date === daysInMonth(year, month)
  const length = daysInMonth(year + 1, month)
  return dayOf(year + 1, month, isLast ? length : Math.min(date, length))
}

/** Of what is named nothing comes: because it has none, or because they have come. */
function sayBare<Item extends AskedItem>(
  events: readonly Item[],
  { today, language }: Saying,
): RemindersAnswer<never, Item> {
  const say = wordsIn(language)
  const hasAny = events.some(({ reminders = [] }) => reminders.length > 0)
  const shown = events.slice(0, LISTED)
  const names = shown.map((item) => `${quoted(item.title, language)} (${sayWhen(item, today, language)})`)
  const [only] = names
  if (names.length === 1 && only !== undefined) {
    const text = hasAny
      ? say(`${only} non ha altri promemoria in arrivo.`, `${only} has no more reminders to come.`)
      : say(`${only} non ha promemoria.`, `${only} has no reminders.`)
    return { text, reminders: [], events: shown }
  }
  const head = hasAny
    ? say('Non hanno altri promemoria in arrivo:', 'These have no more reminders to come:')
    : say('Non hanno promemoria:', 'These have no reminders:')
  return { text: [head, ...names.map((line) => `- ${line}`)].join('\n'), reminders: [], events: shown }
}

const wordsIn =
  (language: Language) =>
  (italian: string, english: string): string =>
    language === 'it' ? italian : english

type Within = Pick<ReadQuestion, 'text' | 'period'>

function sayWithin<Reminder extends AskedReminder>(
  question: Within,
  within: readonly Reminder[],
  { today, language }: Saying,
): RemindersAnswer<Reminder, never> {
  const say = wordsIn(language)
  const [next] = within
  if (next && NEXT.test(foldedText(question.text).plain)) {
    return { text: capital(line(next, { today, language })), reminders: [next], events: [] }
  }
  const when = question.period === '' ? '' : ` ${question.period}`
  if (within.length === 0) {
    const none = say(`Non hai promemoria in arrivo${when}.`, `You have no reminders to come${when}.`)
    return { text: none, reminders: [], events: [] }
  }
  const shown = within.slice(0, LISTED)
  const lines = shown.map((one) => `- ${line(one, { today, language })}`)
  const rest = within.length - lines.length
  const count = String(within.length)
  const head = say(
    within.length === 1 ? `Hai un promemoria in arrivo${when}:` : `Hai ${count} promemoria in arrivo${when}:`,
    within.length === 1 ? `You have one reminder to come${when}:` : `You have ${count} reminders to come${when}:`,
  )
  const more = rest > 0 ? [say(`… e altri ${String(rest)}.`, `… and ${String(rest)} more.`)] : []
  return { text: [head, ...lines, ...more].join('\n'), reminders: shown, events: [] }
}

const dueDay = ({ at }: AskedReminder): Day => dayOfWall(parseWall(at) ?? 0)

function startDay({ start }: AskedReminder): Day {
  const begin = parseWall(start)
  return begin === null ? (parseDay(start) ?? 0) : dayOfWall(begin)
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const isWithin = (day: Day, { first, last }: { readonly first: Day; readonly last: Day }): boolean =>
  day >= first && day <= last

function line(reminder: AskedReminder, { today, language }: Saying): string {
  const say = wordsIn(language)
  const { title, at, channel } = reminder
  const wall = parseWall(at) ?? 0
  const begin = parseWall(reminder.start)
  const start = begin === null ? '' : sayHour(begin)
  const isSameDay = begin !== null && startDay(reminder) === dayOfWall(wall)
  const day = sayNearDay(startDay(reminder), today, language)
  const when = isSameDay ? say(`alle ${start}`, `at ${start}`) : [day, start].filter((words) => words !== '').join(', ')
  const due = `${sayNearDay(dayOfWall(wall), today, language)}, ${sayHour(wall)}`
  const by = channel === 'email' ? say(', per e-mail', ', by e-mail') : ''
  return `${due}: ${quoted(title, language)} (${when})${by}`
}
