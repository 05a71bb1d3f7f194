import { opening } from '../words/day-words.ts'
import type { GoalAmount, GoalSentences, GoalStanding } from '../words/goal-sentences.ts'
import { englishWords as words } from './english-words.ts'

const NUMBERS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const number = (value: number): string => NUMBERS.format(value)

const weeks = (count: number): string => words.count(count, 'week')
const SPANS = { day: 'a day', week: 'a week', month: 'a month' } as const

function quantity(value: number, { kind, unit }: GoalAmount): string {
  if (kind === 'hours') return `${number(value)} hours`
  return kind === 'number' && unit !== '' ? `${number(value)} ${unit}` : number(value)
}

function amountOf(amount: GoalAmount): string {
  if (amount.kind === 'yesNo') return amount.value > 0 ? 'done' : 'not done yet'
  return `${number(amount.value)} of ${quantity(amount.target, amount)}`
}

const leftOf = (amount: GoalAmount): number => amount.target - amount.value

function standingOf(standing: GoalStanding): string {
  switch (standing.state) {
    case 'behind':
      return `behind by ${number(standing.by)}`
    case 'ahead':
      return `ahead by ${number(standing.by)}`
    case 'onTrack':
      return 'on track'
    case 'notBegun':
      return `it begins on ${words.day(standing.begin)}`
    case 'missed':
      return `it ended on ${words.day(standing.end)} without getting there`
    case 'done':
      return standing.reachedOn === null ? 'reached' : `reached on ${words.day(standing.reachedOn)}`
  }
}

export const goalSentences: GoalSentences = {
  noGoals: 'You have no goals yet. You can add one from the menu, under Goals.',
  noneDone: 'You have not reached any goal yet.',
  noneAhead: 'You are not ahead on any goal.',
  noneBehind: 'You are not behind on any goal.',
  about: (title) => `${words.quoted(title)}: `,
  state: ({ amount, standing }) => `${amountOf(amount)}, ${standingOf(standing)}.`,
  amount: (amount) => `${amountOf(amount)}.`,
  standing: (standing) => `${opening(standingOf(standing))}.`,
  enter: (amount) => `open the goal to enter it with Add, or to correct it (${amountOf(amount)} so far).`,
  percent: (part, { amount, standing }) => `${part}% (${amountOf(amount)}), ${standingOf(standing)}.`,
  missing: (amount, end) =>
    `${quantity(leftOf(amount), amount)} to go (${amountOf(amount)}), and time until ${words.day(end)}.`,
  doneIn: ({ first, last }, part, amount) =>
    `${quantity(part, amount)} ${words.period({ first, last })} (${amountOf(amount)} in all).`,
  doneSince: (begin, { amount, standing }) => `${amountOf(amount)} since ${words.day(begin)}, ${standingOf(standing)}.`,
  noPace: 'There is no pace yet to tell when you get there.',
  inCalendar: (day) => `It is in your calendar for ${words.day(day)}.`,
  reachesInTime: (day) => `At this pace you get there on ${words.day(day)}.`,
  reachesLate: ({ end, valueAtEnd, day }) =>
    `At this pace you will be at ${number(valueAtEnd)} on ${words.day(end)}, and only get there on ${words.day(day)}.`,
  left: (amount, end) => `${quantity(leftOf(amount), amount)} to go by ${words.day(end)}.`,
  pace: ({ amount, much, span, end }) =>
    `it takes ${quantity(much, amount)} ${SPANS[span]}: ${number(leftOf(amount))} to go by ${words.day(end)}.`,
  noStreak: 'no week yet.',
  streak: (now, best) => `${weeks(now)} in a row, ${weeks(best)} at best.`,
}
