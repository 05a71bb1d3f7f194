import { formatDay, monthDays, twelveMonths, yearOf, type Day } from '@dodici/core/date'
import type { Arrangement, YearItem } from '@dodici/core/year'
import { useRef } from 'react'
import { type CalendarAddress, type View } from '../../address/calendar-address.ts'
import { clampFrom, clampYear, isInMonths, monthNumbered } from '../../address/shown-months.ts'
import { shownFigure, type CountedFigure } from '../../address/counted-figure.ts'
import { dayInUrl, panelFirst } from '../../address/day-in-url.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useToday } from '../../ui/today.ts'
import type { BoardActions } from './board/board.tsx'
import { useEscape } from './board/use-escape.ts'
import type { DayFocus } from './board/use-day-focus.ts'
import type { Gestures } from './gesture/use-gestures.ts'
import type { ChosenItems } from './chosen/use-chosen.ts'

interface BoardContext {
  readonly items: readonly YearItem[]
  readonly focus: DayFocus
  readonly gestures: Gestures
  readonly chosen: ChosenItems
  readonly onArrange: (arrangement: Arrangement) => Promise<boolean>
  readonly openMenu: BoardActions['openMenu']
}

export interface YearActions extends BoardActions {
  /** Shows another day in the open panel, in its months. */
  readonly moveDay: (day: Day) => void
  readonly canMoveTo: (day: Day) => boolean
  /** Adds an event to the open day. */
  readonly addOn: () => void
  /** Goes to the next or previous twelve months, if they can be shown. */
  readonly turnYear: (years: -1 | 1) => void
  /** Switches the view of the same months. */
  readonly show: (view: View) => void
  readonly open: (item: YearItem) => void
  readonly remove: (item: YearItem) => void
  /** Picks an item up, to be moved. */
  readonly carry: (item: YearItem) => void
  /** Cancels a move. */
  readonly giveUp: () => boolean
  /** Closes the day panel; the selection stays. */
  readonly closeDay: () => void
  /** Whether the panel was opened by a key, so that it takes the focus. */
  readonly wasKey: () => boolean
}

/** A person's actions on the year: all of them change the URL and nothing else. */
export function useBoardActions({ items, focus, gestures, chosen, onArrange, openMenu }: BoardContext): YearActions {
  const { address, change } = useCalendarAddress()
  const { carry, putDown, giveUp } = gestures
  const currentYear = yearOf(useToday())
  const openedBy = useRef<'key' | 'pointer'>('pointer')
  const canMoveTo = (day: Day) => clampYear(yearOf(day), currentYear) === yearOf(day)
  const open = ({ eventId, recurrenceId }: YearItem) => change({ event: eventId, occurrence: recurrenceId })
  const closeDay = () => {
    if (dayInUrl() === null) return
    change({ day: null })
    focus.moveTo(focus.day)
  }
  const close = useClosing(chosen, closeDay)
  return {
    ...{ wasKey: () => openedBy.current === 'key', canMoveTo, openMenu, open, close, closeDay, carry, putDown, giveUp },
    remove: (item) => void onArrange({ items: [item], action: { kind: 'delete' } }),
    choose: chosen.toggle,
    pressInGesture: gestures.press,
    openItem: (id) => items.filter((candidate) => candidate.id === id).forEach(open),
    openCounted: (month) => change({ counted: figureOf(month, address) }),
    openDay: (day, byKey) => {
      openedBy.current = byKey ? 'key' : 'pointer'
      // Another day in an open panel is no history entry: Back closes the panel.
      panelFirst(() => change({ day: formatDay(day) }, { replace: dayInUrl() !== null }))
    },
    moveDay: (day) => {
      const move = () => {
        focus.remember(day)
        change({ day: formatDay(day), holding: day }, { replace: true })
      }
      // What is said of a day depends on the year beside it.
      if (isInMonths(address.from, day)) panelFirst(move)
      else move()
    },
    // Another row in place of an opened one is no history entry: Back closes it.
    openRow: (month) => change({ row: month === address.row ? null : month }, { replace: address.row !== null }),
    turnYear: (years) => {
      const from = clampFrom(address.from + 12 * years, currentYear)
      if (from !== address.from) change({ from })
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
      change({ holding: day }, { replace: true })
    },
  }
}

/** Escape: first drops the selection, then closes the day, then the month. */
function useClosing(chosen: ChosenItems, closeDay: () => void): () => void {
  const { address, change } = useCalendarAddress()
  const close = () => {
    chosen.clear()
    if (chosen.ids.size > 0) return
    if (dayInUrl() !== null) closeDay()
    else if (address.row !== null) change({ row: null })
  }
  // In the bars, a panel beside the year is what was opened last; the days are used beside it.
  useEscape(address.row !== null, () => (address.panel === null ? close() : change({ panel: null })))
  return close
}

function figureOf(month: number | null, address: CalendarAddress): CountedFigure {
  const { from } = address
  if (month === null) return shownFigure(twelveMonths(from), address)
  return shownFigure(monthDays(monthNumbered(month, from)), address)
}
