/** Days ahead that reminders are listed for. */
export const UPCOMING_DAYS_MAX = 366

/** Browsers of one person that reminders are pushed to. */
export const PUSH_DEVICES_MAX = 20
