/** Sizes of one week of a month that fills the room of a phone, in px. */
export interface WeekGeometry {
  readonly rowHeight: number
  readonly lanes: number
  /** Distance from one lane to the next; a bar is a px lower. */
  readonly pitch: number
}

/** What stands around the weeks of a month: its name above, some room below, and a gap after each of them. */
const NAME = 34
const FOOT = 14
const GAP = 3
/** The line of a day's number, over its lanes, and what is left free below them. */
export const NUMBER_LINE = 19
const BELOW_LANES = 2
const LOWEST_PITCH = 16
const HIGHEST_PITCH = 20
/** Three titles: a day with fewer would say less than the list of all months. */
const LEAST_LANES = 3

const lowestRow = (lanes: number): number => NUMBER_LINE + lanes * LOWEST_PITCH + BELOW_LANES

/** The least height of a month with so many weeks and lanes, in px. */
export const leastMonthHeight = (weeks: number, lanes = LEAST_LANES): number =>
  NAME + FOOT + weeks * (lowestRow(lanes) + GAP)

/**
 * Divides `height`, the px that a month has on the screen, among its weeks: as many lanes as fit, as far apart as fits.
 * In a low room the rows keep the height of `least` lanes, and the month is higher than the room.
 */
export function weekGeometry(height: number, weeks: number, least = LEAST_LANES): WeekGeometry {
  const rowHeight = Math.max(lowestRow(least), Math.floor((height - NAME - FOOT) / weeks) - GAP)
  const room = rowHeight - NUMBER_LINE - BELOW_LANES
  const lanes = Math.floor(room / LOWEST_PITCH)
  return { rowHeight, lanes, pitch: Math.min(HIGHEST_PITCH, Math.floor(room / lanes)) }
}
