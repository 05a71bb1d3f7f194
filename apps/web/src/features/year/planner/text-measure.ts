import type { MeasureText } from '@dodici/core/year'
import { useSyncExternalStore } from 'react'

const FONT = "500 11.25px 'Archivo Variable'"
/** Archivo's mean width of a letter at this size: near enough where there is no canvas to ask. */
const LETTER = 5.8
/** Titles remembered; beyond them the memory starts anew. */
const MOST_TITLES = 20_000

const estimate: MeasureText = (text) => text.length * LETTER

/** Letters that stand side by side as they are; other scripts join theirs, and are measured whole. */
const LATIN = /^[ -~\u00a0-\u024f\u2010-\u2027]*$/

/**
 * A measure that remembers. Latin titles are the sum of their letters, each measured once: a hundred questions to the
 * canvas instead of a thousand, and what kerning would save (under 1 %) errs on the safe side.
 */
function rememberingMeasure(measure: MeasureText): MeasureText {
  const widths = new Map<string, number>()
  const remembered = (text: string, make: () => number): number => {
    const known = widths.get(text)
    if (known !== undefined) return known
    const width = make()
    if (widths.size >= MOST_TITLES) widths.clear()
    widths.set(text, width)
    return width
  }
  const sumOfLetters = (text: string): number => {
    let width = 0
    for (const letter of text) width += remembered(letter, () => measure(letter))
    return width
  }
  return (text) => remembered(text, () => (LATIN.test(text) ? sumOfLetters(text) : measure(text)))
}

/** Measures on a canvas: no element, no layout of the page. */
function canvasMeasure(): MeasureText {
  const context = document.createElement('canvas').getContext('2d')
  if (!context) return estimate
  context.font = FONT
  return (text) => context.measureText(text).width
}

const hasFonts = typeof document !== 'undefined' && 'fonts' in document
/** A text whose width tells one font from another. */
const PROBE = 'Dodici, un anno intero'
let current: MeasureText | null = null

function measureNow(): MeasureText {
  current ??= hasFonts ? rememberingMeasure(canvasMeasure()) : estimate
  return current
}

/** Words measured in the fallback font are measured again when Archivo is there: once, on the first visit. */
function subscribe(listener: () => void): () => void {
  if (!hasFonts) return () => undefined
  const remeasure = () => {
    if (canvasMeasure()(PROBE) === measureNow()(PROBE)) return
    current = null
    listener()
  }
  document.fonts.addEventListener('loadingdone', remeasure)
  return () => document.fonts.removeEventListener('loadingdone', remeasure)
}

/** The measure of the planner's words. Its identity changes when what it says changes. */
export const useTextMeasure = (): MeasureText => useSyncExternalStore(subscribe, measureNow)
