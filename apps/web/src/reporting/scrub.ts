// What leaves the page for an error-reporting service says how the program went, and nothing of what people wrote in it.

/** Addresses keep their path; what is asked for behind it may be a token, or words that were searched for. */
const QUERY_AND_HASH = /([a-z][a-z0-9+.-]*:\/\/[^\s?#"'<>()]*)[?#][^\s"'<>()]*/gi
/** The same where an address begins with its path, or is only a query. */
const PARAMETERS = /[?#&][\w.[\]%-]+=[^\s"'<>()]*/g
const EMAIL = /[^\s@"'<>()[\]=:,;/]+@[^\s@"'<>()[\]=:,;/]+\.[a-z]{2,}/gi
/**
 * Sessions, keys, links for a new password: 43 letters of base64url, with or without their kind before them. The numbers
 * of traces and events are hexadecimal.
 */
const SECRET = /\b(?![0-9a-f-]+(?![\w-]))[\w-]{40,}(?![\w-])/g
/** Who writes of a title, or of a text that cannot be read, puts it in quotes. */
const QUOTED = /"[^"]*"|“[^”]*”|«[^»]*»|`[^`]*`/g

/** A text without queries, e-mail addresses and secrets. */
export const scrubText = (text: string): string =>
  text.replace(QUERY_AND_HASH, '$1').replace(PARAMETERS, '').replace(EMAIL, '[email]').replace(SECRET, '[secret]')

/** Sentences that a program makes, with whatever it had at hand. */
const IN_WORDS = new Set(['value', 'message', 'description', 'transaction', 'name'])
/** What a fault carried that is no error, and who it is: neither helps anybody to find the fault. */
const UNWANTED = new Set(['extra', 'user'])
/** Elements of the page as a path of selectors, in which labels stand: titles of events. */
const OF_ELEMENTS = /(^|\.)(lcp\.(element|id|url)|cls\.source(\.\d+)?|inp\.target)$|^ui\.(element|component_name)$/
/** What goes deeper was made to go round. */
const DEEPEST = 100

const isWanted = (key: string): boolean => !UNWANTED.has(key) && !OF_ELEMENTS.test(key)

/** A text by the name that it goes by. */
function scrubNamed(text: string, key: string): string {
  const isOfWords = IN_WORDS.has(key) || text.includes('[HTML')
  return scrubText(isOfWords ? text.replace(QUOTED, '[…]') : text)
}

/** A value of JSON with every text in it scrubbed, and without what names people or elements of the page. */
export const scrubValue = (value: unknown): unknown => mapTexts(value, scrubNamed, isWanted)

/** The same, but for what was quoted and for nothing left out: of a recording every part is needed to play it. */
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
