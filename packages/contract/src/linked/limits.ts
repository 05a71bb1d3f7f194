/** Accounts elsewhere that a person can link. */
export const LINKED_ACCOUNTS_MAX = 10

/** Calendars of one account elsewhere that are listed. */
export const LISTED_CALENDARS_MAX = 100

/** Characters of a user name elsewhere, and of a password there. */
export const LINKED_USERNAME_MAX = 320
export const LINKED_PASSWORD_MAX = 1_000
