import type { Day } from '../../date/index.ts'
import type { Span } from '../../intents/reading/dates.ts'
import { englishWords as words } from './english-words.ts'

const NUMBERS = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** What English says of goals. How much of one is done, and how it stands, are given in words. */
export const goalWords = {
  noGoals: 'You have no goals yet. You can add one from the menu, under Goals.',
  noneDone: 'You have not reached any goal yet.',
  noneAhead: 'You are not ahead on any goal.',
  noneBehind: 'You are not behind on any goal.',
  number: (value: number) => NUMBERS.format(value),
  hours: 'hours',
  isDone: (isDone: boolean): string => (isDone ? 'done' : 'not done yet'),
  part: (value: string, target: string) => `${value} of ${target}`,
  behind: (by: string) => `behind by ${by}`,
  ahead: (by: string) => `ahead by ${by}`,
  onTrack: 'on track',
  begins: (day: Day) => `it begins on ${words.day(day)}`,
  missed: (day: Day) => `it ended on ${words.day(day)} without getting there`,
  reached: (day: Day | null) => (day === null ? 'reached' : `reached on ${words.day(day)}`),
  enter: (done: string) => `open the goal to enter it with Add, or to correct it (${done} so far).`,
  percent: (part: number) => `${part}%`,
  missing: (left: string, done: string, end: Day) => `${left} to go (${done}), and time until ${words.day(end)}.`,
  /** What was done on some days. */
  doneIn: (days: Span, part: string, done: string) => `${part} ${words.period(days)} (${done} in all).`,
  doneSince: (day: Day, done: string, standing: string) => `${done} since ${words.day(day)}, ${standing}.`,
  noPace: 'There is no pace yet to tell when you get there.',
  inCalendar: (day: Day) => `It is in your calendar for ${words.day(day)}.`,
  reachesInTime: (day: Day) => `At this pace you get there on ${words.day(day)}.`,
  reachesLate: (day: Day, end: Day, valueAtEnd: string) =>
    `At this pace you will be at ${valueAtEnd} on ${words.day(end)}, and only get there on ${words.day(day)}.`,
  left: (left: string, end: Day) => `${left} to go by ${words.day(end)}.`,
  each: { day: 'a day', week: 'a week', month: 'a month' },
  pace: (much: string, left: string, end: Day) => `it takes ${much}: ${left} to go by ${words.day(end)}.`,
  noStreak: 'no week yet.',
  /** Weeks in a row: now, and the most of them. */
  streak: (now: number, best: number) => `${words.count(now, 'week')} in a row, ${words.count(best, 'week')} at best.`,
}
