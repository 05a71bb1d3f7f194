import { formatDay } from '@dodici/core/date'
import type { Asker } from '#server/features/asker/asker.ts'
import type { DaySpan, SeenItem } from '#server/features/asker/seen-items.ts'
import { dayText, quoted } from './tool-text.ts'

const NAME_SHOWN = 60
const GROUPS_SHOWN = 20

/** Numbers of events and hours in a range, counted by code because a model does not count. */
export function statsText(items: readonly SeenItem[], days: DaySpan, { categories, sends }: Asker): string {
  const names = new Map(categories.map(({ _id, name }) => [_id, quoted(name, NAME_SHOWN)]))
  const hours = items.reduce((sum, item) => sum + (item.allDay || !item.isLoad ? 0 : item.end - item.start), 0) / 60
  const byCategory = counted(items, (item) => names.get(item.categoryId ?? '') ?? 'none')
  const byMonth = counted(items, (item) => formatDay(Math.max(item.first, days.first)).slice(0, 7))
  return [
    `From ${dayText(days.first)} to ${dayText(days.last)}: ${String(items.length)} events`,
    ...(sends === 'titles' ? [] : [`hours of those with a time: ${String(Math.round(hours * 10) / 10)}`]),
    ...(sends === 'titles' ? [] : [`by category: ${byCategory}`]),
    `by month: ${byMonth}`,
  ].join('\n')
}

function counted(items: readonly SeenItem[], keyOf: (item: SeenItem) => string): string {
  const groups = [...Map.groupBy(items, keyOf)].slice(0, GROUPS_SHOWN)
  return groups.map(([key, group]) => `${key} ${String(group.length)}`).join(', ')
}
