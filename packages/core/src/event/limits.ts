/** Limits of an event from any source: a form, the API, a file. */

/** Years in which events may lie. */
export const FIRST_YEAR = 1900
export const LAST_YEAR = 2200

/** Lengths in characters as people count them (`countCharacters`). */
export const TITLE_MAX = 200
export const DESCRIPTION_MAX = 10_000
export const LOCATION_MAX = 500
export const NAME_MAX = 100

/** Length in UTF-16 units. */
export const URL_MAX = 2_000

/** Length of a line of quick add, in UTF-16 units. */
export const QUICK_ADD_MAX = 500

export const REMINDERS_MAX = 10
/** A year ahead, in minutes. */
export const REMINDER_MINUTES_MAX = 366 * 24 * 60
