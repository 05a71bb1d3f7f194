import type { Span } from '../../intents/reading/dates.ts'
import type { reminderWords as english } from '../en/reminder-words.ts'
import { counted } from '../words/day-words.ts'
import { italianWords as words } from './italian-words.ts'

const after = (days: Span | null): string => (days ? ` ${words.period(days)}` : '')
const events = (count: number): string => counted(count, 'evento', 'eventi')

export const reminderWords: typeof english = {
  noneFor: (name) => `Non trovo promemoria in arrivo per ${words.quoted(name)}.`,
  noneIn: (days) => `Non hai promemoria in arrivo${after(days)}.`,
  coming: (count, days) => `Hai ${count === 1 ? 'un' : count} promemoria in arrivo${after(days)}:`,
  eventHasNone: (event, today) => `${words.item(event, today)} non ha promemoria.`,
  eventHasNoMore: (event, today) => `${words.item(event, today)} non ha altri promemoria in arrivo.`,
  eventsHaveNone: 'Non hanno promemoria:',
  eventsHaveNoMore: 'Non hanno altri promemoria in arrivo:',

  howLongBefore: (item, today) =>
    `Quanto prima${item ? ` di ${words.item(item, today)}` : ''}? Per esempio «un’ora prima», «due giorni prima» o «la sera prima alle 20».`,
  tooLate: (item, today) => `A quell’ora è già tardi per ${words.item(item, today)}.`,
  nothingHasOne: 'Niente ha un promemoria.',
  everythingHasOne: 'Tutto ha già un promemoria.',
  isThere: 'Questo promemoria c’è già.',
  isNotThere: 'Questo promemoria non c’è.',
  hasNone: (count) => (count === 1 ? 'Non ha promemoria.' : 'Non hanno promemoria.'),
  noMoreFit: (count) => `Ci sono già ${count} promemoria, e più non se ne possono mettere: prima togline uno.`,

  eachTime: 'e tutte le volte che si ripete',
  noun: () => 'promemoria',
  byMail: 'per e-mail',
  and: 'e',
  atStart: 'all’inizio',
  before: (length) => `${length} prima`,
  daysBefore: (days) => {
    if (days === 0) return 'lo stesso giorno'
    return days === 1 ? 'il giorno prima' : `${days} giorni prima`
  },
  at: (hour) => `alle ${hour}`,
  nowHas: 'ora',
  none: 'senza promemoria',
  noneOf: 'senza promemoria',
  sets: (wished, isOne, isInPlace, count) =>
    `Propongo ${isOne ? 'un ' : ''}${wished}${isInPlace ? ' al posto di quelli attuali' : ''} per ${events(count)}:`,
  takesOff: (which, isAll, count) =>
    `Propongo di togliere ${isAll ? 'i' : 'il'} promemoria${which} a ${events(count)}:`,
}
