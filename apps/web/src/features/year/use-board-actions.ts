import { formatDay, yearOf, type Day } from '@dodici/core/date'
import type { Arrangement, YearItem } from '@dodici/core/year'
import { useState } from 'react'
import { clampYear, type View } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useToday } from '../../ui/today.ts'
import type { BoardActions } from './board/board.tsx'
import type { DayFocus } from './board/use-day-focus.ts'
import type { Gestures } from './gesture/use-gestures.ts'
import type { Chosen } from './chosen/use-chosen.ts'

interface Ground {
  readonly items: readonly YearItem[]
  readonly focus: DayFocus
  readonly gestures: Gestures
  readonly chosen: Chosen
  readonly onArrange: (arrangement: Arrangement) => Promise<boolean>
}

export interface YearActions extends BoardActions {
  /** Shows another day in the open panel; the year follows it. */
  readonly moveDay: (day: Day) => void
  readonly canMoveTo: (day: Day) => boolean
  /** Adds to the day that is open. */
  readonly addOn: () => void
  /** To the year after or before, as far as the page goes. */
  readonly turnYear: (years: -1 | 1) => void
  /** Another view of the same year, as the buttons for the views do it. */
  readonly show: (view: View) => void
  readonly open: (item: YearItem) => void
  readonly remove: (item: YearItem) => void
  /** Takes an item up, to be put on another day. */
  readonly carry: (item: YearItem) => void
  /** Leaves what was taken up as it was. */
  readonly giveUp: () => boolean
  /** Closes the panel of a day; what is chosen stays so. */
  readonly closeDay: () => void
  /** The panel was opened by a key, so the focus goes along. */
  readonly wasKey: boolean
}

/** What a person can do with the year: all of it changes the address, and nothing else. */
export function useBoardActions({ items, focus, gestures, chosen, onArrange }: Ground): YearActions {
  const { address, change } = useCalendarAddress()
  const { carry, putDown, giveUp } = gestures
  const currentYear = yearOf(useToday())
  const [wasKey, setWasKey] = useState(false)
  const canMoveTo = (day: Day) => clampYear(yearOf(day), currentYear) === yearOf(day)
  const open = ({ eventId, recurrenceId }: YearItem) => change({ event: eventId, occurrence: recurrenceId })
  const closeDay = () => {
    if (address.day === null) return
    change({ day: null })
    focus.moveTo(focus.day)
  }
  return {
    ...{ wasKey, canMoveTo, open, closeDay, carry, putDown, giveUp },
    remove: (item) => void onArrange({ items: [item], action: { kind: 'delete' } }),
    choose: chosen.toggle,
    pressInGesture: gestures.press,
    openItem: (id) => {
      const item = items.find((candidate) => candidate.id === id)
      if (item) open(item)
    },
    openDay: (day, byKey) => {
      setWasKey(byKey)
      // Another day in an open panel is no step of its own: Back closes the panel.
      change({ day: formatDay(day) }, { replace: address.day !== null })
    },
    moveDay: (day) => {
      focus.remember(day)
      change({ day: formatDay(day), year: yearOf(day) }, { replace: true })
    },
    turnYear: (years) => {
      const year = address.year + years
      if (clampYear(year, currentYear) === year) change({ year })
    },
    show: (view) => change({ view }),
    addOn: () => change({ dialog: 'quick-add' }),
    focusDay: (day) => {
      gestures.reach(day)
      focus.remember(day)
    },
    leaveYear: (day) => {
      if (!canMoveTo(day)) return
      focus.moveTo(day)
      change({ year: yearOf(day) }, { replace: true })
    },
    close: () => {
      chosen.clear()
      if (chosen.ids.size === 0) closeDay()
    },
  }
}
