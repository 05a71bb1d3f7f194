// Error reports say how the program went, and contain nothing that people wrote.

/** URLs keep their path. The query may contain a token or search words. */
const QUERY_AND_HASH = /([a-z][a-z0-9+.-]*:\/\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi
/** The same for URLs that begin with their path or are only a query. */
const PARAMETERS = /[?#&][\w.[\]%-]+=[^\s"'<>()]*/g
const EMAIL = /[^\s@"'<>()[\]=:,;/]+@[^\s@"'<>()[\]=:,;/]+\.[a-z]{2,}/gi
/**
 * Sessions, keys, reset links: 43 letters of base64url, with or without prefix. Ids of traces and events are
 * hexadecimal.
 */
const SECRET = /\b(?![0-9a-f-]+(?![\w-]))[\w-]{40,}(?![\w-])/g
/** Messages put titles and unreadable text in quotes. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g

/** Removes queries, e-mail addresses and secrets from a text. */
export const scrubText = (text: string): string =>
  text.replace(QUERY_AND_HASH, '$1').replace(PARAMETERS, '').replace(EMAIL, '[email]').replace(SECRET, '[secret]')

/** Fields with generated sentences, which may contain anything. */
const IN_WORDS = new Set(['value', 'message', 'description', 'transaction', 'name'])
/** Fields with non-error data and the person: neither helps to find the error. */
const UNWANTED = new Set(['extra', 'user'])
/** Fields with element paths, whose labels are event titles. */
const OF_ELEMENTS = /(^|\.)(lcp\.(element|id|url)|cls\.source(\.\d+)?|inp\.target)$|^ui\.(element|component_name)$/
/** Deeper structures are circular. */
const DEEPEST = 100

const isWanted = (key: string): boolean => !UNWANTED.has(key) && !OF_ELEMENTS.test(key)

/** Scrubs a text by its field name. */
function scrubNamed(text: string, key: string): string {
  const isOfWords = IN_WORDS.has(key) || text.includes('[HTML')
  return scrubText(isOfWords ? text.replace(QUOTED, '[…]') : text)
}

/** Scrubs every text in a JSON value, and removes fields that identify people or elements. */
export const scrubValue = (value: unknown): unknown => mapTexts(value, scrubNamed, isWanted)

/** The same, but keeps quotes and fields: a recording needs every part to play. */
export const scrubTexts = (value: unknown): unknown => mapTexts(value, scrubText, () => true)

function mapTexts(
  value: unknown,
  change: (text: string, key: string) => string,
  isKept: (key: string) => boolean,
): unknown {
  const map = (part: unknown, key: string, depth: number): unknown => {
    if (typeof part === 'string') return change(part, key)
    if (typeof part !== 'object' || part === null) return part
    if (depth > DEEPEST) return null
    if (Array.isArray(part)) return part.map((each) => map(each, key, depth + 1))
    const kept = Object.entries(part).filter(([name]) => isKept(name))
    return Object.fromEntries(kept.map(([name, each]) => [name, map(each, name, depth + 1)]))
  }
  return map(value, '', 0)
}
