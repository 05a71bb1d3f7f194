import { ActivityCalendar, type Activity } from 'react-activity-calendar'
import { createRoot, type Root } from 'react-dom/client'
import { offer } from '../page.ts'
import { dayAfter } from '../times.ts'

interface Item {
  first: string
  last: string
}

let root: Root

offer<Item>({
  itemOf: ({ first, last }) => ({ first, last }),
  mount: (element, items, year) => {
    root = createRoot(element)
    root.render(<ActivityCalendar data={heatOf(items, year)} />)
  },
  show: (items, year) => root.render(<ActivityCalendar data={heatOf(items, year)} />),
})

/** It draws counts; counting them is part of the work. */
function heatOf(items: readonly Item[], year: number): Activity[] {
  const counts = new Map<string, number>()
  for (let day = `${year}-01-01`; day <= `${year}-12-31`; day = dayAfter(day)) counts.set(day, 0)
  for (const { first, last } of items) {
    for (let day = first; day <= last; day = dayAfter(day)) counts.set(day, (counts.get(day) ?? 0) + 1)
  }
  return Array.from(counts, ([date, count]) => ({ date, count, level: Math.min(4, count) }))
}
