import type { Month } from '@dodici/core/date'
import type { OpenedMonth, PlannerGeometry, YearItem } from '@dodici/core/year'
import { useMemo, useState } from 'react'
import { texts } from '../../../i18n/texts.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import type { YearSettings } from '../settings/year-settings.ts'
import { useEarlierRows } from '../last-year/shown-earlier.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import type { Drawing } from './drawing.ts'
import type { YearInteraction } from '../interaction.ts'
import { OpenedMonthPart } from './opened/opened-month-part.tsx'
import type { DrawnLanes } from './opened/use-lanes-in-sight.ts'
import { PlannerBoard } from './planner-board.tsx'
import { useTextMeasure } from './text-measure.ts'
import { layoutOf } from './year-layouts.ts'

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly items: readonly YearItem[]
  /** Those that the labels count: without what is offered, so that the labels stay while a line is typed. */
  readonly counted: readonly YearItem[]
  readonly geometry: PlannerGeometry
  /** The month whose row is opened. */
  readonly opened: Month | null
  readonly preferences: Preferences
  readonly settings: YearSettings
  readonly interaction: YearInteraction
}

/** The planner of twelve months, laid out once per change, and only where it changed. */
export function PlannerView({ from, items, counted, geometry, opened: openedMonth, ...given }: Props) {
  const { preferences, settings, interaction } = given
  const language = useLanguage()
  const measure = useTextMeasure()
  const { weekStart, holidays, colorOf, rules } = preferences
  const { weekNumbers, routineAsEvents: showsRoutine } = settings
  const [opened, setOpened] = useState<OpenedMonth | null>(null)
  const [lanes, setLanes] = useState<DrawnLanes | null>(null)
  const [hasOpened, setHasOpened] = useState(false)
  if (openedMonth !== null && !hasOpened) setHasOpened(true)
  const layout = layoutOf(items, { from, weekStart, geometry, measure, holidays, showsRoutine, opened })
  const labels = useDayLabels({ items: counted, from, holidays, metric: 'count', scale: 'fixed', rules })
  const drawing: Drawing = useMemo(
    () => ({ geometry, language, t: texts.t, weekNumbers, colorOf }),
    [geometry, language, weekNumbers, colorOf],
  )
  const earlier = useEarlierRows(from)
  return (
    <>
      <PlannerBoard
        {...{ layout, drawing, labels, interaction, weekStart, earlier }}
        lanes={lanes?.of(layout) ?? null}
      />
      {hasOpened ? <OpenedMonthPart month={openedMonth} layout={layout} onOpen={setOpened} onSight={setLanes} /> : null}
    </>
  )
}
