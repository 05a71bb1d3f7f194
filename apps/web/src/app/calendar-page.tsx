import { Suspense } from 'react'
import { EventDialogs } from '../features/event/event-dialogs.tsx'
import { ImportDrop } from '../features/import/import-drop.tsx'
import { YearPage } from '../features/year/year-page.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { Themed } from './themed.tsx'

export const CalendarPage = () => (
  <Themed>
    <Suspense fallback={<Spinner />}>
      <YearPage />
      <EventDialogs />
      <ImportDrop />
    </Suspense>
  </Themed>
)
