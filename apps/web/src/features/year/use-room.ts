import { leastPlannerWidth, plannerGeometry, type PlannerGeometry } from '@dodici/core/year'
import type { Month } from '@dodici/core/date'
import { useMemo } from 'react'
import type { View } from '../../address/calendar-address.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { YearSettings } from './settings/year-settings.ts'
import { useViewport } from './viewport.ts'

/** Px of panels beside the year. */
export const DAY_PANEL_WIDTH = 400
export const ASSISTANT_PANEL_WIDTH = 450
/** Minimum for months and heatmap beside a panel; with less, it covers them. */
const LEAST_WIDTH_BESIDE = 860

/** Where and how the year is drawn. */
export interface Room {
  readonly isPhone: boolean
  readonly view: View
  /** The month of the planner whose row is opened. */
  readonly opened: Month | null
  /** Px that an open panel takes from the year; 0 if it covers it, or is closed. */
  readonly panel: number
  readonly width: number
  /** Px of the window below what is above the year. */
  readonly height: number
  readonly geometry: PlannerGeometry
  /** The planner's width when the panel opens or closes. */
  readonly otherGeometry: PlannerGeometry
}

interface Around {
  /** Px of an open panel, 0 for none: it pushes the year aside while that stays readable. */
  readonly panel: number
  readonly row: Month | null
  /** Px above the year. On a phone this scrolls away with it. */
  readonly head: number
  /** Whether the year before is drawn beside the shown one. */
  readonly hasEarlier: boolean
}

/**
 * Divides the window between the year and its surroundings. The chosen view is kept in any width: a planner without
 * room scrolls sideways.
 */
export function useRoom(
  view: View,
  { panel: openPanel, row, head: above, hasEarlier }: Around,
  { align, spacing }: YearSettings,
): Room {
  const isPhone = useIsPhone()
  const { width, height } = useViewport()
  const head = isPhone ? 0 : above
  const whole = useMemo(() => {
    const least = leastPlannerWidth(align)
    return plannerGeometry({ width: Math.max(width, least), height, align, head, spacing, hasEarlier })
  }, [width, height, align, head, spacing, hasEarlier])
  const panelWidth = openPanel || DAY_PANEL_WIDTH
  const beside = useMemo(
    () => plannerGeometry({ width: width - panelWidth, height, align, head, spacing, hasEarlier }),
    [width, panelWidth, height, align, head, spacing, hasEarlier],
  )
  return useMemo(() => {
    const fits = view === 'planner' ? !beside.isTooNarrow : width - panelWidth >= LEAST_WIDTH_BESIDE
    const isBeside = openPanel > 0 && !isPhone && fits
    const panel = isBeside ? panelWidth : 0
    const [geometry, otherGeometry] = isBeside ? [beside, whole] : [whole, beside]
    const opened = isPhone || view !== 'planner' ? null : row
    return { isPhone, view, opened, panel, width: width - panel, height: height - head, geometry, otherGeometry }
  }, [view, row, openPanel, panelWidth, whole, beside, isPhone, width, height, head])
}
