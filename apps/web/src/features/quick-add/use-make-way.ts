import { dayOfText } from '@dodici/core/date'
import type { QuickAdd } from '@dodici/core/language'
import { useLayoutEffect, type RefObject } from 'react'
import { cellOf } from '../../ui/drawn-day.ts'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { shiftClearOf, type Box } from './clear-of.ts'

/** Px that the event's text may take to the right of its days. */
const WORDS = 120

/**
 * Moves the card away from the event's days in the year behind it. Not on a phone, where the keyboard takes the room.
 */
export function useMakeWay(card: RefObject<HTMLElement | null>, { start, end }: Pick<QuickAdd, 'start' | 'end'>): void {
  const isPhone = useIsPhone()
  // Runs with every letter: recognised parts make the card higher.
  useLayoutEffect(() => {
    const element = card.current
    if (element === null) return
    const days = isPhone ? null : boxOfDays(start, end)
    const way = days === null ? 0 : shiftClearOf(boxOf(element), days, innerHeight)
    element.style.setProperty('--way', `${way}px`)
  })
}

/** Its default position. */
const boxOf = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): Box => ({
  left: offsetLeft,
  top: offsetTop,
  right: offsetLeft + offsetWidth,
  bottom: offsetTop + offsetHeight,
})

/** The box around the first day and its row; null if it is not drawn. */
function boxOfDays(start: string | null, end: string | null): Box | null {
  const [from, to] = [edgesOf(start), edgesOf(end)]
  if (from === null) return null
  const { left, top, bottom } = from
  const isOneRow = to === null || to.top === top
  return { left, top, bottom, right: isOneRow ? (to ?? from).right + WORDS : innerWidth }
}

function edgesOf(time: string | null): Box | null {
  const day = time === null ? null : dayOfText(time)
  return day === null ? null : (cellOf(document, day)?.getBoundingClientRect() ?? null)
}
