/** Feeds of one account, and what one can choose. */
export const FEEDS_MAX = 20
export const FEED_CHOICES_MAX = 100
export const FEED_DAYS_MAX = 3_660
