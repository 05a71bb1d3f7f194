import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { type CalendarAddress, filteredIds } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { storedUser } from '../../api/stored-session.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { LeaveDialog } from '../../ui/question/leave-dialog.tsx'
import { EventEditor, type EditorEvents } from './event-editor.tsx'
import { ExistingEvent } from './existing-event.tsx'
import { forgetDraft, storedDraft, type StoredDraft } from './stored-draft.ts'
import { useViewer } from './use-viewer.ts'
import { newDraft, type NewDraftChoices } from './draft.ts'

/** The parts of the URL that identify a dialog. */
type Target = Pick<CalendarAddress, 'create' | 'event' | 'occurrence'>

const targetOf = ({ create, event, occurrence }: CalendarAddress): Target => ({ create, event, occurrence })

const keyOf = ({ create, event, occurrence }: Target): string =>
  event === null ? `${create?.start ?? ''} ${create?.end ?? ''}` : `${event} ${occurrence ?? ''}`

/** Warns before the browser closes or reloads the page over unsaved input. */
function useKeepPage(hasUnsaved: boolean): void {
  useEffect(() => {
    if (!hasUnsaved) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [hasUnsaved])
}

/**
 * The dialog of the URL's event, new or existing. If the URL changes (Back) over unsaved input, it stays until the
 * person decides.
 */
export function EventDialogs() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const wanted = targetOf(address)
  const [target, setTarget] = useState(wanted)
  const [hasUnsaved, setHasUnsaved] = useState(false)
  useKeepPage(hasUnsaved)
  const isWanted = keyOf(wanted) === keyOf(target)
  if (!isWanted && !hasUnsaved) setTarget(wanted)
  const { create, event, occurrence } = target
  const name = keyOf(target)
  const kept = useMemo(() => storedDraft(storedUser()?._id ?? null, name), [name])
  const close = () => {
    setHasUnsaved(false)
    change({ create: null, event: null, occurrence: null })
  }
  const dialog = {
    target: name,
    onClose: close,
    onManageCategories: () => change({ dialog: 'categories' }),
    onUnsaved: setHasUnsaved,
  }
  return (
    <>
      {kept !== null ? (
        <RestoredEvent key={name} kept={kept} {...dialog} />
      ) : event !== null ? (
        <ExistingEvent key={name} named={{ id: event, occurrenceId: occurrence, from: address.from }} {...dialog} />
      ) : create !== null ? (
        <NewEventDialog key={name} days={create} filters={address} {...dialog} />
      ) : null}
      {isWanted ? null : (
        <LeaveDialog
          text={t('event.leave.text')}
          onStay={() => change({ create, event, occurrence })}
          onLeave={() => setHasUnsaved(false)}
        />
      )}
    </>
  )
}

interface Props extends EditorEvents {
  readonly kept: StoredDraft
}

/**
 * The dialog as it was when the session ended, with its original version: conflicts are found when saving, as always.
 */
function RestoredEvent({ kept, ...events }: Props) {
  const viewer = useViewer()
  const takeUp = useEffectEvent(() => {
    forgetDraft()
    events.onUnsaved(true)
  })
  useEffect(() => takeUp(), [])
  return <EventEditor first={kept.opened} restored={kept.draft} viewer={viewer} {...events} />
}

interface NewProps extends EditorEvents {
  /** Days or times, and what is known already. */
  readonly days: Pick<NewDraftChoices, 'start' | 'end' | 'allDay' | 'title' | 'recurrence' | 'reminders'> & {
    readonly categoryId?: string | null
    readonly newCategory?: string | null
    readonly calendarId?: string | null
  }
  /** The page's filters. */
  readonly filters: Pick<CalendarAddress, 'category' | 'calendar'>
}

function NewEventDialog({ days, filters, ...events }: NewProps) {
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
