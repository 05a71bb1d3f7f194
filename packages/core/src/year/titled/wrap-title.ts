import { textWidth, type MeasureText } from '../planner/label.ts'

/** How the titles of a day are set: px between the edges of a bar, and the size of the type. */
export interface TitleStyle {
  readonly measure: MeasureText
  readonly room: number
  readonly font: number
}

/** What the words may be off by without a line more: the measure sums letters, the browser sets words. */
const SLACK = 1

/**
 * Lines that a title takes where it is broken between its words, and inside a word that is longer than a line; `most`
 * where it would take more.
 */
export function wrapTitle(title: string, most: number, style: TitleStyle): number {
  const widthOf = (text: string): number => textWidth(style.measure(text), 80, style.font)
  const room = style.room + SLACK
  const space = widthOf(' ')
  let [lines, used] = [1, 0]
  for (const word of title.trim().split(/\s+/u)) {
    const width = widthOf(word)
    const start = used === 0 ? 0 : used + space
    if (start + width <= room) {
      used = start + width
      continue
    }
    // A long word begins on a line of its own, and takes as many as it needs.
    if (used > 0) lines += 1
    const more = Math.ceil(width / room) - 1
    lines += more
    used = width - more * room
    if (lines >= most) return most
  }
  return Math.min(lines, most)
}
