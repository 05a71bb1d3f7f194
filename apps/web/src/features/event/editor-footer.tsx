import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import Sparkle from 'lucide-react/icons/sparkle'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { hasAssistant } from '../../api/has-assistant.ts'
import { profile } from '../../api/profile.queries.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { FailureWords } from '../../ui/failure-words.tsx'
import { CalendarSelect } from './calendar-select.tsx'
import type { EditedEvent } from './draft.ts'
import styles from './event-editor.module.css'
import type { EventEditing } from './use-event-editor.ts'

/** The dialog's last line: the error, the calendar, and the buttons. */
export function EditorFooter({ editing }: { readonly editing: EventEditing }) {
  const { t } = useTranslation()
  const { draft, failure, isBusy } = editing
  return (
    <div className={styles['footer']}>
      {failure === null ? null : (
        <p className={styles['failure']} role="alert">
          {failure === 'gone' ? t('event.conflict.gone') : <FailureWords code={failure} />}
        </p>
      )}
      <CalendarSelect
        calendarId={draft.calendarId}
        onChoose={(calendarId) => editing.change({ ...draft, calendarId })}
      />
      {editing.opened.edited ? (
        <Button kind="plain" className={styles['delete'] ?? ''} disabled={isBusy} onClick={editing.removeOrAsk}>
          {t('common.delete')}
        </Button>
      ) : null}
      {editing.opened.edited && !isBusy ? (
        <>
          <PrepareButton edited={editing.opened.edited} />
          <HistoryButton id={editing.opened.edited.event._id} />
        </>
      ) : null}
      <span className={styles['actions']}>
        <Button kind="plain" disabled={isBusy} onClick={editing.leave}>
          {t('common.cancel')}
        </Button>
        <Button type="submit" kind="primary" aria-disabled={isBusy} title={t('event.saveHint')}>
          {t(isBusy ? 'event.saving' : 'common.save')}
        </Button>
      </span>
    </div>
  )
}

/** Opens the history of this event. With unsaved input, navigation asks first. */
function HistoryButton({ id }: { readonly id: string }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const open = () => change({ event: null, occurrence: null, panel: 'history', changesOf: id })
  return (
    <IconButton
      className={styles['history'] ?? ''}
      icon={History}
      label={t('event.history')}
      title={t('event.history')}
      onClick={open}
    />
  )
}

/** Opens the assistant for this event. With unsaved input, navigation asks first. */
function PrepareButton({ edited }: { readonly edited: EditedEvent }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { data: user } = useQuery(profile)
  if (!hasAssistant(user)) return null
  const prepare = () =>
    change({
      ...{ event: null, occurrence: null, panel: 'assistant', tab: 'milestone' },
      ...{ enhance: edited.event._id, at: edited.occurrence?.recurrenceId ?? null, moving: null },
    })
  return (
    <Button kind="plain" onClick={prepare}>
      <Sparkle size={16} aria-hidden="true" />
      {t('event.prepare')}
    </Button>
  )
}
