import { parseQuickAdd } from '../quick-add.ts'
import type { Language } from '../language-list.ts'
import type { QuickAdd, QuickAddSurroundings } from '../quick-add-types.ts'

/** A Thursday morning in 2027. */
const NOW = '2027-03-18T10:00'

/** A person who reads with the tables. */
export const surroundings = (language: Language, now = NOW): QuickAddSurroundings => ({
  language,
  now,
  weekStart: 0,
  categories: [
    { _id: 'health', name: 'Salute' },
    { _id: 'free', name: 'Tempo libero' },
    { _id: 'time', name: 'Tempo' },
    { _id: 'cafe', name: 'Caffè' },
  ],
  calendars: [{ _id: 'home', name: 'Casa' }],
})

/** When, in short: a day, `first..last`, a start with a time (an hour long), `start..end`; `-` for nothing. */
function whenOf({ start, end, allDay }: QuickAdd): string {
  if (start === null || end === null) return '-'
  if (allDay) return start === end ? start : `${start}..${end}`
  const hourLater = new Date(Date.parse(`${start}Z`) + 3_600_000).toISOString().slice(0, 16)
  return end === hourLater ? start : `${start}..${end}`
}

/** What is read of a text, in the form of the tables: title, when, and the rule if there is one. */
export function said(text: string, language: Language, now = NOW): readonly string[] {
  const read = parseQuickAdd(text, surroundings(language, now))
  return [read.title, whenOf(read), ...(read.recurrence === null ? [] : [read.recurrence])]
}

/** One phrase of a table: what is typed, the title, when, and the rule if there is one. */
export type Row = readonly [text: string, title: string, when: string, rule?: string]
