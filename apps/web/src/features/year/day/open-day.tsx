import type { Day } from '@dodici/core/date'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import { useDayInUrl } from '../../../address/day-in-url.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { milestones } from '../../../api/milestones.queries.ts'
import { misfitsOf, type MisfitStep } from '../../../ui/step-misfit.ts'
import { useToday } from '../../../ui/today.ts'
import type { YearActions } from '../use-board-actions.ts'
import type { Room } from '../use-room.ts'
import { useFilter } from '../use-filter.ts'
import type { Preferences } from '../use-year.ts'
import type { ListFacts } from './day-content.tsx'
import { DayPanel, type OpenDayFacts } from './day-panel.tsx'
import { DaySheet } from './day-sheet.tsx'

const NO_MISFITS: ReadonlyMap<string, MisfitStep> = new Map()

/** The steps that no longer fit, by event. */
function useMisfits(today: Day): ReadonlyMap<string, MisfitStep> {
  const { data } = useQuery({ ...milestones, staleTime: 60_000 })
  return useMemo(() => {
    const all = (data ?? []).flatMap((milestone) => misfitsOf(milestone, today))
    if (all.length === 0) return NO_MISFITS
    return new Map(all.flatMap((one) => (one.step.eventId === null ? [] : [[one.step.eventId, one]])))
  }, [data, today])
}

export interface OpenDayProps {
  readonly room: Room
  readonly preferences: Preferences
  readonly actions: YearActions
}

/** The same until something that is drawn changes: what can be done differs with each drawing of the year. */
function useListFacts({ room, preferences, actions }: OpenDayProps, misfits: ListFacts['misfits']): ListFacts {
  const [filter, today] = [useFilter(), useToday()]
  const { categories, colorOf } = preferences
  const latest = useRef({ room, actions })
  useEffect(() => {
    latest.current = { room, actions }
  })
  return useMemo(() => {
    // As during a move: a question about a series would be behind the sheet.
    const withoutSheet = (): YearActions => {
      const now = latest.current
      if (now.room.isPhone) now.actions.closeDay()
      return now.actions
    }
    return {
      ...{ today, filter, categories, colorOf, misfits },
      onOpen: (item) => latest.current.actions.open(item),
      onDelete: (item) => withoutSheet().remove(item),
      onChoose: ({ id }) => latest.current.actions.choose(id),
      onCarry: (item) => withoutSheet().carry(item),
    }
  }, [today, filter, categories, colorOf, misfits])
}

/** The URL's day: beside the year, or in a sheet on a phone. */
export function OpenDay(props: OpenDayProps) {
  const { room, preferences, actions } = props
  const { address } = useCalendarAddress()
  const today = useToday()
  const day = useDayInUrl()
  const facts = useListFacts(props, useMisfits(today))
  if (day === null) return null
  const open: OpenDayFacts = {
    day,
    shownYear: address.year,
    holiday: preferences.holidays.find((holiday) => holiday.day === day)?.name ?? null,
    facts,
    canMove: { back: actions.canMoveTo(day - 1), ahead: actions.canMoveTo(day + 1) },
    onMove: actions.moveDay,
    onAdd: actions.addOn,
    onClose: actions.closeDay,
  }
  if (!room.isPhone) return <DayPanel {...open} takesFocus={actions.wasKey()} onEscape={actions.close} />
  // A modal sheet blocks dialogs above it, so it closes for them and returns afterwards.
  const isCovered = address.event !== null || address.create !== null || address.dialog !== null
  return isCovered ? null : <DaySheet {...open} />
}
