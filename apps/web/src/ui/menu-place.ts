/** Where something lies in the window, in CSS pixels. */
type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>

/** Where a menu goes that hangs below the start of its button: above instead, so high, and moved sideways by so much. */
export interface MenuPlace {
  readonly isAbove: boolean
  readonly maxHeight: number
  readonly shift: number
}

/** Between a menu and its button, and the edge of what holds both. */
const GAP = 4
const MARGIN = 8

/** The place of a menu inside of what clips it. Above its button where it fits better there. */
export function menuPlace(menu: Box, button: Box, clip: Box): MenuPlace {
  const above = button.top - clip.top - GAP - MARGIN
  const below = clip.bottom - button.bottom - GAP - MARGIN
  const isAbove = menu.bottom - menu.top > below && above > below
  const overRight = Math.max(0, menu.right - (clip.right - MARGIN))
  const overLeft = Math.max(0, clip.left + MARGIN - menu.left)
  return { isAbove, maxHeight: Math.max(0, isAbove ? above : below), shift: overLeft || 0 - overRight }
}

/** The nearest element around one that scrolls, and so cuts off what is beyond it; null where there is none. */
export function scrollerAround(element: Element): Element | null {
  const parent = element.parentElement
  if (parent === null) return null
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollerAround(parent)
}
