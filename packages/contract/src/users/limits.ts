export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 1_024
export const EMAIL_MAX = 254
export const DEVICE_MAX = 100

/** A code of six digits, or a recovery code, with room for how people write it. */
export const CODE_MAX = 60
export const OFFER_MAX = 1_000
/** Accounts elsewhere that sign somebody in. */
export const IDENTITIES_MAX = 10
/** Of what comes back from another server that signs people in. */
export const OIDC_CODE_MAX = 4_000

export const USER_AGENT_MAX = 300

/** How long an invite code can work, and works unless said. */
export const INVITE_DAYS_MAX = 365
export const INVITE_DAYS = 30

/** Keys that one account can have for other programs. */
export const API_KEYS_MAX = 20

/** Passkeys that one account can have, and how long a part of what a browser answers for one can be. */
export const PASSKEYS_MAX = 20
export const PASSKEY_BYTES_MAX = 20_000

/** Passwords that one account can have for calendar programs of its devices. */
export const DEVICE_PASSWORDS_MAX = 30

/** Views that a person can save by name, and what one can be. */
export const SAVED_VIEWS_MAX = 20
export const SAVED_VIEW_NAME_MAX = 60
export const SAVED_VIEW_CATEGORIES_MAX = 50
