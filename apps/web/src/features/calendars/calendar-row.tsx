import type { Calendar } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState, type ReactNode } from 'react'
import { clampYear } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useToday } from '../../ui/today.ts'
import styles from './calendar-list.module.css'
import type { ManagerState } from './use-calendar-manager.ts'

interface Props {
  readonly calendar: Calendar
  readonly manager: ManagerState
}

/** One calendar: visibility and actions. */
export function CalendarRow({ calendar, manager }: Props) {
  const { t } = useTranslation()
  const { name, year, description, color, shown } = calendar
  const nearest = clampYear(year, yearOf(useToday()))
  return (
    <div className={styles['row']} data-hidden={shown ? undefined : ''}>
      <span className={styles['swatch']} style={{ '--c': color }} aria-hidden="true" />
      <span className={styles['words']}>
        <span className={styles['name']}>
          <bdi>{name}</bdi> <span>{year}</span>
          {nearest === year ? null : <span> · {t('calendars.outside', { nearest })}</span>}
        </span>
        <span className={styles['description']}>{description === '' ? t('common.noDescription') : description}</span>
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
      <RowActions calendar={calendar} manager={manager} />
    </div>
  )
}

function RowActions({ calendar, manager }: Props) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const today = useToday()
  const [saysLast, setSaysLast] = useState(false)
  const { name, year, _id } = calendar
  const { form, isLast } = manager
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
        <span className={styles['gap']} />
        <IconButton
          label={t('calendars.editNamed', { name })}
          title={t('common.edit')}
          isDisabled={isBusy}
          onClick={() => form.startEditing(calendar)}
        >
          <Pencil size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('calendars.exportNamed', { name })}
          title={t('calendars.export')}
          isDisabled={false}
          onClick={() => manager.exportOne(calendar)}
        >
          <Download size={16} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={t('calendars.deleteNamed', { name })}
          title={isLast ? t('calendars.last') : t('common.delete')}
          isDisabled={isBusy}
          isRefused={isLast}
          onClick={() => (isLast ? setSaysLast(true) : manager.askDelete(calendar))}
        >
          <Trash2 size={16} aria-hidden="true" />
        </IconButton>
      </span>
      {saysLast && isLast ? (
        <p role="status" className={styles['refusal']}>
          {t('calendars.last')}
        </p>
      ) : null}
    </>
  )
}

interface IconButtonProps {
  readonly label: string
  readonly title: string
  readonly isDisabled: boolean
  /** Disabled, with the reason. */
  readonly isRefused?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

const IconButton = ({ label, title, isDisabled, isRefused = false, onClick, children }: IconButtonProps) => (
  <Button
    kind="plain"
    square
    aria-label={label}
    aria-disabled={isRefused || undefined}
    title={title}
    disabled={isDisabled}
    onClick={onClick}
  >
    {children}
  </Button>
)
