import { format, getDay, parse, startOfWeek } from 'date-fns'
import { Calendar, dateFnsLocalizer } from 'react-big-calendar'
import 'react-big-calendar/lib/css/react-big-calendar.css'
import { createRoot, type Root } from 'react-dom/client'
import { CATEGORY_COLORS } from '../../sample/sample-events.ts'
import { offer } from '../page.ts'
import { localTimes } from '../times.ts'

interface Item {
  id: string
  title: string
  start: Date
  end: Date
  allDay: boolean
  color: string | undefined
}

const localizer = dateFnsLocalizer({ format, parse, startOfWeek, getDay, locales: {} })
const nothing = () => undefined
const look = ({ color }: Item) => ({ style: { backgroundColor: color } })
let root: Root

offer<Item>({
  itemOf: (event) => ({
    ...localTimes(event),
    id: event.id,
    title: event.title,
    color: CATEGORY_COLORS[event.category],
  }),
  mount: (element, items, year) => {
    root = createRoot(element)
    root.render(<Year items={items} year={year} />)
  },
  show: (items, year) => root.render(<Year items={items} year={year} />),
})

/** It has no year: twelve of its months, each of which gets what lies in it. */
const Year = ({ items, year }: { items: readonly Item[]; year: number }) => (
  <div style={{ display: 'grid', gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 8 }}>
    {Array.from({ length: 12 }, (_, month) => {
      const [from, to] = [new Date(year, month, 1), new Date(year, month + 1, 1)]
      return (
        <Calendar
          key={month}
          localizer={localizer}
          events={items.filter((item) => item.start < to && item.end > from)}
          date={from}
          view="month"
          views={['month']}
          onNavigate={nothing}
          onView={nothing}
          toolbar={false}
          eventPropGetter={look}
          style={{ height: 420 }}
        />
      )
    })}
  </div>
)
