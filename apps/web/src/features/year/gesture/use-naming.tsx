import { formatDay, type Month } from '@dodici/core/date'
import type { DaySpan } from '@dodici/core/year'
import { useState, type ReactNode } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { awaitDay } from '../board/use-day-focus.ts'
import type { Room } from '../use-room.ts'
import { NamingLayer } from './naming-layer.tsx'

/** Draws the line for an event on marked days. */
export type DrawLine = (days: DaySpan, onClose: () => void) => ReactNode

interface Naming {
  /** The months in which the days were marked: in others they are no longer. */
  readonly from: Month
  readonly days: DaySpan
}

/**
 * What happens to marked days: by mouse, in planner and months, their event is named on them; else its form opens.
 * `line` is drawn over the board, or null. Without `drawLine` the form opens.
 */
export function useNaming(from: Month, { view, isPhone, width }: Room, drawLine: DrawLine | undefined) {
  const { change } = useCalendarAddress()
  const [naming, setNaming] = useState<Naming | null>(null)
  const isNamed = drawLine !== undefined && !isPhone && view !== 'heat'
  const begin = (days: DaySpan, isByMouse: boolean) => {
    if (isByMouse && isNamed) setNaming({ from, days })
    else change({ create: { start: formatDay(days.first), end: formatDay(days.last), allDay: true } })
  }
  const shown = naming?.from === from && isNamed ? naming.days : null
  const close = () => {
    if (shown) awaitDay(shown.first)
    setNaming(null)
  }
  const line =
    shown && drawLine ? (
      <NamingLayer days={shown} drawnAs={`${view} ${width}`}>
        {drawLine(shown, close)}
      </NamingLayer>
    ) : null
  return { begin, line }
}
