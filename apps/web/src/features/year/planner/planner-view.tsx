import type { Month, WallMinute } from '@dodici/core/date'
import type { OpenedMonth, PlannerGeometry, YearItem } from '@dodici/core/year'
import { useMemo } from 'react'
import { formatTime } from '../../../i18n/format.ts'
import { texts } from '../../../i18n/texts.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import type { Drawing } from './drawing.ts'
import type { YearInteraction } from '../interaction.ts'
import { PlannerBoard } from './planner-board.tsx'
import { useTextMeasure } from './text-measure.ts'
import { layoutOf } from './year-layouts.ts'

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly items: readonly YearItem[]
  readonly geometry: PlannerGeometry
  /** The month whose row is opened. */
  readonly opened: Month | null
  readonly preferences: Preferences
  readonly settings: YearSettings
  readonly interaction: YearInteraction
}

/** The planner of twelve months, laid out once per change, and only where it changed. */
export function PlannerView({ from, items, geometry, opened: openedMonth, preferences, settings, interaction }: Props) {
  const language = useLanguage()
  const measure = useTextMeasure()
  const { weekStart, holidays, colorOf, rules } = preferences
  const { weekNumbers, routineAsEvents: showsRoutine } = settings
  const opened = useOpened(openedMonth)
  const layout = layoutOf(items, { from, weekStart, geometry, measure, holidays, showsRoutine, opened })
  const labels = useDayLabels({ items, from, holidays, metric: 'count', scale: 'fixed', rules })
  const drawing: Drawing = useMemo(
    () => ({ geometry, language, t: texts.t, weekNumbers, colorOf }),
    [geometry, language, weekNumbers, colorOf],
  )
  return (
    <PlannerBoard layout={layout} drawing={drawing} labels={labels} interaction={interaction} weekStart={weekStart} />
  )
}

/** The opened month with its way to write times, made anew where the texts of the page are. */
function useOpened(month: Month | null): OpenedMonth | null {
  const { t } = useTranslation()
  return useMemo(() => {
    const writeTime = (wall: WallMinute) => formatTime(wall)
    // `t` is another function for another language, and where times are written in another way.
    return month === null || t === null ? null : { month, writeTime }
  }, [month, t])
}
