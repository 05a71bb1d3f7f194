import { CATEGORY_COLORS } from '../sample/sample-events.ts'
import { offer } from './page.ts'
import { dayAfter, endOfTimed } from './times.ts'

interface Item {
  id: string
  title: string
  start: string
  end: string
  color: string | undefined
}

/** What both major versions have in common. */
interface FullCalendar {
  render: () => void
  batchRendering: (change: () => void) => void
  removeAllEvents: () => void
  addEventSource: (source: Item[]) => unknown
  gotoDate: (date: string) => void
}

type Options = Record<string, unknown>

/** The year as multi-month, with titles and "+N" beyond three events a day. */
export function offerFullCalendar(Calendar: new (root: HTMLElement, options: Options) => FullCalendar, more: Options) {
  let calendar: FullCalendar
  let shownYear = 0
  offer<Item>({
    itemOf: ({ id, title, first, last, time, category }) => ({
      id,
      title,
      ...(time === null
        ? { start: first, end: dayAfter(last) }
        : { start: `${first}T${time}`, end: endOfTimed(first, time) }),
      color: CATEGORY_COLORS[category],
    }),
    mount: (root, items, year) => {
      shownYear = year
      calendar = new Calendar(root, {
        initialView: 'multiMonthYear',
        initialDate: `${year}-01-01`,
        dayMaxEvents: 3,
        events: [...items],
        ...more,
      })
      calendar.render()
    },
    show: (items, year) =>
      calendar.batchRendering(() => {
        calendar.removeAllEvents()
        if (year !== shownYear) calendar.gotoDate(`${year}-01-01`)
        shownYear = year
        calendar.addEventSource([...items])
      }),
  })
}
