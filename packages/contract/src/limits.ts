/** Years that the API takes. The page's own window is narrower. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2200

/** The page navigates from this many years before the current one to this many after it. */
export const YEARS_BACK = 2
export const YEARS_AHEAD = 7

export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 10_000
export const LOCATION_MAX = 500
export const URL_MAX = 2_000
export const NAME_MAX = 100
export const REMINDERS_MAX = 10
/** A year of reminders ahead, in minutes. */
export const REMINDER_MINUTES_MAX = 366 * 24 * 60

export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 1_024
export const EMAIL_MAX = 254

/** Bytes of a request body; a calendar file may have more. */
export const BODY_BYTES_MAX = 1_000_000
export const IMPORT_BYTES_MAX = 20 * 1_024 * 1_024
export const IMPORT_EVENTS_MAX = 20_000

/** Occurrences of one series in an answer, and of all series together. */
export const OCCURRENCES_OF_A_SERIES_MAX = 1_000
export const OCCURRENCES_MAX = 20_000

export const TRASH_DAYS = 30

export const DEFAULT_CATEGORY_COLOR = '#1976d2'

/** The palette of the category manager, in its order. */
export const CATEGORY_PALETTE = [
  '#1976d2',
  '#388e3c',
  '#d32f2f',
  '#f57c00',
  '#7b1fa2',
  '#0097a7',
  '#5d4037',
  '#616161',
  '#455a64',
  '#e91e63',
  '#ff5722',
  '#795548',
] as const
