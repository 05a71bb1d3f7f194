import { januaryOf, writeTime } from '../../date/index.ts'
import { PLAIN_RULES } from '../../load/index.ts'
import type { YearItem } from '../../year/index.ts'
import type { PosterInput, PosterOptions, PosterSource, PosterWords } from '../index.ts'

const words: PosterWords = {
  year: '2027',
  months: Array.from({ length: 12 }, (_, month) => `Month ${String(month + 1)}`),
  weekdayLetters: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  week: (week) => `w${String(week)}`,
  events: (count) => `${String(count)} events`,
  day: (day) => `day ${String(day)}`,
  printed: 'printed today',
  notes: 'Notes',
  event: 'event',
  allDay: 'all day',
  continues: 'continues',
  noGroup: 'none',
  more: (count) => `+${String(count)} more`,
  level: ({ from, to }) => `${String(from)} to ${String(to)}`,
  noEvents: 'nothing',
}

const usual: PosterOptions = {
  paper: 'a3',
  orientation: 'landscape',
  view: 'planner',
  pages: 'one',
  align: 'weekday',
  weekNumbers: false,
  routine: false,
  titles: true,
  notes: 0,
  legend: true,
  title: '',
  grey: false,
}

/** What a poster of 2027 is drawn from, with letters of half their size. */
export const posterInput = (
  items: readonly YearItem[],
  options: Partial<PosterOptions> = {},
  source: Partial<PosterSource> = {},
): PosterInput => ({
  source: {
    from: januaryOf(2027),
    writeTime: (wall) => writeTime(wall, 'h23', 'en'),
    weekStart: 0,
    items,
    holidays: [],
    groups: [
      { id: 'home', name: 'Home', color: '#1976d2' },
      { id: 'work', name: 'Work', color: '#e91e63' },
    ],
    groupOf: ({ id }) => (id.length % 3 === 0 ? null : id.length % 3 === 1 ? 'home' : 'work'),
    rules: PLAIN_RULES,
    ...source,
  },
  options: { ...usual, ...options },
  words,
  measure: (text) => text.length * 5.625,
})
