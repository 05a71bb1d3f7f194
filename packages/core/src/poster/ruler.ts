import type { MeasureText } from '../year/index.ts'
import type { Face } from './drawing.ts'

/** Size of what `MeasureText` measures. */
const MEASURED_SIZE = 11.25
/** Width of each face in terms of the measured one (weight 500, width 100), with a little to spare. */
const SHARE: Readonly<Record<Face, number>> = {
  title: 1.06,
  body: 1,
  month: 1.02,
  day: 0.94,
  strong: 0.98,
  bar: 0.93,
  moment: 0.9,
  tight: 0.86,
}

/** Measures texts of a face. */
export interface Ruler {
  readonly widthOf: (text: string, face: Face, size: number) => number
  /** As many of the first letters as fit. Nothing marks the cut: there is no room for it. */
  readonly cut: (text: string, face: Face, size: number, room: number) => string
}

/** A ruler for all faces by the measure of one. */
export function rulerBy(measure: MeasureText): Ruler {
  const widthOf = (text: string, face: Face, size: number): number =>
    (measure(text) * SHARE[face] * size) / MEASURED_SIZE
  const cut = (text: string, face: Face, size: number, room: number): string => {
    if (widthOf(text, face, size) <= room) return text
    const letters = Array.from(text)
    let [fits, tooMany] = [0, letters.length]
    while (tooMany - fits > 1) {
      const middle = (fits + tooMany) >> 1
      if (widthOf(letters.slice(0, middle).join(''), face, size) <= room) fits = middle
      else tooMany = middle
    }
    return letters.slice(0, fits).join('').trimEnd()
  }
  return { widthOf, cut }
}
