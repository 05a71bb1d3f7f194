import '@dayflow/core/dist/styles.css'
import { createYearView, DayFlowCalendar, useCalendarApp, ViewType } from '@dayflow/react'
import { useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { Temporal } from 'temporal-polyfill'
import { CATEGORY_COLORS } from '../../sample/sample-events.ts'
import { offer } from '../page.ts'
import { endOfTimed } from '../times.ts'

interface Item {
  id: string
  title: string
  start: unknown
  end: unknown
  allDay: boolean
  calendarId: string
}

let root: Root

offer<Item>({
  itemOf: ({ id, title, first, last, time, category }) => ({
    id,
    title,
    allDay: time === null,
    calendarId: `category-${category}`,
    start: time === null ? Temporal.PlainDate.from(first) : Temporal.PlainDateTime.from(`${first}T${time}`),
    end: time === null ? Temporal.PlainDate.from(last) : Temporal.PlainDateTime.from(endOfTimed(first, time)),
  }),
  mount: (element, items, year) => {
    root = createRoot(element)
    root.render(<Year items={items} year={year} />)
  },
  show: (items, year) => root.render(<Year items={items} year={year} />),
})

const calendars = CATEGORY_COLORS.map((color, index) => ({
  id: `category-${index}`,
  name: `Category ${index}`,
  colors: { eventColor: color, eventSelectedColor: color, lineColor: color, textColor: '#ffffff' },
  isVisible: true,
}))

const views = [createYearView({ mode: 'fixed-week', showTimedEventsInYearView: true })]

function Year({ items, year }: { items: readonly Item[]; year: number }) {
  const calendar = useCalendarApp({
    views,
    defaultView: ViewType.YEAR,
    initialDate: new Date(year, 0, 1),
    events: items as never,
    calendars,
  })
  const { app } = calendar
  useEffect(() => {
    const known = new Set(app.getAllEvents().map((event) => event.id))
    const wanted = new Set(items.map((item) => item.id))
    const gone = [...known].filter((id) => !wanted.has(id))
    const added = items.filter((item) => !known.has(item.id))
    if (gone.length + added.length > 0) app.applyEventsChanges({ delete: gone, add: added as never })
    if (app.getCurrentDate().getFullYear() !== year) app.setCurrentDate(new Date(year, 0, 1))
  }, [app, items, year])
  return <DayFlowCalendar calendar={calendar} />
}
