/** Limits for files, beyond those of every event. */
export const FILE_BYTES_MAX = 20 * 1_024 * 1_024
export const EVENTS_MAX = 20_000
/** Components of any kind, including exceptions. */
export const COMPONENTS_MAX = 100_000

/** UTF-8 octets of one resource. */
export const RESOURCE_OCTETS_MAX = 1_024 * 1_024

/** Lengths in UTF-16 units. */
export const UID_MAX = 255
export const DETAIL_MAX = 100

export const CATEGORIES_MAX = 20
/** RDATEs, and EXDATEs, of one event. */
export const DATES_MAX = 5_000
/** Exceptions of one event. */
export const EXCEPTIONS_MAX = 5_000
/** UTF-16 units stored of a component's unknown parts; inline attachments are larger. */
export const EXTRA_MAX = 100_000
/** UTF-16 units of a property's name and parameters together. */
export const HEADER_MAX = 4_000
/** Nesting depth of components; RFC 5545 needs three. */
export const DEPTH_MAX = 10
/** Zones per calendar that are read from their own rules. */
export const CUSTOM_ZONES_MAX = 30
/** How often a file's own zone rules are compared with IANA zones, once per zone and year. */
export const ZONE_MATCHES_MAX = 100
