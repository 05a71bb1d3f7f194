import { formatDay, yearOf, type Day } from '@dodici/core/date'
import { useQueryClient } from '@tanstack/react-query'
import { clampYear } from '../../address/shown-months.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { HistoryPanel } from '../../features/history/history-panel.tsx'
import { awaitPanel } from '../../features/year/day/awaited-panel.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { useToday } from '../../ui/today.ts'
import { goToDay } from '../commands/go-to.ts'
import { undoInHistory, undoSince } from '../undo/undo-in-history.ts'

/** The history: undoing goes the way of Ctrl+Z, and a day opens in the year. */
export function HistoryPart() {
  const client = useQueryClient()
  const { change } = useCalendarAddress()
  const currentYear = yearOf(useToday())
  const isPhone = useIsPhone()
  const openDay = (day: Day) => {
    if (clampYear(yearOf(day), currentYear) !== yearOf(day)) {
      awaitPanel(day)
      change({ day: formatDay(day) })
    } else if (isPhone) change({ holding: day, day: formatDay(day) })
    else goToDay(day, { change })
  }
  return (
    <HistoryPanel
      onUndo={(undone) => void undoInHistory(client, undone)}
      onUndoSince={(since, undone) => void undoSince(client, since, undone)}
      onOpenDay={openDay}
    />
  )
}
