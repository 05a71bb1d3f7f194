import { useEffect, useId, useRef, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useModal } from '../../../ui/modal.ts'
import { DayContent } from './day-content.tsx'
import { DayHead } from './day-head.tsx'
import type { OpenDay } from './day-panel.tsx'
import styles from './day.module.css'
import { useDayList } from './use-day-list.ts'

/** A day from the bottom of a phone. The browser's own dialog keeps the focus inside and closes by Escape. */
export function DaySheet({ day, holiday, facts, canMove, onMove, onAdd, onClose }: OpenDay) {
  const { t } = useTranslation()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const list = useDayList(day, facts, true)
  useModal(dialog)
  useEffect(() => heading.current?.focus(), [])
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    <dialog ref={dialog} className={styles['sheet']} aria-labelledby={id} onClose={onClose} onClick={closeOutside}>
      <div className={styles['inside']}>
        <button type="button" className={styles['handle']} aria-label={t('common.close')} onClick={onClose} />
        <DayHead
          ref={heading}
          headingId={id}
          day={day}
          today={facts.today}
          holiday={holiday}
          count={list?.count ?? null}
          canMove={canMove}
          onMove={onMove}
        />
        <DayContent key={day} day={day} list={list} facts={facts} peeks={false} onAdd={onAdd} />
      </div>
    </dialog>
  )
}
