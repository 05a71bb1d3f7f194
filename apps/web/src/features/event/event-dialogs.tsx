import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { ExistingEvent } from './existing-event.tsx'
import { NewEventDialog } from './new-event-dialog.tsx'

/** The dialog of whichever event the address names: a new one on some days, or one that exists. */
export function EventDialogs() {
  const { address, change } = useCalendarAddress()
  const isDeleting = address.dialog === 'delete'
  const close = () => change({ create: null, event: null, occurrence: null, ...(isDeleting ? { dialog: null } : {}) })
  const manage = () => change({ dialog: 'categories' })
  if (address.event !== null) {
    return (
      <ExistingEvent
        key={`${address.event} ${address.occurrence ?? ''}`}
        id={address.event}
        occurrenceId={address.occurrence}
        year={address.year}
        isDeleting={isDeleting}
        onClose={close}
        onManageCategories={manage}
      />
    )
  }
  if (address.create !== null) {
    const { start, end, allDay } = address.create
    return (
      <NewEventDialog
        key={`${start} ${end}`}
        days={{ start, end, allDay }}
        filters={address}
        onClose={close}
        onManageCategories={manage}
      />
    )
  }
  return null
}
