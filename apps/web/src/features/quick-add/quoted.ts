/** Quotes that quick add recognises. */
const QUOTATIONS = /"[^"]*"|“[^”]*”|«[^»]*»/gu

/** Quotes that would pair with an earlier one cannot be used. */
const MARKS = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
] as const

/**
 * Puts quotes around some words, so that they stay in the title unparsed. If a lone `"` precedes them, as in `Monitor
 * 27"`, it would pair, so another kind of quotes is used. Offsets in UTF-16 units.
 */
export function quoted(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const before = text.slice(0, from).replaceAll(QUOTATIONS, '')
  const [open, close] = MARKS.find(([first]) => !before.includes(first)) ?? MARKS[0]
  return `${text.slice(0, from)}${open}${text.slice(from, to)}${close}${text.slice(to)}`
}
