import { DEFAULT_CATEGORY_COLOR, FIRST_YEAR, LAST_YEAR } from '@dodici/contract/limits'
import type { Calendar } from '@dodici/contract/types'

/** The form's values: the year as it was typed. */
export interface CalendarDraft {
  readonly name: string
  readonly year: string
  readonly description: string
  readonly color: string
}

export const emptyDraft = (year: number): CalendarDraft => ({
  name: '',
  year: String(year),
  description: '',
  color: DEFAULT_CATEGORY_COLOR,
})

export const draftOf = ({ name, year, description, color }: Calendar): CalendarDraft => ({
  ...{ name, description, color },
  year: String(year),
})

const FIELDS = ['name', 'year', 'description', 'color'] as const

export const isSameDraft = (a: CalendarDraft, b: CalendarDraft): boolean => FIELDS.every((name) => a[name] === b[name])

/** Keeps what changed since `initial`; takes everything else from `newer`. */
export function withTyped(newer: CalendarDraft, typed: CalendarDraft, initial: CalendarDraft): CalendarDraft {
  const own = FIELDS.filter((name) => typed[name] !== initial[name]).map((name) => [name, typed[name]])
  return { ...newer, ...(Object.fromEntries(own) as Partial<CalendarDraft>) }
}

/** The values to send, trimmed. */
export const contentOf = ({ name, year, description, color }: CalendarDraft) => ({
  name: name.trim(),
  year: Number(year),
  description: description.trim(),
  color,
})

/** A typed year; null if it is not a possible one. */
export function typedYear(text: string): number | null {
  const year = /^\d{4}$/.test(text.trim()) ? Number(text) : Number.NaN
  return year >= FIRST_YEAR && year <= LAST_YEAR ? year : null
}
