import { parseDay, type Day } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { milestones } from '../../../api/milestones.queries.ts'
import { misfitsOf, type MisfitStep } from '../../../ui/step-misfit.ts'
import { useToday } from '../../../ui/today.ts'
import type { YearActions } from '../use-board-actions.ts'
import type { Room } from '../use-room.ts'
import { useFilter } from '../use-filter.ts'
import type { Preferences } from '../use-year.ts'
import { DayPanel, type OpenDayFacts } from './day-panel.tsx'
import { DaySheet } from './day-sheet.tsx'

/** The steps that no longer fit, by event. */
function useMisfits(today: Day): ReadonlyMap<string, MisfitStep> {
  const { data } = useQuery({ ...milestones, staleTime: 60_000 })
  return useMemo(() => {
    const all = (data ?? []).flatMap((milestone) => misfitsOf(milestone, today))
    return new Map(all.flatMap((one) => (one.step.eventId === null ? [] : [[one.step.eventId, one]])))
  }, [data, today])
}

export interface OpenDayProps {
  readonly room: Room
  readonly preferences: Preferences
  readonly actions: YearActions
}

/** The URL's day: beside the year, or in a sheet on a phone. */
export function OpenDay({ room, preferences, actions }: OpenDayProps) {
  const { address } = useCalendarAddress()
  const filter = useFilter()
  const today = useToday()
  const day = address.day === null ? null : parseDay(address.day)
  const misfits = useMisfits(today)
  if (day === null) return null
  const { categories, colorOf, holidays } = preferences
  const open: OpenDayFacts = {
    day,
    shownYear: address.year,
    holiday: holidays.find((holiday) => holiday.day === day)?.name ?? null,
    facts: {
      today,
      filter,
      categories,
      colorOf,
      misfits,
      onOpen: actions.open,
      // As during a move: a question about a series would be behind the sheet.
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
  // A modal sheet blocks dialogs above it, so it closes for them and returns afterwards.
  const isCovered = address.event !== null || address.create !== null || address.dialog !== null
  return isCovered ? null : <DaySheet {...open} />
}
