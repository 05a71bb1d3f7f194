import { greetedName, type DigestContent, type Letter, type LetterItem, type ReminderContent } from '../letter.ts'
import type { LetterOccurrence } from '../letter.ts'
import { dayWords, whenWords } from '../when-words.ts'

export const greeting = (name: string | null): string => (name === null ? 'Ciao,' : `Ciao ${name},`)

const itemOf = (told: LetterOccurrence): LetterItem => ({
  title: told.title,
  details: [whenWords('it', told), told.location].filter((text) => text !== '').join(' · '),
})

const andMore = (more: number): string[] =>
  more === 0 ? [] : [more === 1 ? 'E un altro evento.' : `E altri ${String(more)} eventi.`]

/** The first one tells whether to open the mail now. */
const subjectOf = (first: LetterOccurrence, others: number): string =>
  others === 0
    ? `${first.title}: ${whenWords('it', first)}`
    : `${first.title} e ${others === 1 ? 'un altro' : `altri ${String(others)}`} promemoria`

/** One reminder or several. */
export function reminderLetter(content: ReminderContent, sender: string): Letter {
  const { items, more, name, link, unsubscribeLink, isLate } = content
  const [first] = items
  const isOne = items.length === 1 && more === 0
  const count = String(items.length + more)
  const opening = isLate
    ? `mentre il server di ${sender} era spento, ${isOne ? 'un promemoria non è potuto partire' : `${count} promemoria non sono potuti partire`}. Eccoli qui:`
    : isOne
      ? 'ecco il promemoria che hai chiesto:'
      : 'ecco i promemoria che hai chiesto:'
  return {
    subject: first === undefined ? `${count} promemoria` : subjectOf(first, items.length + more - 1),
    greeting: greeting(greetedName(name)),
    opening: [isLate && isOne ? opening.replace('Eccoli', 'Eccolo') : opening],
    items: items.map(itemOf),
    code: null,
    button: { label: isOne ? 'Apri l’evento' : 'Apri il calendario', link },
    closing: andMore(more),
    unsubscribe: { label: 'Non inviarmi più promemoria per e-mail', link: unsubscribeLink },
  }
}

/** Today's events, or those of the next seven days. */
export function digestLetter({ items, more, name, link, unsubscribeLink, from, isWeek }: DigestContent): Letter {
  const day = dayWords('it', from)
  return {
    subject: isWeek ? `La tua settimana da ${day}` : `La tua giornata: ${day}`,
    greeting: greeting(greetedName(name)),
    opening: [isWeek ? 'ecco che cosa ti aspetta nei prossimi sette giorni:' : 'ecco che cosa ti aspetta oggi:'],
    items: items.map(itemOf),
    code: null,
    button: { label: 'Apri il calendario', link },
    closing: andMore(more),
    unsubscribe: { label: 'Non inviarmi più questo riepilogo', link: unsubscribeLink },
  }
}
