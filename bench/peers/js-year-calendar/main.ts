import * as jsYearCalendar from 'js-year-calendar'
import 'js-year-calendar/dist/js-year-calendar.css'
import { CATEGORY_COLORS } from '../../sample/sample-events.ts'
import { offer } from '../page.ts'

interface Item {
  id: string
  name: string
  startDate: Date
  endDate: Date
  color: string | undefined
}

// A module of the old kind: what it exports by default is one step further in.
const Calendar = jsYearCalendar.default.default

let calendar: InstanceType<typeof Calendar>
let shownYear = 0

offer<Item>({
  fading: '.months-container',
  itemOf: ({ id, title, first, last, category }) => ({
    id,
    name: title,
    startDate: new Date(`${first}T00:00`),
    endDate: new Date(`${last}T00:00`),
    color: CATEGORY_COLORS[category],
  }),
  mount: (root, items, year) => {
    shownYear = year
    calendar = new Calendar(root, { startYear: year, dataSource: [...items], style: 'background' })
  },
  show: (items, year) => {
    if (year !== shownYear) calendar.setYear(year)
    shownYear = year
    calendar.setDataSource([...items])
  },
})
