import '@syncfusion/ej2-base/styles/material.css'
import '@syncfusion/ej2-buttons/styles/material.css'
import '@syncfusion/ej2-calendars/styles/material.css'
import '@syncfusion/ej2-dropdowns/styles/material.css'
import '@syncfusion/ej2-inputs/styles/material.css'
import '@syncfusion/ej2-navigations/styles/material.css'
import '@syncfusion/ej2-popups/styles/material.css'
import { Schedule, TimelineYear } from '@syncfusion/ej2-schedule'
import '@syncfusion/ej2-schedule/styles/material.css'
import { offer } from '../page.ts'
import { localTimes } from '../times.ts'

interface Item {
  Id: string
  Subject: string
  StartTime: Date
  EndTime: Date
  IsAllDay: boolean
}

Schedule.Inject(TimelineYear)
let schedule: Schedule

offer<Item>({
  itemOf: (event) => {
    const { start, end, allDay } = localTimes(event)
    return { Id: event.id, Subject: event.title, StartTime: start, EndTime: end, IsAllDay: allDay }
  },
  mount: (root, items, year) => {
    schedule = new Schedule({
      height: '100%',
      selectedDate: new Date(year, 0, 1),
      views: [{ option: 'TimelineYear', orientation: 'Vertical' }],
      eventSettings: { dataSource: [...items] },
    })
    schedule.appendTo(root)
  },
  show: (items, year) => {
    schedule.setProperties({ selectedDate: new Date(year, 0, 1), eventSettings: { dataSource: [...items] } })
  },
})
