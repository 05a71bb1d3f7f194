/** What quick add takes for a quotation. */
const QUOTATIONS = /"[^"]*"|“[^”]*”|«[^»]*»/gu

/** Marks of which the first would be taken for the second one of a quotation that was begun before are no use. */
const MARKS = [
  ['"', '"'],
  ['“', '”'],
  ['«', '»'],
] as const

/**
 * The text with some of its words in quotes: they stay in the title, and are read as nothing. Where a lone `"` stands
 * before them, as in `Monitor 27"`, it would pair with another: they get marks of another kind. Offsets in UTF-16 units.
 */
export function quoted(text: string, { from, to }: { readonly from: number; readonly to: number }): string {
  const before = text.slice(0, from).replaceAll(QUOTATIONS, '')
  const [open, close] = MARKS.find(([first]) => !before.includes(first)) ?? MARKS[0]
  return `${text.slice(0, from)}${open}${text.slice(from, to)}${close}${text.slice(to)}`
}
