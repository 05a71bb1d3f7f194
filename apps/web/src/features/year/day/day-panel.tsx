import type { Day } from '@dodici/core/date'
import { useEffect, useId, useRef, type KeyboardEvent, type Ref } from 'react'
import beside from '../../../ui/beside-year.module.css'
import { classNames } from '../class-names.ts'
import { takeAwaitedPanel } from './awaited-panel.ts'
import { DayContent, type ListFacts } from './day-content.tsx'
import { DayHead } from './day-head.tsx'
import styles from './day.module.css'
import { useDayList, type DayReading } from './use-day-list.ts'

/** The open day and its actions. */
export interface OpenDayFacts {
  readonly day: Day
  /** The year drawn beside it. */
  readonly shownYear: number
  readonly holiday: string | null
  readonly facts: ListFacts
  readonly canMove: { readonly back: boolean; readonly ahead: boolean }
  readonly onMove: (day: Day) => void
  readonly onAdd: (day: Day) => void
  readonly onClose: () => void
}

interface Props extends OpenDayFacts {
  /** Opened by a key: takes the focus. */
  readonly takesFocus: boolean
  /** Escape clears the selection first. */
  readonly onEscape: () => void
}

/** A day beside the year. Not a dialog: the year stays usable, and clicking another day shows that one. */
export function DayPanel({ takesFocus, onEscape, ...open }: Props) {
  const { day, facts } = open
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const reading = useDayList(day, facts)
  useEffect(() => {
    if (takesFocus) heading.current?.focus()
  }, [takesFocus])
  useEffect(() => {
    if (takeAwaitedPanel(day)) heading.current?.focus()
  }, [day])
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onEscape()
  }
  return (
    <aside className={classNames(beside['panel'], styles['panel'])} aria-labelledby={id} onKeyDown={closeByKey}>
      <DayInside {...open} ref={heading} headingId={id} reading={reading} peeks />
    </aside>
  )
}

interface InsideProps extends OpenDayFacts {
  readonly ref: Ref<HTMLHeadingElement>
  readonly headingId: string
  readonly reading: DayReading
  readonly peeks: boolean
}

/** The head of a day and its list. */
export const DayInside = ({ ref, headingId, reading, peeks, facts, onAdd, ...open }: InsideProps) => (
  <>
    <DayHead ref={ref} headingId={headingId} today={facts.today} counts={reading.list?.counts ?? null} {...open} />
    <DayContent key={open.day} day={open.day} reading={reading} facts={facts} peeks={peeks} onAdd={onAdd} />
  </>
)
