const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

/**
 * The address to open for what stands in an event's link; null for what is no link, and for schemes that run something
 * (`javascript:`, `data:`) or look into the machine (`file:`).
 */
export function safeLink(text: string): string | null {
  const url = URL.parse(text.trim())
  return url && SCHEMES.has(url.protocol) ? url.href : null
}
