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
  /** Where the days are drawn: elsewhere they are no longer marked. */
  readonly place: string
  readonly days: DaySpan
}

/**
 * What happens to marked days: by mouse, in planner and months, their event is named on them; else its form opens.
 * `line` is drawn over the board, or null. Without `drawLine` the form opens.
 */
export function useNaming(from: Month, { view, isPhone, width }: Room, drawLine: DrawLine | undefined) {
  const { change } = useCalendarAddress()
  const [naming, setNaming] = useState<Naming | null>(null)
  const place = `${from} ${view} ${width}`
  const isNamed = drawLine !== undefined && !isPhone && view !== 'heat'
  const begin = (days: DaySpan, isByMouse: boolean) => {
    if (isByMouse && isNamed) setNaming({ place, days })
    else change({ create: { start: formatDay(days.first), end: formatDay(days.last), allDay: true } })
  }
  const shown = naming?.place === place ? naming.days : null
  const close = () => {
    if (shown) awaitDay(shown.first)
    setNaming(null)
  }
  const line = shown && drawLine ? <NamingLayer days={shown}>{drawLine(shown, close)}</NamingLayer> : null
  return { begin, line }
}
