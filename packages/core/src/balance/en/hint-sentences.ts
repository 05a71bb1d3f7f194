import { clash } from './advice-sentences.ts'
import type { HintSentences } from '../words/hint-sentences.ts'
import { englishWords as w } from './english-words.ts'

const OWNER = /^(.+?)['’]s? birthday$/i
const OF = /^birthday (?:of |for )?(.+)$/i

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

export const englishHints: HintSentences = {
  openConflict: (conflict) => ({
    text: clash(conflict),
    label: 'Look at the day',
  }),
  fullWeek: (week, hours) => ({
    text: `The week ${w.ofWeek(week.first, week.last)} is very full: ${w.hours(hours)} in your calendar.`,
    label: 'Look at the week',
  }),
  remind: ({ title, first }) => ({
    text: `${w.title(title)} (${w.date(first)}) has no reminder.`,
    label: 'Remind me the day before',
  }),
  remindReason: 'a reminder on the day before',
  deadlines: ({ first, last, items }) => ({
    text: `${w.number(items.length, 0)} deadlines close together, ${w.span(first, last)}: ${w.list(items.slice(0, 4).map(({ title }) => w.title(title)))}${items.length > 4 ? ' and more' : ''}. It pays to start early.`,
    label: 'Look at the days',
  }),
  gift: (birthday, day) => ({
    text: `${w.title(birthday.title)} is on ${w.date(birthday.first)}. Keep ${w.date(day)} to find a gift?`,
    label: 'Add a day for the gift',
  }),
  giftTitle: (birthday) => {
    const person = OWNER.exec(birthday)?.[1] ?? OF.exec(birthday)?.[1]
    return person ? `Gift for ${person}` : `Gift: ${birthday}`
  },
  giftReason: (birthday) => `${w.title(birthday.title)} is on ${w.date(birthday.first)}`,
  weekends: ({ weekends, first, last }, free) => ({
    text: `${upper(w.span(first, last))} no weekend is free: ${w.number(weekends, 0)} in a row.${free ? ` The first free one is the weekend ${w.ofWeek(free.first, free.last)}: keep it for yourself?` : ''}`,
    label: free ? 'Keep the weekend free' : 'Look at the days',
  }),
  freeWeekend: 'Free weekend',
  calm: ({ first, last }, holidays) => ({
    text: `${upper(w.span(first, last))} you have ${w.days(last - first + 1)} free in a row${holidays > 0 ? `, with ${holidays === 1 ? 'a public holiday' : `${w.number(holidays, 0)} public holidays`} among them` : ''}: a good time for something you care about.`,
    label: 'Look at the days',
  }),
  beginPlan: (year) => ({
    text: `Is there something you would like to do in ${year}? Say it in your own words, such as “learn to swim by June”, and it becomes a plan, step by step.`,
    label: 'Plan a milestone',
  }),
  beginDates: (year) => ({
    text: `The dates you already know are enough to begin: birthdays, holidays, exams, trips. Your ${year} takes shape in a few minutes.`,
    label: 'Open the year',
  }),
}
