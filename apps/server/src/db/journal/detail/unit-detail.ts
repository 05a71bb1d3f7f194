import type { ChangedFieldName } from '@dodici/contract/change-kinds'
import type { ChangeDetail } from '@dodici/contract/types'

/** When an event is, as its columns say it: in its own zone. */
export interface StoredTimes {
  readonly allDay: boolean
  readonly start: string
  readonly end: string
  /** Null for a floating time. */
  readonly timezone: string | null
  readonly endTimezone: string | null
}

/** A value before and after; ids are named when they are read. */
export type StoredField = readonly [name: ChangedFieldName, before: string | null, after: string | null]

/** What a change did to one unit, as the journal stores it for the history. What is not said did not change. */
export interface UnitDetail extends Pick<ChangeDetail, 'title' | 'act'> {
  readonly fields?: readonly StoredField[]
  readonly times?: StoredTimes
  readonly timesBefore?: StoredTimes
  readonly part?: ChangeDetail['part']
  /** The original start of the occurrence, in the zone of the series. */
  readonly occurrence?: string
  readonly more?: number
  /** The series that this one was part of; set if the same change ended it there. */
  readonly splitFrom?: string
  /** The id of the goal that an entry counts for. */
  readonly goal?: string
}

/** Characters of a value that the history shows. */
const SHOWN = 100

/** A value as it is stored, cut between two characters. */
export function shown(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  if (text.length <= SHOWN) return text
  return `${text.slice(0, SHOWN).replace(/[\uD800-\uDBFF]$/, '')}…`
}

/** Values that are too long to be said: only that they changed. */
const UNSAID: ReadonlySet<ChangedFieldName> = new Set(['description', 'link', 'reminders', 'matching', 'period'])

/** The fields whose columns differ, each once, in the order of the columns. */
export function changedFieldsOf<Columns extends object>(
  names: { readonly [Column in keyof Columns]?: ChangedFieldName },
  before: Columns,
  after: Columns,
): StoredField[] {
  const fields = new Map<ChangedFieldName, StoredField>()
  for (const [column, name] of Object.entries(names) as [keyof Columns, ChangedFieldName][]) {
    if (before[column] === after[column] || fields.has(name)) continue
    const values = UNSAID.has(name) ? ([null, null] as const) : ([shown(before[column]), shown(after[column])] as const)
    fields.set(name, [name, ...values])
  }
  return [...fields.values()]
}
