import { useEffect, useId, useRef } from 'react'
import { BottomSheet } from '../../../ui/bottom-sheet.tsx'
import { DayContent } from './day-content.tsx'
import { DayHead } from './day-head.tsx'
import type { OpenDay } from './day-panel.tsx'
import styles from './day.module.css'
import { useDayList } from './use-day-list.ts'

/** A day in a sheet on a phone. */
export function DaySheet({ day, shownYear, holiday, facts, canMove, onMove, onAdd, onClose }: OpenDay) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const reading = useDayList(day, facts, true)
  useEffect(() => heading.current?.focus(), [])
  return (
    <BottomSheet labelledBy={id} onClose={onClose}>
      <div className={styles['inside']}>
        <DayHead
          ref={heading}
          headingId={id}
          day={day}
          today={facts.today}
          shownYear={shownYear}
          holiday={holiday}
          count={reading.list?.count ?? null}
          canMove={canMove}
          onMove={onMove}
          onClose={onClose}
        />
        <DayContent key={day} day={day} reading={reading} facts={facts} peeks={false} onAdd={onAdd} />
      </div>
    </BottomSheet>
  )
}
