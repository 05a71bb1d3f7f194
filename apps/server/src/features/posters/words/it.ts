import type { PosterWords } from '@dodici/core/poster'
import { dayIn, namesIn, yearIn, type WordsAbout } from './calendar-words.ts'

const LOCALE = 'it-IT'
const names = namesIn(LOCALE)

export const it = ({ from, today, product }: WordsAbout): PosterWords => ({
  ...names,
  year: yearIn(from),
  week: (week) => `s${String(week)}`,
  events: (count) => `${String(count)} ${count === 1 ? 'impegno' : 'impegni'}`,
  day: (day) => dayIn(LOCALE, day, { weekday: 'short', day: 'numeric' }),
  printed: `stampato il ${dayIn(LOCALE, today, { day: 'numeric', month: 'long', year: 'numeric' })} · ${product}`,
  notes: 'Note',
  event: 'impegno',
  allDay: 'tutto il giorno',
  continues: 'continua da prima',
  noGroup: 'Senza categoria',
  more: (count) => (count === 1 ? 'e un altro' : `e altri ${String(count)}`),
  level: ({ from: least, to }) => {
    if (to === null) return `${String(least)} o più`
    return least === to ? String(least) : `da ${String(least)} a ${String(to)}`
  },
  noEvents: 'niente in programma',
})
