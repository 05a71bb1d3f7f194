import { useId } from 'react'
import { useKeptDialog } from '../../address/use-kept-dialog.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { LeaveDialog } from '../../ui/question/leave-dialog.tsx'
import dialogStyles from '../../ui/dialog.module.css'
import { CalendarManager } from './calendar-manager.tsx'
import { CopyYear } from './copy/copy-year.tsx'
import { Subscribe } from './subscribed/subscribe.tsx'
import { useCalendarForm } from './use-calendar-form.ts'

/** The dialog of the person's calendars. */
export function CalendarsDialog() {
  const { t } = useTranslation()
  const id = useId()
  const form = useCalendarForm()
  const { isOpen, isAsking, leave, stay, close } = useKeptDialog('calendars', form)
  if (!isOpen) return null
  return (
    <Dialog labelledBy={id} onClose={leave}>
      {form.mode.kind === 'copying' ? (
        <CopyYear titleId={id} calendarId={form.mode.id} onBack={form.finish} />
      ) : form.mode.kind === 'subscribing' ? (
        <Subscribe titleId={id} onBack={form.finish} />
      ) : (
        <>
          <h2 id={id} className={dialogStyles['title']}>
            {t('calendars.title')}
          </h2>
          <CalendarManager form={form} onClose={leave} />
        </>
      )}
      {isAsking ? <LeaveDialog text={t('calendars.leaveText')} onStay={stay} onLeave={close} /> : null}
    </Dialog>
  )
}
