import type { YearItem } from '@dodici/core/year'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { View } from '../../../address/calendar-address.ts'
import { useMonths } from '../months/use-months.ts'
import { WeekdayLetters } from '../months/weekday-letters.tsx'
import { attentionIn, type YearAttention } from '../planner/drawing.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import { PhoneHeatFoot, PhoneHeatHead } from './phone-heat.tsx'
import { PhoneMonth } from './phone-month.tsx'
import styles from './phone.module.css'
import { useDayMarks } from './use-day-marks.ts'
import { useYearSwipe } from './use-year-swipe.ts'
import { useScrollToMonth } from './use-scroll-to-month.ts'

interface Props {
  readonly year: number
  readonly items: readonly YearItem[]
  readonly preferences: Preferences
  readonly settings: YearSettings
  readonly attention: YearAttention
  readonly view: View
  readonly onTurnYear: (years: -1 | 1) => void
}

/** What was found is shown by its days. */
const NONE: readonly YearItem[] = []
const byCount = { metric: 'count', scale: 'fixed' } as const

/** The year on a phone: its months one below the other. What a day shows of itself is the view's affair. */
export function PhoneView({ year, items, preferences, settings, attention, view, onTurnYear }: Props) {
  const { t } = useTranslation()
  const list = useRef<HTMLDivElement>(null)
  const { weekStart, holidays, colorOf } = preferences
  const { metric, scale } = view === 'heat' ? settings : byCount
  const { grids } = useMonths(items, { year, weekStart, holidays, showsRoutine: settings.routineAsEvents })
  const labels = useDayLabels({ items, year, holidays, metric, scale })
  const { load, marks } = useDayMarks({ items, year, metric, scale, colorOf })
  useYearSwipe(list, onTurnYear)
  // The heatmap begins with what is measured.
  useScrollToMonth(list, year, view === 'heat' ? null : attention.today)
  return (
    <div ref={list} className={styles['list']}>
      {view === 'heat' ? <PhoneHeatHead load={load} settings={settings} /> : null}
      <WeekdayLetters weekStart={weekStart} className={styles['letters']} sundayClass={styles['sunday']} />
      <div role="grid" aria-label={t('year.grid', { year })}>
        {grids.map((grid, index) => (
          <PhoneMonth
            key={grid.month}
            grid={grid}
            view={view}
            marks={marks}
            labels={labels[index] ?? []}
            colorOf={colorOf}
            {...attentionIn(attention, {
              first: grid.first,
              last: grid.first + (labels[index]?.length ?? 31) - 1,
              drawn: grid,
              items: NONE,
              holdsItem: (id) => grid.weeks.some(({ bars }) => bars.some(({ item }) => item.id === id)),
            })}
          />
        ))}
      </div>
      {view === 'heat' ? <PhoneHeatFoot load={load} weekStart={weekStart} /> : null}
    </div>
  )
}
