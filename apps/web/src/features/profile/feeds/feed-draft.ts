import type { Feed, FeedWishes } from '@dodici/contract/types'
import { formatDay, MINUTES_A_DAY, dayOfWall, parseDay } from '@dodici/core/date'
import { instantOfWall, wallAt } from '@dodici/core/zone'

/** What a form of a feed holds. */
export interface FeedDraft extends Omit<FeedWishes, 'expiresAt'> {
  /** `YYYY-MM-DD`, the last day on which the address works; empty for no end. */
  readonly lastDay: string
}

/** Days that can be chosen for how far a feed reaches. */
export const BACK = [0, 30, 90, 365, 3_660] as const
export const AHEAD = [30, 90, 365] as const

const MINUTE = 60_000

export const newDraft = (calendar: { readonly _id: string; readonly name: string } | undefined): FeedDraft => ({
  name: calendar?.name ?? '',
  detail: 'titles',
  calendarIds: calendar === undefined ? null : [calendar._id],
  categoryIds: null,
  daysBack: 90,
  daysAhead: null,
  lastDay: '',
})

export const draftOf = ({ expiresAt, ...feed }: Feed, zone: string): FeedDraft => ({
  name: feed.name,
  detail: feed.detail,
  calendarIds: feed.calendarIds,
  categoryIds: feed.categoryIds,
  daysBack: feed.daysBack,
  daysAhead: feed.daysAhead,
  lastDay: expiresAt === null ? '' : lastDayOf(expiresAt, zone),
})

/** The last day before an instant. */
const lastDayOf = (instant: string, zone: string): string =>
  formatDay(dayOfWall(wallAt(Math.floor(Date.parse(instant) / MINUTE) - 1, zone)))

/** The end of a day in a zone, as an instant; null for no day. */
function endOf(day: string, zone: string): string | null {
  const parsed = parseDay(day)
  if (parsed === null) return null
  return new Date(instantOfWall((parsed + 1) * MINUTES_A_DAY, zone) * MINUTE).toISOString()
}

/** What is sent. An end that was set to the minute elsewhere becomes that of its day. */
export function wishesOf({ lastDay, name, ...draft }: FeedDraft, zone: string): FeedWishes {
  return { ...draft, name: name.trim(), expiresAt: endOf(lastDay, zone) }
}
