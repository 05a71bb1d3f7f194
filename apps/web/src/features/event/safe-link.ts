const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

/**
 * The URL to open for an event's link; null if it is none, or if its scheme runs something (`javascript:`, `data:`) or
 * reads the machine (`file:`).
 */
export function safeLink(text: string): string | null {
  const url = URL.parse(text.trim())
  return url && SCHEMES.has(url.protocol) ? url.href : null
}
