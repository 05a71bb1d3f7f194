import { planLimits } from '@dodici/contract/plans'
import { useState } from 'react'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { PlansLink } from '../../ui/plans-link.tsx'
import { CalendarForm } from './calendar-form.tsx'
import { CalendarList } from './calendar-list.tsx'
import styles from './calendars-dialog.module.css'
import { ColorBy } from './color-by.tsx'
import { DeleteQuestion } from './delete-question.tsx'
import type { CalendarFormState } from './use-calendar-form.ts'
import { useCalendarManager } from './use-calendar-manager.ts'

interface Props {
  readonly form: CalendarFormState
  readonly onClose: () => void
}

/** The list of the calendars, with the form of a new one above it. */
export function CalendarManager({ form, onClose }: Props) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const manager = useCalendarManager(form)
  const [saysFull, setSaysFull] = useState(false)
  const { kind } = form.mode
  const create = () => {
    setSaysFull(manager.isFull)
    if (!manager.isFull) form.startCreating(address.year)
  }
  return (
    <>
      <div className={styles['content']}>
        {kind === 'creating' || manager.isGone ? (
          <CalendarForm
            key="new"
            title={t('calendars.creating')}
            note={manager.isGone ? t('calendars.gone') : null}
            submitLabel={t('common.create')}
            manager={manager}
            onSubmit={manager.create}
          />
        ) : null}
        <CalendarList manager={manager} />
        <ColorBy />
      </div>
      {saysFull && manager.isFull ? (
        <p role="status" className={styles['full']}>
          {t('calendars.full', planLimits.basic)} <PlansLink />
        </p>
      ) : null}
      <div className={styles['actions']}>
        <Button disabled={kind !== 'idle'} onClick={create}>
          {t('calendars.createNew')}
        </Button>
        <Button disabled={kind !== 'idle'} onClick={form.startSubscribing}>
          {t('subscriptions.add')}
        </Button>
        <Button disabled={kind !== 'idle'} onClick={() => change({ dialog: 'linked' }, { replace: true })}>
          {t(manager.hasLinked ? 'calendars.linked' : 'calendars.link')}
        </Button>
        <Button kind="primary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </div>
      {manager.deleting === null ? null : (
        <DeleteQuestion
          calendar={manager.deleting}
          account={manager.linkOf(manager.deleting)?.account.name}
          onEnd={manager.endDelete}
        />
      )}
    </>
  )
}
