import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { QuickAddDialog } from '../../features/quick-add/quick-add-dialog.tsx'

/** Quick add, fresh each time it is opened. */
export function QuickAddPart() {
  const { address } = useCalendarAddress()
  return address.dialog === 'quick-add' ? <QuickAddDialog /> : null
}
