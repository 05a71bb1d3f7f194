import { useId, useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LeaveDialog } from '../../ui/question/leave-dialog.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import { CalendarManager } from './calendar-manager.tsx'
import { CopyYear } from './copy/copy-year.tsx'
import { useCalendarForm } from './use-calendar-form.ts'

/**
 * The dialog of the person's calendars. If the URL changes (Back) over unsaved input, it stays until the person
 * decides.
 */
export function CalendarsDialog() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const id = useId()
  const form = useCalendarForm()
  const [isLeaving, setIsLeaving] = useState(false)
  const isWanted = address.dialog === 'calendars'
  if (!isWanted && !form.isChanged) {
    if (form.mode.kind !== 'idle') form.finish()
    return null
  }
  const close = () => {
    setIsLeaving(false)
    form.finish()
    if (isWanted) change({ dialog: null })
  }
  const stay = () => {
    setIsLeaving(false)
    if (!isWanted) change({ dialog: 'calendars' })
  }
  const leave = form.isChanged ? () => setIsLeaving(true) : close
  return (
    <Dialog labelledBy={id} onClose={leave}>
      {form.mode.kind === 'copying' ? (
        <CopyYear titleId={id} calendarId={form.mode.id} onBack={form.finish} />
      ) : (
        <>
          <h2 id={id} className={dialogStyles['title']}>
            {t('calendars.title')}
          </h2>
          <CalendarManager form={form} onClose={leave} />
        </>
      )}
      {form.isChanged && (isLeaving || !isWanted) ? (
        <LeaveDialog text={t('calendars.leaveText')} onStay={stay} onLeave={close} />
      ) : null}
    </Dialog>
  )
}
