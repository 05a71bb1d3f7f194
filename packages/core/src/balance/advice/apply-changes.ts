import { MINUTES_A_DAY } from '../../date/index.ts'
import type { AnalysedItem, ProposedChange } from '../balance-types.ts'

/** The items after these changes. Created ones get new ids. */
export function applyChanges(items: readonly AnalysedItem[], changes: readonly ProposedChange[]): AnalysedItem[] {
  const byId = new Map<string, AnalysedItem>()
  for (const item of items) byId.set(item.id, item)
  for (const [place, change] of changes.entries()) {
    if (change.action === 'create') {
      const made = createdItem(change, `created-${place}`)
      byId.set(made.id, made)
      continue
    }
    const item = byId.get(change.itemId)
    if (item) byId.set(item.id, changedItem(item, change))
  }
  return [...byId.values()]
}

/** An item moved to other days. */
export const shiftedItem = (item: AnalysedItem, days: number): AnalysedItem => ({
  ...item,
  first: item.first + days,
  last: item.last + days,
  start: item.start + days * MINUTES_A_DAY,
  end: item.end + days * MINUTES_A_DAY,
})

function changedItem(item: AnalysedItem, change: Exclude<ProposedChange, { action: 'create' }>): AnalysedItem {
  switch (change.action) {
    case 'shift':
      return shiftedItem(item, change.days)
    case 'categorise':
      return { ...item, categoryId: change.categoryId }
    case 'remind':
      return { ...item, hasReminder: true }
  }
}

function createdItem(change: Extract<ProposedChange, { action: 'create' }>, id: string): AnalysedItem {
  const { title, kind, first, last, minutes, categoryId } = change
  const [from, to] = minutes ?? [0, MINUTES_A_DAY]
  return {
    id,
    eventId: id,
    recurrenceId: null,
    calendarId: '',
    categoryId,
    title,
    kind,
    status: 'confirmed',
    allDay: minutes === null,
    first,
    last,
    start: first * MINUTES_A_DAY + from,
    end: last * MINUTES_A_DAY + to,
    isLoad: kind !== 'marker',
    away: null,
    isRoutine: false,
    location: '',
    hasReminder: false,
    repeats: false,
  }
}
