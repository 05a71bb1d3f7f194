import { dayOfWall, parseDay, parseWall, type Day } from '../../date/index.ts'
import { foldForSearch } from '../../event/index.ts'
import type { Language } from '../../language/index.ts'
import { sayNearDay } from '../saying/days.ts'
import { quoted, sayHour } from '../saying/items.ts'
import type { ReadQuestion } from '../question-types.ts'
import type { AskedReminder } from './pursuit-types.ts'
import { isNamingSomething, remindersNamed } from './reminder-question.ts'

const LISTED = 10

/** One is asked for: the first to come. */
const NEXT = /\b(?:il )?prossimo promemoria\b|\bnext reminder\b/u

/** Answers which reminders will come within the days of a question, of the events that it names, and of nothing else. */
export function answerReminders(
  question: Pick<ReadQuestion, 'text' | 'first' | 'last' | 'period' | 'terms'>,
  reminders: readonly AskedReminder[],
  { today, language }: { readonly today: Day; readonly language: Language },
): string {
  const say = (italian: string, english: string): string => (language === 'it' ? italian : english)
  const named = remindersNamed(question.text, reminders)
  const isNamed = named.length > 0
  if (!isNamed && isNamingSomething(question.terms)) {
    const terms = quoted(question.terms.join(' '), language)
    return say(`Non trovo promemoria in arrivo per ${terms}.`, `I find no reminders to come for ${terms}.`)
  }
  // Of an event that is named, the days may be those of the event: "Monday's meeting".
  const within = (isNamed ? named : reminders).filter(
    (one) =>
      question.period === '' || isWithin(dueDay(one), question) || (isNamed && isWithin(startDay(one), question)),
  )
  return sayWithin(question, within, { today, language })
}

type Within = Pick<ReadQuestion, 'text' | 'period'>

function sayWithin(
  question: Within,
  within: readonly AskedReminder[],
  { today, language }: { readonly today: Day; readonly language: Language },
): string {
  const say = (italian: string, english: string): string => (language === 'it' ? italian : english)
  const [next] = within
  if (next && NEXT.test(foldForSearch(question.text))) return capital(line(next, { today, language }))
  const when = question.period === '' ? '' : ` ${question.period}`
  if (within.length === 0) return say(`Non hai promemoria in arrivo${when}.`, `You have no reminders to come${when}.`)
  const lines = within.slice(0, LISTED).map((one) => `- ${line(one, { today, language })}`)
  const rest = within.length - lines.length
  const count = String(within.length)
  const head = say(
    within.length === 1 ? `Hai un promemoria in arrivo${when}:` : `Hai ${count} promemoria in arrivo${when}:`,
    within.length === 1 ? `You have one reminder to come${when}:` : `You have ${count} reminders to come${when}:`,
  )
  return [head, ...lines, ...(rest > 0 ? [say(`… e altri ${String(rest)}.`, `… and ${String(rest)} more.`)] : [])].join(
    '\n',
  )
}

const dueDay = ({ at }: AskedReminder): Day => dayOfWall(parseWall(at) ?? 0)

function startDay({ start }: AskedReminder): Day {
  const begin = parseWall(start)
  return begin === null ? (parseDay(start) ?? 0) : dayOfWall(begin)
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`

const isWithin = (day: Day, { first, last }: { readonly first: Day; readonly last: Day }): boolean =>
  day >= first && day <= last

function line(
  reminder: AskedReminder,
  { today, language }: { readonly today: Day; readonly language: Language },
): string {
  const say = (italian: string, english: string): string => (language === 'it' ? italian : english)
  const { title, start, at, channel } = reminder
  const wall = parseWall(at) ?? 0
  const begin = parseWall(start)
  const when = sayNearDay(startDay(reminder), today, language) + (begin === null ? '' : `, ${sayHour(begin)}`)
  const due = `${sayNearDay(dayOfWall(wall), today, language)}, ${sayHour(wall)}`
  const by = channel === 'email' ? say(', per e-mail', ', by e-mail') : ''
  return `${due}: ${quoted(title, language)} (${when})${by}`
}
