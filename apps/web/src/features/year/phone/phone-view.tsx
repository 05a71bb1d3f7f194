import type { Day } from '@dodici/core/date'
import type { YearItem } from '@dodici/core/year'
import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { View } from '../../../address/calendar-address.ts'
import { cellOf } from '../../../ui/drawn-day.ts'
import { classNames } from '../class-names.ts'
import type { GestureStore } from '../gesture/gesture-store.ts'
import type { YearAttention } from '../attention.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Room } from '../use-room.ts'
import type { Preferences } from '../use-year.ts'
import { wayToDay } from './month-places.ts'
import { PhoneMonths } from './phone-months.tsx'
import styles from './phone.module.css'
import { TitledMonths } from './titled-months.tsx'
import { useKeptMonth } from './use-kept-month.ts'
import { useMonthSnap } from './use-month-snap.ts'
import { usePinch } from './use-pinch.ts'
import { useYearSwipe } from './use-year-swipe.ts'
import { zoomed } from './zoom.ts'

interface Props {
  readonly year: number
  readonly items: readonly YearItem[]
  readonly preferences: Preferences
  readonly settings: YearSettings
  readonly attention: YearAttention
  readonly room: Room
  readonly gestures: GestureStore
  readonly onTurnYear: (years: -1 | 1) => void
  readonly onShow: (view: View) => void
}

/** The year on a phone: its months one below the other, from far or from near. */
export function PhoneView({ room, gestures, onTurnYear, onShow, ...drawn }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLDivElement>(null)
  const { view, width } = room
  const { year, settings, attention } = drawn
  const height = useMonthRoom(probe, room.height)
  const keepMonthAt = useKeptMonth(list, { year, view, today: attention.today, height })
  // After the month that is looked at has been put in its place.
  useDayAboveSheet(list, attention.selected, height)
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
    <div ref={list} className={classNames(styles['list'], attention.selected !== null && styles['behindSheet'])}>
      <div ref={probe} className={styles['room']} />
      {view === 'planner' ? (
        <TitledMonths {...drawn} showsRoutine={settings.routineAsEvents} width={width} height={height} />
      ) : (
        <PhoneMonths {...drawn} view={view} />
      )}
    </div>
  )
}

/** How much of the room between the bars the sheet of a day leaves free, as far as one can say before it is drawn. */
const FREE_ABOVE_SHEET = 0.4

/**
 * Scrolls the list to where the open day can be seen above its sheet. `height` is that of the room between the bars, in px:
 * where it changes, the list has just gone back to the month that was looked at.
 */
function useDayAboveSheet(list: RefObject<HTMLElement | null>, day: Day | null, height: number): void {
  useLayoutEffect(() => {
    const cell = list.current && day !== null ? cellOf(list.current, day) : null
    if (!cell) return
    // So far it keeps away from what lies over the list above.
    const top = Number.parseFloat(getComputedStyle(cell).scrollMarginTop) || 0
    const way = wayToDay(cell.getBoundingClientRect(), { top, bottom: top + height * FREE_ABOVE_SHEET })
    if (way !== 0) window.scrollBy({ top: way, behavior: 'instant' })
  }, [list, day, height])
}

/** Bar, weekdays and navigation, as they mostly are. */
const AROUND = 141

/**
 * Px that a month has between the bars of a phone, measured on `probe`, an element that is as high as that: the bars of
 * the browser come and go while the page scrolls, and the months must not grow and shrink with them. What is measured
 * comes with the first layout, before it is painted, and mostly is what was expected: then nothing is drawn twice.
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
