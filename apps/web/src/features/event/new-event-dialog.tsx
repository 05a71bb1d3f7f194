import { newDraft, type NewDraftChoices } from './draft.ts'
import { EventEditor } from './event-editor.tsx'
import { useViewer } from './use-viewer.ts'

interface Props {
  readonly days: Pick<NewDraftChoices, 'start' | 'end' | 'allDay'>
  /** The filters of the page, ids or `all`: what one looks at is where one adds. */
  readonly filters: { readonly category: string; readonly calendar: string }
  readonly onClose: () => void
  readonly onManageCategories: () => void
}

export function NewEventDialog({ days, filters, onClose, onManageCategories }: Props) {
  const viewer = useViewer()
  const before = newDraft({
    ...days,
    timezone: viewer.timezone,
    calendarId: filters.calendar === 'all' ? '' : filters.calendar,
    categoryId: filters.category === 'all' ? null : filters.category,
  })
  return (
    <EventEditor
      first={{ edited: null, before }}
      viewer={viewer}
      onClose={onClose}
      onManageCategories={onManageCategories}
    />
  )
}
