import { newDraft, type NewDraftChoices } from './draft.ts'
import { EventEditor, type EditorEvents } from './event-editor.tsx'
import { useViewer } from './use-viewer.ts'

interface Props extends EditorEvents {
  /** Its days or times, and what was said of it already. */
  readonly days: Pick<NewDraftChoices, 'start' | 'end' | 'allDay' | 'title' | 'recurrence' | 'reminders'> & {
    readonly categoryId?: string | null
    readonly calendarId?: string | null
  }
  /** The filters of the page, ids or `all`: what one looks at is where one adds. */
  readonly filters: { readonly category: string; readonly calendar: string }
}

export function NewEventDialog({ days, filters, ...events }: Props) {
  const viewer = useViewer()
  const before = newDraft({
    ...days,
    timezone: viewer.timezone,
    calendarId: days.calendarId ?? (filters.calendar === 'all' ? '' : filters.calendar),
    categoryId: days.categoryId ?? (filters.category === 'all' ? null : filters.category),
  })
  return <EventEditor first={{ edited: null, before }} viewer={viewer} {...events} />
}
