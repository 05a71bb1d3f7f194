import type { goalWords as english } from '../en/goal-words.ts'
import { italianWords as words } from './italian-words.ts'

const NUMBERS = new Intl.NumberFormat('it', { maximumFractionDigits: 1 })

export const goalWords: typeof english = {
  noGoals: 'Non hai ancora obiettivi. Puoi aggiungerne uno dal menu, in Obiettivi.',
  noneDone: 'Non hai ancora raggiunto nessun obiettivo.',
  noneAhead: 'Non sei avanti con nessun obiettivo.',
  noneBehind: 'Non sei indietro con nessun obiettivo.',
  number: (value) => NUMBERS.format(value),
  hours: 'ore',
  isDone: (isDone) => (isDone ? 'fatto' : 'non ancora fatto'),
  part: (value, target) => `${value} di ${target}`,
  behind: (by) => `indietro di ${by}`,
  ahead: (by) => `avanti di ${by}`,
  onTrack: 'in pari',
  begins: (day) => `comincia ${words.day(day)}`,
  missed: (day) => `finito ${words.day(day)} senza arrivarci`,
  reached: (day) => (day === null ? 'raggiunto' : `raggiunto ${words.day(day)}`),
  enter: (done) => `apri l’obiettivo per segnarlo con Aggiungi o per correggerlo (${done} finora).`,
  percent: (part) => `${part} %`,
  missing: (left, done, end) => `ti mancano ${left} (${done}), c’è tempo fino a ${words.day(end)}.`,
  doneIn: (days, part, done) => `${part} ${words.period(days)} (${done} in tutto).`,
  doneSince: (day, done, standing) => `${done} da ${words.day(day)}, ${standing}.`,
  noPace: 'Finora non c’è un passo da cui dire quando ci arrivi.',
  inCalendar: (day) => `È in calendario per ${words.day(day)}.`,
  reachesInTime: (day) => `Di questo passo ci arrivi ${words.day(day)}.`,
  reachesLate: (day, end, valueAtEnd) =>
    `Di questo passo ${words.day(end)} sarai a ${valueAtEnd}, e ci arrivi solo ${words.day(day)}.`,
  left: (left, end) => `ne mancano ${left} entro ${words.day(end)}.`,
  each: { day: 'al giorno', week: 'a settimana', month: 'al mese' },
  pace: (much, left, end) => `ci vogliono ${much}: ne mancano ${left} entro ${words.day(end)}.`,
  noStreak: 'ancora nessuna settimana.',
  streak: (now, best) => `${words.count(now, 'week')} di fila, al massimo ${words.count(best, 'week')}.`,
}
