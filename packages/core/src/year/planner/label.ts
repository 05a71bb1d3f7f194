/** Width of a text in px, in Archivo 500 at 11.25 px. The page measures on a canvas and caches. */
export type MeasureText = (text: string) => number

/** Font size of measurements. */
const MEASURED_FONT = 11.25
/** Factors of the width axes, including weight, measured in the three styles. */
const SHARE: Readonly<Record<FontStretch, number>> = { 89: 0.92, 88: 0.895, 80: 0.85 }

/** Archivo's width axis in %: 89 in bars, 88 on the background, 80 if tight. */
export type FontStretch = 89 | 88 | 80

/** How an item's title is set. */
export interface Label {
  /** Left edge of the text in px, relative to the board. */
  readonly left: number
  /** Width for the text in px; the rest is cut off. */
  readonly width: number
  readonly stretch: FontStretch
  /** Whether the title extends over free days after its bar. */
  readonly runsOn: boolean
  /** Whether it fades over 9 px, because even the narrow width is too long. */
  readonly fades: boolean
}

/** Where a title may be, in px: its left edge, its bar's end, the next thing in the lane. */
export interface LabelRoom {
  readonly left: number
  readonly barEnd: number
  readonly runEnd: number
}

/** Width in px of a text that measures `measured`, at a width axis and size. */
export const textWidth = (measured: number, stretch: FontStretch, font: number): number =>
  (measured * SHARE[stretch] * font) / MEASURED_FONT

/**
 * Sets a title of known widths: wide if the bar holds it; narrow if the bar holds that; over the free days after it;
 * narrow and faded. Never an ellipsis, never smaller.
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
