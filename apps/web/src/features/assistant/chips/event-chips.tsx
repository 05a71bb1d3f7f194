import type { NamedEvent } from '@dodici/contract/types'
import { parseDay, parseWall, yearOf } from '@dodici/core/date'
import { daysOfTimed } from '@dodici/core/year'
import { useState } from 'react'
import { useCategoryColor } from '../../../api/use-category-color.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { formatSpanBeside } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useToday } from '../../../ui/today.ts'
import { CategoryDot } from '../../../ui/category-dot.tsx'
import styles from './chips.module.css'

const SHOWN = 5

interface Props {
  readonly events: readonly NamedEvent[]
  readonly label: string
}

/** Mentioned events. Each opens, even if its year cannot be shown. */
export function EventChips({ events, label }: Props) {
  const { t } = useTranslation()
  const colorOf = useCategoryColor()
  const { change } = useCalendarAddress()
  const [areAllShown, setAreAllShown] = useState(false)
  if (events.length === 0) return null
  const shown = areAllShown ? events : events.slice(0, SHOWN)
  return (
    <ul className={styles['chips']} aria-label={label}>
      {shown.map((event) => (
        <li key={`${event._id}/${event.recurrenceId ?? ''}`}>
          <button
            type="button"
            className={styles['chip']}
            onClick={() => change({ event: event._id, occurrence: event.recurrenceId })}
          >
            <CategoryDot color={colorOf(event.categoryId)} />
            <span className={styles['title']}>{event.title}</span>
            <DaysOf event={event} />
          </button>
        </li>
      ))}
      {shown.length === events.length ? null : (
        <li>
          <button type="button" className={styles['chip']} onClick={() => setAreAllShown(true)}>
            {t('advice.moreEvents', { count: events.length - SHOWN })}
          </button>
        </li>
      )}
    </ul>
  )
}

function DaysOf({ event }: { readonly event: NamedEvent }) {
  const currentYear = yearOf(useToday())
  const first = writtenDay(event.start)
  if (first === null) return null
  const last = writtenDay(event.end ?? event.start) ?? first
  return <span className={styles['day']}>{formatSpanBeside(first, last, currentYear)}</span>
}

/** The day of a day or a local time. */
function writtenDay(written: string) {
  const wall = parseWall(written)
  return parseDay(written) ?? (wall === null ? null : daysOfTimed(wall, wall).first)
}
