/** Width of a text in px, set in Archivo 500 at 11.25 px. The page measures on a canvas and remembers each text. */
export type MeasureText = (text: string) => number

/** The size that texts are measured at. */
const MEASURED_FONT = 11.25
/** What each width axis makes of the measured width, weight included: found by measuring the three styles. */
const SHARE: Readonly<Record<Stretch, number>> = { 89: 0.92, 88: 0.895, 80: 0.85 }

/** Width axis of Archivo in %: 89 in bars, 88 for what is written on the paper, 80 where it is tight. */
export type Stretch = 89 | 88 | 80

/** How the words of one item are set. */
export interface Label {
  /** Left edge of the text in px, from the left edge of the board. */
  readonly left: number
  /** Room for the text in px; what is longer is cut off there. */
  readonly width: number
  readonly stretch: Stretch
  /** Whether the words go on over the free days behind their bar. */
  readonly runsOn: boolean
  /** Whether they end in a fade of 9 px, because even the narrow width is too long. */
  readonly fades: boolean
}

/** Where words may stand, in px: their left edge, the end of their own bar, the next thing in the lane. */
export interface LabelRoom {
  readonly left: number
  readonly barEnd: number
  readonly runEnd: number
}

/** Width in px of a text that measures `measured`, in a stretch and at a size. */
export const textWidth = (measured: number, stretch: Stretch, font: number): number =>
  (measured * SHARE[stretch] * font) / MEASURED_FONT

/**
 * Sets a text of known widths: as wide as wished if its bar holds it; narrow, if then the bar holds it; over the free
 * days behind; narrow and faded. Never an ellipsis, never a smaller size.
 */
export function chooseLabel(widths: { wide: number; tight: number }, stretch: 89 | 88, room: LabelRoom): Label {
  const { left, barEnd, runEnd } = room
  const inBar = { left, width: barEnd - left, runsOn: false, fades: false }
  if (widths.wide <= inBar.width) return { ...inBar, stretch }
  if (widths.tight <= inBar.width) return { ...inBar, stretch: 80 }
  const run = Math.max(runEnd, barEnd) - left
  if (widths.wide <= run) return { left, width: run, stretch, runsOn: true, fades: false }
  return { left, width: run, stretch: 80, runsOn: runEnd > barEnd, fades: widths.tight > run }
}
