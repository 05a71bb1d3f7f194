import { noteWords } from '../lanes.ts'
import type { PlacedSpan } from '../place-spans.ts'
import { laneTop } from './geometry.ts'
import { chooseLabel } from './label.ts'
import type { Bar } from './month-row.ts'
import { dayX, firstDayAfterWords, runEndAfter, widthsOf, type Sheet } from './sheet.ts'

/** A bar with its title's two widths, before its neighbours are known. */
export interface WrittenSpan {
  readonly span: PlacedSpan
  readonly text: string
  readonly widths: { readonly wide: number; readonly tight: number }
}

const TEXT_FROM = 7
const TEXT_FROM_CONTINUED = 13
const TEXT_END = 3

/**
 * Measures the titles, and records in the lanes how far they extend: over the bar's own days if they fit in either
 * width, else as far as the wide setting goes.
 */
export function writeSpans(sheet: Sheet, spans: readonly PlacedSpan[]): WrittenSpan[] {
  return spans.map((span) => {
    const text = span.continuesBefore ? span.item.title : sheet.textOf(span.item)
    const widths = widthsOf(sheet, text, 89)
    const { textLeft, textEnd } = boxOf(sheet, span)
    const isHeld = widths.tight <= textEnd - textLeft
    const wordsEnd = isHeld ? span.to + 1 : firstDayAfterWords(sheet, span.to, textLeft + widths.wide)
    noteWords(sheet.lanes, span.lane, span.to, wordsEnd)
    return { span, text, widths }
  })
}

/** The bars as drawn, after everything else in the row is placed. */
export const drawBars = (sheet: Sheet, written: readonly WrittenSpan[]): Bar[] =>
  written.map(({ span, text, widths }) => {
    const { left, right, textLeft, textEnd } = boxOf(sheet, span)
    const { item, lane, from, to, continuesBefore, continuesAfter } = span
    return {
      item,
      text,
      lane,
      fromColumn: sheet.offset + from,
      toColumn: sheet.offset + to,
      left,
      top: laneTop(sheet.geometry, lane),
      width: right - left,
      label: chooseLabel(widths, 89, { left: textLeft, barEnd: textEnd, runEnd: runEndAfter(sheet, lane, to) }),
      continuesBefore,
      continuesAfter,
    }
  })

/** A bar keeps 1 px from the grid lines; where it continues it is square and reaches the strip's edge. */
function boxOf(sheet: Sheet, { from, to, continuesBefore, continuesAfter }: PlacedSpan) {
  const left = dayX(sheet, from) + (continuesBefore ? 0 : 1)
  const right = dayX(sheet, to + 1) - (continuesAfter ? 0 : 2)
  const textLeft = left + (continuesBefore ? TEXT_FROM_CONTINUED : TEXT_FROM)
  return { left, right, textLeft, textEnd: right - TEXT_END }
}
