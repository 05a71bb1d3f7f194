import { filteredIds, type CalendarAddress } from '../../address/calendar-address.ts'
import { newDraft, type NewDraftChoices } from './draft.ts'
import { EventEditor, type EditorEvents } from './event-editor.tsx'
import { useViewer } from './use-viewer.ts'

interface Props extends EditorEvents {
  /** Days or times, and what is known already. */
  readonly days: Pick<NewDraftChoices, 'start' | 'end' | 'allDay' | 'title' | 'recurrence' | 'reminders'> & {
    readonly categoryId?: string | null
    readonly newCategory?: string | null
    readonly calendarId?: string | null
  }
  /** The page's filters. */
  readonly filters: Pick<CalendarAddress, 'category' | 'calendar'>
}

export function NewEventDialog({ days, filters, ...events }: Props) {
  const viewer = useViewer()
  const filtered = filteredIds(filters)
  const before = newDraft({
    ...days,
    timezone: viewer.timezone,
    calendarId: days.calendarId ?? filtered.calendarId ?? '',
    categoryId: days.newCategory ? null : (days.categoryId ?? filtered.categoryId),
  })
  return <EventEditor first={{ edited: null, before }} viewer={viewer} {...events} />
}
