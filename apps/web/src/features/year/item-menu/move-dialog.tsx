import { BATCH_DAYS_MAX } from '@dodici/contract/limits'
import { formatDay, parseDay } from '@dodici/core/date'
import type { Arrangement, YearItem } from '@dodici/core/year'
import { useId, useState, type SubmitEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import styles from './move-dialog.module.css'

interface Props {
  readonly item: YearItem
  readonly onArrange: (action: Arrangement['action']) => void
  readonly onClose: () => void
}

/** Asks for the day to which an item is moved; as far as one change can move it. */
export function MoveDialog({ item, onArrange, onClose }: Props) {
  const { t } = useTranslation()
  const heading = useId()
  const [to, setTo] = useState(formatDay(item.first))
  const move = (event: SubmitEvent) => {
    event.preventDefault()
    const day = parseDay(to)
    // The field says itself what is wrong with another day.
    if (day === null || Math.abs(day - item.first) > BATCH_DAYS_MAX) return
    const days = day - item.first
    if (days !== 0) onArrange({ kind: 'shift', startDays: days, endDays: days })
    onClose()
  }
  return (
    <Dialog labelledBy={heading} size="small" onClose={onClose}>
      <form className={styles['form']} onSubmit={move}>
        <h2 id={heading}>{t('itemMenu.moveTitle', { title: item.title })}</h2>
        <TextField
          type="date"
          label={t('itemMenu.to')}
          required
          autoFocus
          min={formatDay(item.first - BATCH_DAYS_MAX)}
          max={formatDay(item.first + BATCH_DAYS_MAX)}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
        <div className={styles['actions']}>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button kind="primary" type="submit">
            {t('itemMenu.doMove')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
