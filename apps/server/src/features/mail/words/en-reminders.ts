import { greetedName, type DigestContent, type Letter, type LetterItem, type ReminderContent } from '../letter.ts'
import type { LetterOccurrence } from '../letter.ts'
import { dayWords, whenWords } from '../when-words.ts'

export const greeting = (name: string | null): string => (name === null ? 'Hello,' : `Hello ${name},`)

const itemOf = (told: LetterOccurrence): LetterItem => ({
  title: told.title,
  details: [whenWords('en', told), told.location].filter((text) => text !== '').join(' · '),
})

const andMore = (more: number): string[] =>
  more === 0 ? [] : [more === 1 ? 'And one more event.' : `And ${String(more)} more events.`]

/** The first one tells whether to open the mail now. */
const subjectOf = (first: LetterOccurrence, others: number): string =>
  others === 0
    ? `${first.title}: ${whenWords('en', first)}`
    : `${first.title}, and ${others === 1 ? 'one more reminder' : `${String(others)} more reminders`}`

/** One reminder or several. */
export function reminderLetter(content: ReminderContent, sender: string): Letter {
  const { items, more, name, link, unsubscribeLink, isLate } = content
  const [first] = items
  const isOne = items.length === 1 && more === 0
  const count = String(items.length + more)
  const late = `While the ${sender} server was down, ${isOne ? 'a reminder' : `${count} reminders`} could not be sent. Here ${isOne ? 'it is' : 'they are'}:`
  const asked = isOne ? 'Here is the reminder you asked for:' : 'Here are the reminders you asked for:'
  return {
    subject: first === undefined ? `${count} reminders` : subjectOf(first, items.length + more - 1),
    greeting: greeting(greetedName(name)),
    opening: [isLate ? late : asked],
    items: items.map(itemOf),
    code: null,
    button: { label: isOne ? 'Open the event' : 'Open the calendar', link },
    closing: andMore(more),
    unsubscribe: { label: 'Stop reminder emails', link: unsubscribeLink },
  }
}

/** Today's events, or those of the next seven days. */
export function digestLetter({ items, more, name, link, unsubscribeLink, from, isWeek }: DigestContent): Letter {
  const day = dayWords('en', from)
  return {
    subject: isWeek ? `Your week from ${day}` : `Your day: ${day}`,
    greeting: greeting(greetedName(name)),
    opening: [isWeek ? 'Here is what is coming up in the next seven days:' : 'Here is what is planned for today:'],
    items: items.map(itemOf),
    code: null,
    button: { label: 'Open the calendar', link },
    closing: andMore(more),
    unsubscribe: { label: 'Stop these summaries', link: unsubscribeLink },
  }
}
