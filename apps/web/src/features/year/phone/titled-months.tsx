import { formatMonths } from '../../../i18n/format-months.ts'
import type { Month } from '@dodici/core/date'
import {
  layoutTitled,
  type MeasureText,
  type TitledLayout,
  type TitledMonth as LaidOutMonth,
  type TitledOptions,
  type YearItem,
} from '@dodici/core/year'
import { useMemo, useState } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { interactionIn, type YearInteraction } from '../interaction.ts'
import { useTextMeasure } from '../planner/text-measure.ts'
import { rememberingLayout } from '../remembering-layout.ts'
import type { Preferences } from '../use-year.ts'
import { useDayLabels } from '../words/use-day-labels.ts'
import { PhoneWeekdays } from './phone-weekdays.tsx'
import { TitledMonth } from './titled-month.tsx'

interface Props {
  /** The first of the twelve months. */
  readonly from: Month
  readonly items: readonly YearItem[]
  /** Those that the labels count: without what is offered, so that the labels stay while a line is typed. */
  readonly counted: readonly YearItem[]
  readonly preferences: Preferences
  readonly showsRoutine: boolean
  readonly interaction: YearInteraction
  /** Px of the window, and of a month between the bars. */
  readonly width: number
  readonly height: number
}

/** Months in a list, each as high as the room, with titles. */
export function TitledMonths({ from, items, counted, preferences, showsRoutine, interaction, width, height }: Props) {
  const { t } = useTranslation()
  const measure = useTextMeasure()
  const { weekStart, holidays, colorOf, rules } = preferences
  const { months } = useTitled(items, { from, weekStart, holidays, showsRoutine, width, height, measure })
  const labels = useDayLabels({ items: counted, from, holidays, metric: 'count', scale: 'fixed', rules })
  return (
    <>
      <PhoneWeekdays weekStart={weekStart} />
      <div role="grid" aria-label={t('year.grid', { year: formatMonths(from) })}>
        {months.map((month, index) => (
          <TitledMonth
            key={month.month}
            month={month}
            labels={labels[index] ?? []}
            colorOf={colorOf}
            {...interactionIn(interaction, fontStretchOf(month))}
          />
        ))}
      </div>
    </>
  )
}

const fontStretchOf = (month: LaidOutMonth) => {
  const items = month.weeks.flatMap(({ bars }) => bars.map(({ item }) => item))
  return {
    first: month.first,
    last: month.last,
    holdsItem: (id: string) => items.some((item) => item.id === id),
    drawn: month,
    items,
  }
}

interface LayoutInput extends Omit<TitledOptions, 'titles'> {
  /** Px of the window. */
  readonly width: number
  readonly measure: MeasureText
}

/** Px from `titled.module.css`: list padding, day gap, bar inset. */
const SIDES = 32
const GAP = 3
const EDGES = 10
const FONT = 11

/** The layout of twelve months with titles; unchanged months keep their objects. */
function useTitled(items: readonly YearItem[], told: LayoutInput): TitledLayout {
  const { from, weekStart, holidays, showsRoutine, width, height, measure } = told
  const [layOut] = useState(() => rememberingLayout(layoutTitled))
  return useMemo(() => {
    const room = Math.floor((width - SIDES + GAP) / 7 - GAP - EDGES)
    const titles = { measure, room, font: FONT }
    return layOut(items, { from, weekStart, holidays, showsRoutine, height, titles })
  }, [layOut, items, from, weekStart, holidays, showsRoutine, width, height, measure])
}
