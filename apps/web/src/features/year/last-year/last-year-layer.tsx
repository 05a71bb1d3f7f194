import { sameDateBefore, sameWeekdayBefore, type Day, type Month } from '@dodici/core/date'
import { countEvents } from '@dodici/core/load'
import {
  compareOnDay,
  density,
  layoutEarlier,
  levelsBefore,
  type Align,
  type DensityDay,
  type YearItem,
} from '@dodici/core/year'
import { useLayoutEffect, useMemo, useState } from 'react'
import { formatDay } from '../../../i18n/format.ts'
import type { TFunction } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { rememberingLayout } from '../remembering-layout.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import { useFilter } from '../use-filter.ts'
import type { Room } from '../use-room.ts'
import { useYear, type Preferences, type Year } from '../use-year.ts'
import { dayCountWords } from '../words/day-count.ts'
import { heatMarks, lineMarks, rowPieces } from './draw-earlier.ts'
import { earlierItems } from './earlier-items.ts'
import { EarlierTable } from './earlier-table.tsx'
import { showEarlier, type EarlierMarks } from './shown-earlier.ts'

export interface LayerProps {
  readonly year: Year
  readonly room: Room
  readonly preferences: Preferences
  readonly settings: YearSettings
}

const NOTHING: readonly YearItem[] = []
const byCount = { metric: 'count', scale: 'fixed' } as const

/** Lays the year before out as the shown view needs it, and passes it to the view, which draws it with its own days. */
export function LastYearLayer({ year, room, preferences, settings }: LayerProps) {
  const { t } = useTranslation()
  const { from, items: now } = year
  const before = useYear(from - 12, useFilter())
  const items = before.state === 'ready' ? earlierItems(before.items, { now, from }) : NOTHING
  const isPlanner = room.view === 'planner' && !room.isPhone
  const isHeat = room.view === 'heat'
  const { metric, scale } = isHeat ? settings : byCount
  const { rules } = preferences
  const load = useMemo(() => density(now, { from, metric, scale, rules }), [now, from, metric, scale, rules])
  const levels = useMemo(() => levelsBefore(items, load, rules), [items, load, rules])
  const rows = useRows(isPlanner ? items : NOTHING, { from, room, preferences, settings })
  const marks = useMemo(() => marksOf(levels, room), [levels, room])
  const align = isPlanner ? room.geometry.align : 'weekday'
  useLayoutEffect(() => {
    showEarlier({ from, rows, marks, linesOf: (day) => linesOf(day, items, { align, t }) })
  }, [from, rows, marks, items, align, t])
  useLayoutEffect(() => () => showEarlier(null), [])
  return isHeat ? <EarlierTable load={load} levels={levels} /> : null
}

interface RowInput extends Omit<LayerProps, 'year'> {
  readonly from: Month
}

/** Rows of the planner; unchanged months stay the same pieces. */
function useRows(items: readonly YearItem[], { from, room, preferences, settings }: RowInput) {
  const { weekStart, colorOf } = preferences
  const { routineAsEvents: showsRoutine } = settings
  const { geometry } = room
  const [layOut] = useState(() => rememberingLayout(layoutEarlier))
  const draw = useMemo(() => rowPieces(colorOf), [colorOf])
  return useMemo(
    () => layOut(items, { from, weekStart, geometry, showsRoutine }).rows.map(draw),
    [layOut, draw, items, from, weekStart, geometry, showsRoutine],
  )
}

/** The planner has rows, and titled months on a phone no room. */
function marksOf(levels: ReadonlyMap<Day, DensityDay>, { view, isPhone }: Room): EarlierMarks {
  if (view === 'planner') return null
  return view === 'months' && !isPhone ? lineMarks(levels) : heatMarks(levels)
}

const MOST_TITLES = 2

/** What was on the day that stands for a day: how much, and the first titles. */
function linesOf(day: Day, items: readonly YearItem[], { align, t }: { align: Align; t: TFunction }): string[] {
  const on = align === 'date' ? sameDateBefore(day) : sameWeekdayBefore(day)
  if (on === null) return []
  const there = items.filter(({ first, last, status }) => first <= on && last >= on && status !== 'cancelled')
  const counts = { events: countEvents(there, { first: on, last: on }), items: there.length }
  const head = t('lastYear.tip', {
    day: formatDay(on, 'weekday-day-month-year-short'),
    events: dayCountWords(counts, t),
  })
  if (there.length === 0) return [head]
  const titles = there.sort(compareOnDay).slice(0, MOST_TITLES)
  const said = titles.map(({ title }) => title).join(' · ')
  const more = there.length - titles.length
  return [head, more > 0 ? t('lastYear.tipMore', { titles: said, count: more }) : said]
}
