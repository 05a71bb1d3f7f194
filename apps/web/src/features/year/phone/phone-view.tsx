import type { Day, Month } from '@dodici/core/date'
import type { YearItem } from '@dodici/core/year'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { View } from '../../../address/calendar-address.ts'
import { cellOf } from '../../../ui/drawn-day.ts'
import { classNames } from '../class-names.ts'
import type { GestureStore } from '../gesture/gesture-store.ts'
import type { YearInteraction } from '../interaction.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Room } from '../use-room.ts'
import type { Preferences } from '../use-year.ts'
import { wayToDay } from './month-places.ts'
import { PhoneMonths } from './phone-months.tsx'
import styles from './phone.module.css'
import { TitledMonths } from './titled-months.tsx'
import { useStoredMonth } from './use-stored-month.ts'
import { useMonthSnap } from './use-month-snap.ts'
import { usePinch } from './use-pinch.ts'
import { useYearSwipe } from './use-year-swipe.ts'
import { zoomed } from './zoom.ts'

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly items: readonly YearItem[]
  readonly counted: readonly YearItem[]
  readonly preferences: Preferences
  readonly settings: YearSettings
  readonly interaction: YearInteraction
  readonly room: Room
  readonly gestures: GestureStore
  readonly onTurnYear: (years: -1 | 1) => void
  readonly onShow: (view: View) => void
}

/** Twelve months on a phone: months in a list, at three zoom levels. */
export function PhoneView({ room, gestures, onTurnYear, onShow, ...drawn }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const { view, width } = room
  const { from, settings, interaction } = drawn
  const height = useMonthRoom(probe, room.height)
  const keepMonthAt = useStoredMonth(list, { from, view, today: interaction.today, height })
  // After scrolling to the current month.
  useDayAboveSheet(list, interaction.selected, height)
  useYearSwipe(list, onTurnYear)
  usePinch(list, {
    isBusy: () => gestures.get() !== null,
    canStep: (step) => zoomed(view, step) !== null,
    onStep: (step, y) => {
      const next = zoomed(view, step)
      if (next === null) return
      keepMonthAt(y)
      onShow(next)
    },
  })
  useMonthSnap(list, view === 'planner', gestures)
  return (
    <div ref={list} className={classNames(styles['list'], interaction.selected !== null && styles['behindSheet'])}>
      <div ref={probe} className={styles['room']} />
      {view === 'planner' ? (
        <TitledMonths {...drawn} showsRoutine={settings.routineAsEvents} width={width} height={height} />
      ) : (
        <PhoneMonths {...drawn} view={view} />
      )}
    </div>
  )
}

/** Estimated share of the room that a day's sheet leaves free. */
const FREE_ABOVE_SHEET = 0.4

/**
 * Scrolls the open day to where its sheet does not cover it. `height` is the room between the bars in px: when it
 * changes, the list has just been scrolled to its month.
 */
function useDayAboveSheet(list: RefObject<HTMLElement | null>, day: Day | null, height: number): void {
  useLayoutEffect(() => {
    const cell = list.current && day !== null ? cellOf(list.current, day) : null
    if (!cell) return
    // Margin to what covers the top of the list.
    const top = Number.parseFloat(getComputedStyle(cell).scrollMarginTop) || 0
    const way = wayToDay(cell.getBoundingClientRect(), { top, bottom: top + height * FREE_ABOVE_SHEET })
    if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' })
  }, [list, day, height])
}

/** Typical px of bar, weekdays and navigation. */
const AROUND = 141

/**
 * Px for a month between a phone's bars, measured on `probe`, which is that high: the browser's own bars appear and
 * disappear during scrolling, and the months must not resize with them. It is measured in the first layout before
 * painting, and usually equals the estimate, so nothing is drawn twice.
 */
function useMonthRoom(probe: RefObject<HTMLElement | null>, windowHeight: number): number {
  const [measured, setMeasured] = useState(0)
  useLayoutEffect(() => {
    const element = probe.current
    if (!element || !('ResizeObserver' in window)) return undefined
    const observer = new ResizeObserver(() => setMeasured(element.offsetHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [probe])
  return measured > 0 ? measured : Math.max(0, windowHeight - AROUND)
}
