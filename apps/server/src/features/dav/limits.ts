/** Octets of a resource, and of the body of any request. */
export const RESOURCE_BYTES_MAX = 1_048_576
/** Properties of a calendar that are kept as programs wrote them, and characters of each. */
export const KEPT_PROPERTIES_MAX = 20
export const KEPT_PROPERTY_MAX = 16_384
/** Resources that one request looks into. */
export const LOOKED_INTO_MAX = 20_000
