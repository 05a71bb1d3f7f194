/** Feeds of one account, and what one can choose. */
export const FEEDS_MAX = 20
export const FEED_CHOICES_MAX = 100
export const FEED_DAYS_MAX = 3_660
/** A feed that says only when somebody is busy reaches no further than this, back and ahead. */
export const BUSY_DAYS_MAX = 731
