import type { PosterWords } from '@dodici/core/poster'
import { dayIn, namesIn, yearIn, type WordsAbout } from './calendar-words.ts'

const LOCALE = 'en-GB'
const names = namesIn(LOCALE)

export const en = ({ from, today, product }: WordsAbout): PosterWords => ({
  ...names,
  year: yearIn(from),
  week: (week) => `w${String(week)}`,
  events: (count) => `${String(count)} ${count === 1 ? 'event' : 'events'}`,
  day: (day) => dayIn(LOCALE, day, { weekday: 'short', day: 'numeric' }),
  printed: `printed on ${dayIn(LOCALE, today, { day: 'numeric', month: 'long', year: 'numeric' })} · ${product}`,
  notes: 'Notes',
  event: 'event',
  allDay: 'all day',
  continues: 'continues from before',
  noGroup: 'No category',
  more: (count) => `and ${String(count)} more`,
  level: ({ from: least, to }) => {
    if (to === null) return `${String(least)} or more`
    return least === to ? String(least) : `${String(least)} to ${String(to)}`
  },
  noEvents: 'nothing',
})
