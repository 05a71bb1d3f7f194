/** Events of one page, of days or of what has changed; and days that can be read at once. */
export const EVENTS_A_PAGE_MAX = 200
export const RANGE_DAYS_MAX = 366

/** Events and occurrences that are changed as one, and the days that they are moved by: a hundred years. */
export const BATCH_EVENTS_MAX = 500
export const BATCH_DAYS_MAX = 36_600

/** Occurrences of one series in an answer, and of all series together. */
export const OCCURRENCES_OF_A_SERIES_MAX = 1_000
export const OCCURRENCES_MAX = 20_000

/** Starts that a new series leaves out. */
export const EXDATES_MAX = 1_000

/** Characters of what is searched for. */
export const SEARCH_MAX = 200
