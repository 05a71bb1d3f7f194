import { opening } from '../words/day-words.ts'
import type { GoalAmount, GoalSentences, GoalStanding } from '../words/goal-sentences.ts'
import { italianWords as words } from './italian-words.ts'

const NUMBERS = new Intl.NumberFormat('it', { maximumFractionDigits: 1 })
const number = (value: number): string => NUMBERS.format(value)

const weeks = (count: number): string => words.count(count, 'week')
const SPANS = { day: 'al giorno', week: 'a settimana', month: 'al mese' } as const

function quantity(value: number, { kind, unit }: GoalAmount): string {
  if (kind === 'hours') return `${number(value)} ore`
  return kind === 'number' && unit !== '' ? `${number(value)} ${unit}` : number(value)
}

function amountOf(amount: GoalAmount): string {
  if (amount.kind === 'yesNo') return amount.value > 0 ? 'fatto' : 'non ancora fatto'
  return `${number(amount.value)} di ${quantity(amount.target, amount)}`
}

const leftOf = (amount: GoalAmount): number => amount.target - amount.value

function standingOf(standing: GoalStanding): string {
  switch (standing.state) {
    case 'behind':
      return `indietro di ${number(standing.by)}`
    case 'ahead':
      return `avanti di ${number(standing.by)}`
    case 'onTrack':
      return 'in pari'
    case 'notBegun':
      return `comincia ${words.day(standing.begin)}`
    case 'missed':
      return `finito ${words.day(standing.end)} senza arrivarci`
    case 'done':
      return standing.reachedOn === null ? 'raggiunto' : `raggiunto ${words.day(standing.reachedOn)}`
  }
}

export const goalSentences: GoalSentences = {
  noGoals: 'Non hai ancora obiettivi. Puoi aggiungerne uno dal menu, in Obiettivi.',
  noneDone: 'Non hai ancora raggiunto nessun obiettivo.',
  noneAhead: 'Non sei avanti con nessun obiettivo.',
  noneBehind: 'Non sei indietro con nessun obiettivo.',
  about: (title) => `${words.quoted(title)}: `,
  state: ({ amount, standing }) => `${amountOf(amount)}, ${standingOf(standing)}.`,
  amount: (amount) => `${amountOf(amount)}.`,
  standing: (standing) => `${opening(standingOf(standing))}.`,
  enter: (amount) => `apri l’obiettivo per segnarlo con Aggiungi o per correggerlo (${amountOf(amount)} finora).`,
  percent: (part, { amount, standing }) => `${part} % (${amountOf(amount)}), ${standingOf(standing)}.`,
  missing: (amount, end) =>
    `ti mancano ${quantity(leftOf(amount), amount)} (${amountOf(amount)}), c’è tempo fino a ${words.day(end)}.`,
  doneIn: ({ first, last }, part, amount) =>
    `${quantity(part, amount)} ${words.period({ first, last })} (${amountOf(amount)} in tutto).`,
  doneSince: (begin, { amount, standing }) => `${amountOf(amount)} da ${words.day(begin)}, ${standingOf(standing)}.`,
  noPace: 'Finora non c’è un passo da cui dire quando ci arrivi.',
  inCalendar: (day) => `È in calendario per ${words.day(day)}.`,
  reachesInTime: (day) => `Di questo passo ci arrivi ${words.day(day)}.`,
  reachesLate: ({ end, valueAtEnd, day }) =>
    `Di questo passo ${words.day(end)} sarai a ${number(valueAtEnd)}, e ci arrivi solo ${words.day(day)}.`,
  left: (amount, end) => `ne mancano ${quantity(leftOf(amount), amount)} entro ${words.day(end)}.`,
  pace: ({ amount, much, span, end }) =>
    `ci vogliono ${quantity(much, amount)} ${SPANS[span]}: ne mancano ${number(leftOf(amount))} entro ${words.day(end)}.`,
  noStreak: 'ancora nessuna settimana.',
  streak: (now, best) => `${weeks(now)} di fila, al massimo ${weeks(best)}.`,
}
