import type { YearItem } from '@dodici/core/year'
import { useRef } from 'react'
import type { View } from '../../../address/calendar-address.ts'
import { classNames } from '../class-names.ts'
import type { GestureStore } from '../gesture/gesture-store.ts'
import type { YearAttention } from '../attention.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Room } from '../use-room.ts'
import type { Preferences } from '../use-year.ts'
import { PhoneMonths } from './phone-months.tsx'
import styles from './phone.module.css'
import { TitledMonths } from './titled-months.tsx'
import { useDayAboveSheet } from './use-day-above-sheet.ts'
import { useKeptMonth } from './use-kept-month.ts'
import { useMonthRoom } from './use-month-room.ts'
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
