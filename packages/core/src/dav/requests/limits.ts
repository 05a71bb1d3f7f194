/** Limits of one request, beyond those of its XML. */

/** Addresses of a calendar-multiget. */
export const HREFS_MAX = 10_000
/** Properties that are asked for or set. */
export const PROPERTIES_MAX = 1_000
/** Filters of a query together: of components, properties, parameters. Each may look at all of an object. */
export const FILTERS_MAX = 20
/** UTF-16 units of a text to look for. */
export const MATCH_TEXT_MAX = 1_000
/** Levels of an expand-property: each can lead to all resources of a principal. */
export const EXPANSION_DEPTH_MAX = 4
/** UTF-16 units of a sync token. */
export const TOKEN_MAX = 200
