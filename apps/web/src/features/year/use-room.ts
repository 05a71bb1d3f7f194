import { leastPlannerWidth, plannerGeometry, type PlannerGeometry } from '@dodici/core/year'
import { useMemo } from 'react'
import type { View } from '../../address/calendar-address.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { YearSettings } from './settings/year-settings.ts'
import { useViewport } from './viewport.ts'

/** Px of the panels that can stand beside the year. */
export const DAY_PANEL_WIDTH = 400
export const ASSISTANT_PANEL_WIDTH = 450
/** Months and heat beside an open panel; with less, the panel covers them. */
const LEAST_WIDTH_BESIDE = 860

/** Where the year is drawn, and how. */
export interface Room {
  readonly isPhone: boolean
  readonly view: View
  /** Px that an open panel takes from the year; 0 where it covers it, and where none is open. */
  readonly panel: number
  readonly width: number
  /** Px of the window without what stands above the year. */
  readonly height: number
  readonly geometry: PlannerGeometry
  /** That of the planner when the panel is opened, or closed. */
  readonly otherGeometry: PlannerGeometry
}

interface Around {
  /** Px of an open panel, 0 for none: it pushes the year aside as long as that can be read. */
  readonly panel: number
  /** Px of what stands above the year. On a phone it scrolls away with it. */
  readonly head: number
}

/**
 * Divides the window between the year and what stands around it. The view is the one that was chosen, however narrow the
 * window is: a planner that has no room goes on to the side.
 */
export function useRoom(view: View, { panel: openPanel, head: above }: Around, { align }: YearSettings): Room {
  const isPhone = useIsPhone()
  const { width, height } = useViewport()
  const head = isPhone ? 0 : above
  const whole = useMemo(() => {
    const least = leastPlannerWidth(align)
    return plannerGeometry({ width: Math.max(width, least), height, align, head })
  }, [width, height, align, head])
  const panelWidth = openPanel || DAY_PANEL_WIDTH
  const beside = useMemo(
    () => plannerGeometry({ width: width - panelWidth, height, align, head }),
    [width, panelWidth, height, align, head],
  )
  return useMemo(() => {
    const fits = view === 'planner' ? !beside.isTooNarrow : width - panelWidth >= LEAST_WIDTH_BESIDE
    const isBeside = openPanel > 0 && !isPhone && fits
    const panel = isBeside ? panelWidth : 0
    const [geometry, otherGeometry] = isBeside ? [beside, whole] : [whole, beside]
    return { isPhone, view, panel, width: width - panel, height: height - head, geometry, otherGeometry }
  }, [view, openPanel, panelWidth, whole, beside, isPhone, width, height, head])
}
