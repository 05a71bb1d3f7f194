/** The text with some of its words in quotes: they stay in the title, and are read as nothing. Offsets in UTF-16 units. */
export const quoted = (text: string, { from, to }: { readonly from: number; readonly to: number }): string =>
  `${text.slice(0, from)}"${text.slice(from, to)}"${text.slice(to)}`
