import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { onExpectedChange } from '../../address/expected-change.ts'
import { useLanguage } from '../../i18n/use-language.ts'
import { useToday } from '../../ui/today.ts'
import { whenDrawn, whenIdle } from '../../ui/when-idle.ts'
import { useTextMeasure } from './planner/text-measure.ts'
import { makeDaysReady, makeYearReady, readYear, type DrawingOptions } from './ready-year.ts'
import type { YearSettings } from './settings/year-settings.ts'
import type { Room } from './use-room.ts'
import type { Preferences, Year } from './use-year.ts'
import type { Filter } from './year-items.ts'

interface ViewOptions {
  readonly filter: Filter
  readonly preferences: Preferences
  readonly room: Room
  readonly settings: YearSettings
}

/**
 * Once twelve months are loaded, loads their neighbours, and lays out and draws all three while the page is idle: the next click
 * needs no network and little work. The same is done for a filter that somebody points at.
 */
export function useYearsBeside({ from, state }: Year, look: ViewOptions): void {
  const client = useQueryClient()
  const wanted = useWanted(look)
  useEffect(() => {
    if (state !== 'ready') return undefined
    const controller = new AbortController()
    const { signal } = controller
    const makeReady = async (each: number): Promise<void> => {
      await readYear(client, each, wanted)
      makeYearReady(client, each, wanted, signal)
    }
    whenDrawn(() => {
      makeDaysReady(client, from, signal)
      for (const each of [from, from + 12, from - 12]) whenIdle(() => void makeReady(each), signal)
    }, signal)
    return () => controller.abort()
  }, [client, from, state, wanted])
  useEffect(() => {
    if (state !== 'ready') return undefined
    let controller = new AbortController()
    const stop = onExpectedChange(({ category, calendar }) => {
      // Pointing at another filter abandons the previous one.
      controller.abort()
      controller = new AbortController()
      const { filter: now } = wanted
      const filter = { ...now, category: category ?? now.category, calendar: calendar ?? now.calendar }
      makeYearReady(client, from, { ...wanted, filter }, controller.signal)
    })
    return () => {
      stop()
      controller.abort()
    }
  }, [client, from, state, wanted])
}

function useWanted({ filter, preferences, room, settings }: ViewOptions): DrawingOptions {
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
