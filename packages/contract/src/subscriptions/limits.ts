/** How often a subscribed calendar is read, in minutes. */
export const REFRESH_MINUTES_MIN = 15
export const REFRESH_MINUTES_MAX = 10_080
/** Where neither the person nor the calendar says how often, and the least where the calendar says it. */
export const REFRESH_MINUTES_DEFAULT = 60

/** Bytes of a subscribed calendar, unpacked. */
export const FEED_BYTES_MAX = 5 * 1_024 * 1_024
