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
 * Lines that a title takes where it is broken between its words; `most` where it would take more. A word that is longer
 * than a line is cut off there: broken without a hyphen it would be read as two.
 */
export function wrapTitle(title: string, most: number, style: TitleStyle): number {
  const widthOf = (text: string): number => textWidth(style.measure(text), 80, style.font)
  const room = style.room + SLACK
  const space = widthOf(' ')
  let [lines, used] = [1, 0]
  for (const word of title.trim().split(/\s+/u)) {
    const width = widthOf(word)
    const isFirst = used === 0
    if (!isFirst && used + space + width > room) {
      lines += 1
      used = width
    } else used += isFirst ? width : space + width
    if (lines >= most) return most
  }
  return lines
}
