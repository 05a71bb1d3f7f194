import type { MeasureText } from '@dodici/core/year'
import { useSyncExternalStore } from 'react'

const FONT = "500 11.25px 'Archivo Variable'"
/** Archivo's mean width of a letter at this size: near enough where there is no canvas to ask. */
const LETTER = 5.8
/** Titles remembered; beyond them the memory starts anew. */
const MOST_TITLES = 20_000

const estimate: MeasureText = (text) => text.length * LETTER

/** A measure that remembers. Titles repeat: in every row that a bar touches, and in every layout of the day. */
function rememberingMeasure(measure: MeasureText): MeasureText {
  const widths = new Map<string, number>()
  return (text) => {
    const known = widths.get(text)
    if (known !== undefined) return known
    if (widths.size >= MOST_TITLES) widths.clear()
    const width = measure(text)
    widths.set(text, width)
    return width
  }
}

/** Measures on a canvas: no element, no layout of the page. */
function canvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return estimate
  context.font = FONT
  return (text) => context.measureText(text).width
}

const hasFonts = typeof document !== 'undefined' && 'fonts' in document
let current: MeasureText | null = null

function measureNow(): MeasureText {
  current ??= hasFonts ? rememberingMeasure(canvasMeasure()) : estimate
  return current
}

/** Words measured in the fallback font are measured again when Archivo is there: once, on the first visit. */
function subscribe(listener: () => void): () => void {
  if (!hasFonts || document.fonts.check(FONT)) return () => undefined
  const remeasure = () => {
    if (!document.fonts.check(FONT)) return
    current = null
    listener()
  }
  document.fonts.addEventListener('loadingdone', remeasure)
  return () => document.fonts.removeEventListener('loadingdone', remeasure)
}

/** The measure of the planner's words. Its identity changes when what it says changes. */
export const useTextMeasure = (): MeasureText => useSyncExternalStore(subscribe, measureNow)
