import { useEffect, useId, useRef } from 'react'
import { BottomSheet } from '../../../ui/bottom-sheet.tsx'
import { DayInside, type OpenDayFacts } from './day-panel.tsx'
import styles from './day.module.css'
import { useDayList } from './use-day-list.ts'

/** A day in a sheet on a phone. */
export function DaySheet(open: OpenDayFacts) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const reading = useDayList(open.day, open.facts, true)
  useEffect(() => heading.current?.focus(), [])
  return (
    <BottomSheet labelledBy={id} onClose={open.onClose}>
      <div className={styles['inside']}>
        <DayInside {...open} ref={heading} headingId={id} reading={reading} peeks={false} />
      </div>
    </BottomSheet>
  )
}
