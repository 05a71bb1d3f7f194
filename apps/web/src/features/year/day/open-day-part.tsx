import { parseDay } from '@dodici/core/date'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useToday } from '../../../ui/today.ts'
import type { YearActions } from '../use-board-actions.ts'
import type { Room } from '../use-room.ts'
import { useFilter } from '../use-filter.ts'
import type { Preferences } from '../use-year.ts'
import { DayPanel, type OpenDay } from './day-panel.tsx'
import { DaySheet } from './day-sheet.tsx'

interface Props {
  readonly room: Room
  readonly preferences: Preferences
  readonly actions: YearActions
}

/** The day that the address names, if it names one: beside the year, or on a phone as a sheet. */
export function OpenDayPart({ room, preferences, actions }: Props) {
  const { address } = useCalendarAddress()
  const filter = useFilter()
  const today = useToday()
  const day = address.day === null ? null : parseDay(address.day)
  if (day === null) return null
  const { categories, colorOf, holidays } = preferences
  const open: OpenDay = {
    day,
    shownYear: address.year,
    holiday: holidays.find((holiday) => holiday.day === day)?.name ?? null,
    facts: {
      today,
      filter,
      categories,
      colorOf,
      onOpen: actions.open,
      // As with what is carried: what is asked of a series would stand behind a sheet.
      onDelete: (item) => {
        if (room.isPhone) actions.closeDay()
        actions.remove(item)
      },
      onChoose: ({ id }) => actions.choose(id),
      onCarry: (item) => {
        if (room.isPhone) actions.closeDay()
        actions.carry(item)
      },
    },
    canMove: { back: actions.canMoveTo(day - 1), ahead: actions.canMoveTo(day + 1) },
    onMove: actions.moveDay,
    onAdd: actions.addOn,
    onClose: actions.closeDay,
  }
  if (!room.isPhone) return <DayPanel {...open} takesFocus={actions.wasKey} onEscape={actions.close} />
  // A modal sheet would make every dialog above it unreachable, so it gives way to them and comes back after.
  const isCovered = address.event !== null || address.create !== null || address.dialog !== null
  return isCovered ? null : <DaySheet {...open} />
}
