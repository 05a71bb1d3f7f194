import { clash } from './advice-sentences.ts'
import type { HintSentences } from '../words/hint-sentences.ts'
import { italianWords as w } from './italian-words.ts'

const BIRTHDAY = /^(?:il )?compleanno (?:di |del |dello |della |dell['’])?/i

export const italianHints: HintSentences = {
  openConflict: (conflict) => ({
    text: clash(conflict),
    label: 'Guarda il giorno',
  }),
  fullWeek: (week, hours) => ({
    text: `La settimana ${w.ofWeek(week.first, week.last)} è molto piena: ${w.hours(hours)} nel tuo calendario.`,
    label: 'Guarda la settimana',
  }),
  remind: ({ title, first }) => ({
    text: `${w.title(title)} (${w.date(first)}) non ha un promemoria.`,
    label: 'Ricordamelo il giorno prima',
  }),
  remindReason: 'un promemoria il giorno prima',
  deadlines: ({ first, last, items }) => ({
    text: `${w.number(items.length, 0)} scadenze vicine, ${w.span(first, last)}: ${w.list(items.slice(0, 4).map(({ title }) => w.title(title)))}${items.length > 4 ? ' e altre' : ''}. Conviene cominciare per tempo.`,
    label: 'Guarda il periodo',
  }),
  gift: (birthday, day) => ({
    text: `${w.title(birthday.title)} è ${w.date(birthday.first)}. Vuoi tenere ${w.date(day)} per pensare al regalo?`,
    label: 'Aggiungi il giorno del regalo',
  }),
  giftTitle: (birthday) => {
    const person = birthday
      .replace(BIRTHDAY, '')
      .replace(/^la |^il |^lo /i, '')
      .trim()
    return BIRTHDAY.test(birthday) && person !== '' ? `Regalo per ${person}` : `Regalo: ${birthday}`
  },
  giftReason: (birthday) => `${w.title(birthday.title)} è ${w.date(birthday.first)}`,
  weekends: ({ weekends, first, last }, free) => ({
    text: `${w.span(first, last)} non c’è un fine settimana libero: ${w.number(weekends, 0)} di fila.${free ? ` Il primo libero è quello ${w.ofWeek(free.first, free.last)}: vuoi tenerlo per te?` : ''}`.replace(
      /^d/,
      'D',
    ),
    label: free ? 'Tieni libero il fine settimana' : 'Guarda il periodo',
  }),
  freeWeekend: 'Fine settimana libero',
  calm: ({ first, last }, holidays) => ({
    text: `${w.span(first, last)} hai ${w.days(last - first + 1)} liberi di fila${holidays > 0 ? `, con ${holidays === 1 ? 'un giorno festivo' : `${w.number(holidays, 0)} giorni festivi`} in mezzo` : ''}: un buon momento per qualcosa a cui tieni.`.replace(
      /^d/,
      'D',
    ),
    label: 'Guarda i giorni',
  }),
  beginPlan: (year) => ({
    text: `C’è qualcosa che vorresti fare nel ${year}? Scrivilo con parole tue, per esempio «imparare a nuotare entro giugno»: ne faccio un piano, un passo alla volta.`,
    label: 'Pianifica un traguardo',
  }),
  beginDates: (year) => ({
    text: `Per cominciare bastano le date che conosci già: compleanni, ferie, esami, viaggi. Il ${year} prende forma in pochi minuti.`,
    label: 'Apri l’anno',
  }),
}
