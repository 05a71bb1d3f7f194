import type { Calendar } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import Download from 'lucide-react/icons/download'
import Link from 'lucide-react/icons/link'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { clampYear } from '../../address/shown-months.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useToday } from '../../ui/today.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import swatches from '../../ui/swatch-list.module.css'
import styles from './calendar-list.module.css'
import { SubscribedLine } from './subscribed/subscribed-line.tsx'
import type { ManagerState } from './use-calendar-manager.ts'

const LinkedLine = lazyPart(async () => (await import('./linked/linked-line.tsx')).LinkedLine, {
  texts: ['linked'],
})

interface Props {
  readonly calendar: Calendar
  readonly manager: ManagerState
}

/** One calendar: visibility and actions. */
export function CalendarRow({ calendar, manager }: Props) {
  const { t } = useTranslation()
  const { name, year, description, color, shown, kind } = calendar
  const subscription = manager.subscriptionOf(calendar)
  const link = manager.linkOf(calendar)
  const isFromElsewhere = kind === 'subscribed' || link !== undefined
  const nearest = clampYear(year, yearOf(useToday()))
  return (
    <div className={styles['row']} data-hidden={shown ? undefined : ''}>
      <span className={styles['swatch']} style={{ '--c': color }} aria-hidden="true" />
      <span className={swatches['words']}>
        <span className={styles['name']}>
          <bdi>{name}</bdi> <span>{year}</span>
          {nearest === year ? null : <span> · {t('calendars.outside', { nearest })}</span>}
        </span>
        {isFromElsewhere && description === '' ? null : (
          <span className={swatches['description']}>
            {description === '' ? t('common.noDescription') : description}
          </span>
        )}
      </span>
      <label className={styles['shown']}>
        <input
          type="checkbox"
          role="switch"
          checked={shown}
          aria-label={t('calendars.showNamed', { name })}
          onChange={(event) => manager.show(calendar, event.target.checked)}
        />
        <span aria-hidden="true">{t('calendars.show')}</span>
      </label>
      {subscription === undefined ? null : (
        <SubscribedLine name={name} subscription={subscription} readAt={manager.readAt} />
      )}
      {link === undefined ? null : <LinkedLine name={name} link={link} readAt={manager.linkedReadAt} />}
      <RowActions calendar={calendar} manager={manager} />
    </div>
  )
}

function RowActions({ calendar, manager }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const today = useToday()
  const navigate = useNavigate()
  const [saysLast, setSaysLast] = useState(false)
  const { name, year, _id, sample } = calendar
  const { form } = manager
  const isLast = manager.isLast(calendar)
  const isBusy = form.mode.kind !== 'idle'
  const open = () =>
    change({ dialog: null, category: 'all', calendar: _id, year: clampYear(year, yearOf(today)), day: null })
  return (
    <>
      <span className={styles['actions']}>
        <Button disabled={isBusy} aria-label={t('calendars.openNamed', { name })} onClick={open}>
          {t('calendars.open')}
        </Button>
        <Button
          kind="plain"
          disabled={isBusy}
          aria-label={t('calendars.copyYearOf', { name })}
          onClick={() => form.startCopying(calendar)}
        >
          {t('calendars.copyYear')}
        </Button>
        <span className={styles['icons']}>
          <IconButton
            icon={Pencil}
            label={t('calendars.editNamed', { name })}
            title={t('common.edit')}
            disabled={isBusy}
            onClick={() => form.startEditing(calendar)}
          />
          <IconButton
            icon={Download}
            label={t('calendars.exportNamed', { name })}
            title={t('calendars.export')}
            onClick={() => manager.exportOne(calendar)}
          />
          <IconButton
            icon={Link}
            label={t('calendars.addressNamed', { name })}
            title={t('calendars.address')}
            onClick={() => void navigate(`/profile?feed=${_id}#feeds`)}
          />
          {sample ? (
            <IconButton
              icon={Trash2}
              label={t('firstSteps.removeNamed', { name })}
              title={t('firstSteps.removeNamed', { name })}
              disabled={isBusy}
              onClick={manager.removeSample}
            />
          ) : (
            <IconButton
              icon={Trash2}
              label={t('calendars.deleteNamed', { name })}
              title={isLast ? t('calendars.last') : t('common.delete')}
              disabled={isBusy}
              aria-disabled={isLast || undefined}
              onClick={() => (isLast ? setSaysLast(true) : manager.askDelete(calendar))}
            />
          )}
        </span>
      </span>
      {saysLast && isLast ? (
        <p role="status" className={styles['refusal']}>
          {t('calendars.last')}
        </p>
      ) : null}
    </>
  )
}
