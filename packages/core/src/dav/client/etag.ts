/** What a header can carry. Longer ones are no marks of any server. */
const SENDABLE = /^[\t\u0020-\u007e\u0080-\u00ff]{1,1000}$/
const WEAK = /^W\//

/**
 * An ETag as it is sent again: a few servers leave out the quotes in the property, but not in the header. Null for what is
 * none.
 */
export function readEtag(text: string): string | null {
  const etag = text.trim()
  if (!SENDABLE.test(etag)) return null
  return etag.startsWith('"') || WEAK.test(etag) ? etag : `"${etag}"`
}

/** Whether an ETag says only that two contents mean the same. `If-Match` never holds for it (RFC 9110 13.1.1). */
export const isWeakEtag = (etag: string): boolean => WEAK.test(etag)
