/** Position in px of the window. */
export interface VerticalSpan {
  readonly top: number
  readonly bottom: number
}

export interface MonthPlace extends VerticalSpan {
  /** 1 to 12. */
  readonly month: number
}

/** Resolution for comparing visible parts: a month that begins a hair above the room still counts as whole. */
const PARTS = 10

/** The month that a person is looking at: the first of the most visible ones. 1 without months. */
export function visibleMonth(months: readonly MonthPlace[], room: VerticalSpan): number {
  let [best, most] = [1, -1]
  for (const { month, top, bottom } of months) {
    const seen = Math.min(bottom, room.bottom) - Math.max(top, room.top)
    const share = Math.round((Math.max(0, seen) / Math.min(bottom - top, room.bottom - room.top)) * PARTS)
    if (share > most) [best, most] = [month, share]
  }
  return best
}

/** The month at a height of the window, or the nearest one. 1 without months. */
export function monthAt(months: readonly MonthPlace[], y: number): number {
  const away = ({ top, bottom }: VerticalSpan): number => Math.max(top - y, 0, y - bottom)
  return months.reduce<MonthPlace | null>((a, b) => (a && away(a) <= away(b) ? a : b), null)?.month ?? 1
}

/**
 * Px to scroll so that a month's middle is at `y`, or as near as keeps all of it visible. Without `y`, and if it is
 * higher than the room, it is aligned with the room's top.
 */
export function wayTo(month: VerticalSpan, room: VerticalSpan, y: number | null): number {
  const height = month.bottom - month.top
  const lowest = Math.max(room.top, room.bottom - height)
  const wanted = y === null ? room.top : y - height / 2
  return month.top - Math.min(Math.max(wanted, room.top), lowest)
}

/** Px to scroll so that a day is in the middle of an area: 0 if it is completely inside. */
export function wayToDay(day: VerticalSpan, span: VerticalSpan): number {
  if (day.top >= span.top && day.bottom <= span.bottom) return 0
  return (day.top + day.bottom - span.top - span.bottom) / 2
}
