import type { Day } from '../../date/index.ts'
import { counted, opening, sayDay, sayPeriod } from '../saying/days.ts'
import { quoted } from '../saying/items.ts'
import type { GoalAmount, GoalSentences, GoalStanding } from '../words/goal-sentences.ts'

const NUMBERS = new Intl.NumberFormat('it', { maximumFractionDigits: 1 })
const number = (value: number): string => NUMBERS.format(value)

const date = (day: Day): string => sayDay(day, 'it')
const weeks = (count: number): string => counted(count, 'settimana', 'settimane')
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
      return `comincia ${date(standing.begin)}`
    case 'missed':
      return `finito ${date(standing.end)} senza arrivarci`
    case 'done':
      return standing.reachedOn === null ? 'raggiunto' : `raggiunto ${date(standing.reachedOn)}`
  }
}

export const goalSentences: GoalSentences = {
  noGoals: 'Non hai ancora obiettivi. Puoi aggiungerne uno dal menu, in Obiettivi.',
  noneDone: 'Non hai ancora raggiunto nessun obiettivo.',
  noneAhead: 'Non sei avanti con nessun obiettivo.',
  noneBehind: 'Non sei indietro con nessun obiettivo.',
  andMore: (count) => `… e altri ${count}.`,
  about: (title) => `${quoted(title, 'it')}: `,
  state: ({ amount, standing }) => `${amountOf(amount)}, ${standingOf(standing)}.`,
  amount: (amount) => `${amountOf(amount)}.`,
  standing: (standing) => `${opening(standingOf(standing))}.`,
  enter: (amount) => `apri l’obiettivo per segnarlo con Aggiungi o per correggerlo (${amountOf(amount)} finora).`,
  percent: (part, { amount, standing }) => `${part} % (${amountOf(amount)}), ${standingOf(standing)}.`,
  missing: (amount, end) =>
    `ti mancano ${quantity(leftOf(amount), amount)} (${amountOf(amount)}), c’è tempo fino a ${date(end)}.`,
  doneIn: ({ first, last }, part, amount) =>
    `${quantity(part, amount)} ${sayPeriod(first, last, 'it')} (${amountOf(amount)} in tutto).`,
  doneSince: (begin, { amount, standing }) => `${amountOf(amount)} da ${date(begin)}, ${standingOf(standing)}.`,
  noPace: 'Finora non c’è un passo da cui dire quando ci arrivi.',
  inCalendar: (day) => `È in calendario per ${date(day)}.`,
  reachesInTime: (day) => `Di questo passo ci arrivi ${date(day)}.`,
  reachesLate: ({ end, valueAtEnd, day }) =>
    `Di questo passo ${date(end)} sarai a ${number(valueAtEnd)}, e ci arrivi solo ${date(day)}.`,
  left: (amount, end) => `ne mancano ${quantity(leftOf(amount), amount)} entro ${date(end)}.`,
  pace: ({ amount, much, span, end }) =>
    `ci vogliono ${quantity(much, amount)} ${SPANS[span]}: ne mancano ${number(leftOf(amount))} entro ${date(end)}.`,
  noStreak: 'ancora nessuna settimana.',
  streak: (now, best) => `${weeks(now)} di fila, al massimo ${weeks(best)}.`,
}
