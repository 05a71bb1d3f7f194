import { dayOfText, formatDay, type Day, type Month } from '@dodici/core/date'
import type { DaySpan } from '@dodici/core/year'
import { useEffect, useState, type ReactNode } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { focusedDay } from '../../../ui/drawn-day.ts'
import { awaitDay } from '../board/use-day-focus.ts'
import type { Room } from '../use-room.ts'
import type { GestureStore } from './gesture-store.ts'
import { NamingLayer } from './naming-layer.tsx'

/** Draws the line for an event on marked days. */
export interface DrawLine {
  (days: DaySpan, onClose: () => void): ReactNode
  /** Loads what it needs, so that it is drawn at once, and the first letter typed is its own. */
  readonly load: () => void
}

interface Naming {
  /** The months in which the days were marked: in others they are no longer. */
  readonly from: Month
  readonly days: DaySpan
  /** Where the focus was, and goes back to: by keys the last that was marked. */
  readonly focus: Day
}

/**
 * What happens to marked days: in planner and months their event is named on them; in the heat, which draws no events,
 * and without `drawLine`, its form opens. `line` is drawn over the board, or null.
 */
export function useNaming(from: Month, { view, width }: Room, drawLine: DrawLine | undefined) {
  const { change } = useCalendarAddress()
  const [naming, setNaming] = useState<Naming | null>(null)
  const isNamed = drawLine !== undefined && view !== 'heat'
  const begin = (days: DaySpan) => {
    if (isNamed) setNaming({ from, days, focus: dayOfText(focusedDay() ?? '') ?? days.first })
    else change({ create: { start: formatDay(days.first), end: formatDay(days.last), allDay: true } })
  }
  const shown = naming?.from === from && isNamed ? naming : null
  const close = () => {
    if (shown) awaitDay(shown.focus)
    setNaming(null)
  }
  const line =
    shown && drawLine ? (
      <NamingLayer days={shown.days} drawnAs={`${view} ${width}`}>
        {drawLine(shown.days, close)}
      </NamingLayer>
    ) : null
  return { begin, line }
}

/** Loads the line as soon as days are being marked. */
export function useLineInTime(store: GestureStore, drawLine: DrawLine | undefined): void {
  useEffect(() => {
    let isMarking = false
    return store.subscribe(() => {
      const wasMarking = isMarking
      isMarking = store.get()?.kind === 'create'
      if (isMarking && !wasMarking) drawLine?.load()
    })
  }, [store, drawLine])
}
