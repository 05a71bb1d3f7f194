/** Bounds of what is read from a file, beside those that every event has. */
export const FILE_BYTES_MAX = 20 * 1_024 * 1_024
export const EVENTS_MAX = 20_000
/** Components of any kind, changed occurrences included. */
export const COMPONENTS_MAX = 100_000

/** Lengths in UTF-16 units. */
export const UID_MAX = 255
export const DETAIL_MAX = 100

export const CATEGORIES_MAX = 20
/** RDATEs, and EXDATEs, of one event. */
export const DATES_MAX = 5_000
/** Changed occurrences of one event. */
export const EXCEPTIONS_MAX = 5_000
/** UTF-16 units of what is kept of a component without being understood; inline attachments are larger. */
export const EXTRA_MAX = 100_000
/** UTF-16 units of a property's name and parameters together. */
export const HEADER_MAX = 4_000
/** Levels of components inside one another; RFC 5545 needs three. */
export const DEPTH_MAX = 10
/** Zones of a calendar that are read by their own rules. */
export const CUSTOM_ZONES_MAX = 30
/** How often the rules of a file's own zones are compared with those of the IANA zones, once a zone and year. */
export const ZONE_MATCHES_MAX = 100
