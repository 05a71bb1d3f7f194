import type { Month } from '@dodici/core/date'
import { openedMonth, type OpenedMonth, type YearLayout } from '@dodici/core/year'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { formatTime } from '../../../../i18n/format.ts'
import { useTranslation } from '../../../../i18n/use-translation.ts'
import { keepPlace, placeOf, showWhole } from './month-place.ts'
import './opened-month.css'
import { useGoingAlong } from './use-going-along.ts'
import { useLanesInSight, type DrawnLanes } from './use-lanes-in-sight.ts'

interface Props {
  /** The month to open; null to close the one that is open. */
  readonly month: Month | null
  /** The planner as it is drawn. */
  readonly layout: YearLayout
  readonly onOpen: (opened: OpenedMonth | null) => void
  /** Other lanes are in sight; null to draw all. */
  readonly onSight: (lanes: DrawnLanes | null) => void
}

/** The month that opens or closes, what will be open then, and where its row was. */
interface Moving {
  readonly about: Month
  readonly target: Month | null
  readonly top: number | null
}

/**
 * Opens a month, and keeps it where it is while rows above it may become lower: its name is where somebody looks. Draws
 * nothing itself.
 */
export function OpenedMonthView({ month, layout, onOpen, onSight }: Props) {
  const { t } = useTranslation()
  const moving = useRef<Moving | null>(null)
  const drawn = layout.openedRow?.month ?? null
  const open = useEffectEvent((target: Month | null) => {
    const about = target ?? drawn
    if (about !== null && target !== drawn) moving.current = { about, target, top: placeOf(about)?.top ?? null }
    onOpen(target === null ? null : openedMonth(target, (wall) => formatTime(wall)))
  })
  // `t` is another function for another language, and where times are written in another way.
  useLayoutEffect(() => open(month), [month, t])
  useLayoutEffect(() => {
    // Not before it is drawn as wished.
    if (moving.current?.target !== drawn) return
    const { about, top } = moving.current
    moving.current = null
    keepPlace(about, top)
    showWhole(about)
  }, [drawn])
  useLanesInSight(layout, onSight)
  useGoingAlong(layout)
  return null
}
