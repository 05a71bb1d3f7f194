import { dayOf, daysInMonth, formatDay, partsOf } from '@dodici/core/date'
import { countEvents, countsIn, measureLoad } from '@dodici/core/load'
import type { Asker } from '#server/features/asker/asker.ts'
import type { DaySpan, SeenItem } from '#server/features/asker/seen-items.ts'
import { dayText, quoted } from './tool-text.ts'

const NAME_SHOWN = 60
const GROUPS_SHOWN = 20

/** Numbers of events and hours in a range, counted by code because a model does not count. */
export function statsText(items: readonly SeenItem[], days: DaySpan, { categories, sends, rules }: Asker): string {
  const names = new Map(categories.map(({ _id, name }) => [_id, quoted(name, NAME_SHOWN)]))
  const counted = items.filter((item) => countsIn(item, days))
  const { events, days: withSomething, minutes } = measureLoad(counted, days, rules)
  const byCategory = grouped(counted, (item) => names.get(item.categoryId ?? '') ?? 'none')
  const byMonth = monthsOf(days).map(
    (month) => `${formatDay(month.first).slice(0, 7)} ${String(countEvents(items, month))}`,
  )
  return [
    `From ${dayText(days.first)} to ${dayText(days.last)}: ${String(events)} events on ${String(withSomething)} days`,
    ...(sends === 'titles' ? [] : [`hours of those with a time: ${String(Math.round(minutes / 6) / 10)}`]),
    ...(sends === 'titles' ? [] : [`by category: ${byCategory}`]),
    `by month: ${byMonth.join(', ')}`,
  ].join('\n')
}

/** The months of some days, cut to them; no more than are shown. */
function monthsOf({ first, last }: DaySpan): DaySpan[] {
  const months: DaySpan[] = []
  for (let day = first; day <= last && months.length < GROUPS_SHOWN;) {
    const { year, month } = partsOf(day)
    const end = dayOf(year, month, daysInMonth(year, month))
    months.push({ first: day, last: Math.min(end, last) })
    day = end + 1
  }
  return months
}

function grouped(items: readonly SeenItem[], keyOf: (item: SeenItem) => string): string {
  const groups = [...Map.groupBy(items, keyOf)].slice(0, GROUPS_SHOWN)
  return groups.map(([key, group]) => `${key} ${String(group.length)}`).join(', ')
}
