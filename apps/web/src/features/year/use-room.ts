import { plannerGeometry, type PlannerGeometry } from '@dodici/core/year'
import { useMemo } from 'react'
import type { View } from '../../address/calendar-address.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import type { YearSettings } from './settings/year-settings.ts'
import { useViewport } from './viewport.ts'

const PANEL_WIDTH = 400
/** Months and heat beside an open panel; with less, the panel covers them. */
const LEAST_WIDTH_BESIDE = 860

/** Where the year is drawn, and how. */
export interface Room {
  readonly isPhone: boolean
  /** The view that is drawn: where the days of the planner would be too narrow, the months are. */
  readonly view: View
  /** Px that an open panel takes from the year; 0 where it covers it, and where none is open. */
  readonly panel: number
  readonly width: number
  readonly height: number
  readonly geometry: PlannerGeometry
  /** That of the planner when the panel is opened, or closed. */
  readonly otherGeometry: PlannerGeometry
}

/** Divides the window between the year and an open panel. An open panel pushes the year aside as long as it can be read. */
export function useRoom(wanted: View, hasPanel: boolean, { align }: YearSettings): Room {
  const isPhone = useIsPhone()
  const { width, height } = useViewport()
  const whole = useMemo(() => plannerGeometry({ width, height, align }), [width, height, align])
  const beside = useMemo(() => plannerGeometry({ width: width - PANEL_WIDTH, height, align }), [width, height, align])
  return useMemo(() => {
    const view = wanted === 'planner' && whole.isTooNarrow && !isPhone ? 'months' : wanted
    const fits = view === 'planner' ? !beside.isTooNarrow : width - PANEL_WIDTH >= LEAST_WIDTH_BESIDE
    const isBeside = hasPanel && !isPhone && fits
    const panel = isBeside ? PANEL_WIDTH : 0
    const [geometry, otherGeometry] = isBeside ? [beside, whole] : [whole, beside]
    return { isPhone, view, panel, width: width - panel, height, geometry, otherGeometry }
  }, [wanted, hasPanel, whole, beside, isPhone, width, height])
}
