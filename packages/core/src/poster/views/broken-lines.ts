/** A text broken between its words into at most `lines`; the last one holds the rest, however long. */
export function brokenLines(
  text: string,
  { lines, room, width }: { readonly lines: number; readonly room: number; readonly width: (part: string) => number },
): string[] {
  const broken: string[] = []
  for (const word of text.trim().split(/\s+/u)) {
    const last = broken.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    const isFirst = last === undefined
    if (isFirst) broken.push(word)
    else if (broken.length === lines || width(longer) <= room) broken[broken.length - 1] = longer
    else broken.push(word)
  }
  return broken
}
