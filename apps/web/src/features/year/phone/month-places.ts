/** Where something is drawn, in px of the window. */
export interface Stretch {
  readonly top: number
  readonly bottom: number
}

export interface MonthPlace extends Stretch {
  /** 1 to 12. */
  readonly month: number
}

/** How many parts of a month are told apart: one that begins a hair above the room is still the one that is looked at. */
const PARTS = 10

/** The month that a person looks at: the first of those of which most can be seen. 1 where there are no months. */
export function monthInSight(months: readonly MonthPlace[], room: Stretch): number {
  let [best, most] = [1, -1]
  for (const { month, top, bottom } of months) {
    const seen = Math.min(bottom, room.bottom) - Math.max(top, room.top)
    const share = Math.round((Math.max(0, seen) / Math.min(bottom - top, room.bottom - room.top)) * PARTS)
    if (share > most) [best, most] = [month, share]
  }
  return best
}

/** The month at a height of the window, or the one that is nearest to it. 1 where there are no months. */
export function monthAt(months: readonly MonthPlace[], y: number): number {
  const away = ({ top, bottom }: Stretch): number => Math.max(top - y, 0, y - bottom)
  return months.reduce<MonthPlace | null>((a, b) => (a && away(a) <= away(b) ? a : b), null)?.month ?? 1
}

/**
 * Px that the page must scroll down for a month to have its middle at `y`, or as near to that as the whole of it can be
 * seen. Where there is no `y`, and where the month is higher than the room, it begins with the room.
 */
export function wayTo(month: Stretch, room: Stretch, y: number | null): number {
  const height = month.bottom - month.top
  const lowest = Math.max(room.top, room.bottom - height)
  const wanted = y === null ? room.top : y - height / 2
  return month.top - Math.min(Math.max(wanted, room.top), lowest)
}

/** Px that the page must scroll down for a day to stand in the middle of a stretch: 0 where it is in it as a whole. */
export function wayToDay(day: Stretch, stretch: Stretch): number {
  if (day.top >= stretch.top && day.bottom <= stretch.bottom) return 0
  return (day.top + day.bottom - stretch.top - stretch.bottom) / 2
}
