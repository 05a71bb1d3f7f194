import { scheduler } from 'dhtmlx-scheduler'
import 'dhtmlx-scheduler/codebase/dhtmlxscheduler.css'
import { offer } from '../page.ts'
import { localTimes } from '../times.ts'

interface Item {
  id: string
  text: string
  start_date: Date
  end_date: Date
}

offer<Item>({
  itemOf: (event) => {
    const { start, end } = localTimes(event)
    return { id: event.id, text: event.title, start_date: start, end_date: end }
  },
  mount: (root, items, year) => {
    scheduler.plugins({ year_view: true })
    scheduler.config.header = ['date', 'prev', 'next']
    scheduler.init(root, new Date(year, 0, 1), 'year')
    scheduler.parse([...items])
  },
  show: (items, year) => {
    scheduler.clearAll()
    scheduler.setCurrentView(new Date(year, 0, 1), 'year')
    scheduler.parse([...items])
  },
})
