import { useMemo } from 'react'
import type { YearPatch } from '../../address/year-first.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useToday } from '../../ui/today.ts'
import { useTextMeasure } from './planner/text-measure.ts'
import type { DrawingOptions } from './ready-year.ts'
import type { YearSettings } from './settings/year-settings.ts'
import type { Room } from './use-room.ts'
import type { Preferences } from './use-year.ts'
import type { Filter } from './year-items.ts'

export interface ViewOptions {
  readonly filter: Filter
  readonly preferences: Preferences
  readonly room: Room
  readonly settings: YearSettings
}

/** How any twelve months are drawn, as long as nobody changes how. */
export function useDrawingOptions({ filter, preferences, room, settings }: ViewOptions): DrawingOptions {
  const [language, today, measure] = [useLanguage(), useToday(), useTextMeasure()]
  const { category, calendar, hidden } = filter
  const { place, weekStart, colorOf, rules } = preferences
  const { geometry, otherGeometry, isPhone, view } = room
  const { routineAsEvents: showsRoutine, weekNumbers } = settings
  const isDrawn = !isPhone && view === 'planner'
  const drawing = useMemo(() => (isDrawn ? { weekNumbers, colorOf } : null), [isDrawn, weekNumbers, colorOf])
  const styles = useMemo(() => {
    const fitting = [geometry, otherGeometry].filter(({ isTooNarrow }) => !isPhone && !isTooNarrow)
    return fitting.map((each) => ({ weekStart, geometry: each, measure, showsRoutine }))
  }, [isPhone, weekStart, geometry, otherGeometry, measure, showsRoutine])
  return useMemo(
    () => ({ filter: { category, calendar, hidden }, today, place, language, rules, styles, drawing }),
    [category, calendar, hidden, today, place, language, rules, styles, drawing],
  )
}

/** The same with another filter. */
export const filtered = (wanted: DrawingOptions, { category, calendar }: YearPatch): DrawingOptions => {
  const { filter: now } = wanted
  return { ...wanted, filter: { ...now, category: category ?? now.category, calendar: calendar ?? now.calendar } }
}
