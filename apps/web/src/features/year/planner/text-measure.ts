import type { MeasureText } from '@dodici/core/year'
import { useSyncExternalStore } from 'react'

const ARCHIVO = "500 11.25px 'Archivo Variable'"
/** Behind Archivo what stands in for it on the page (`--dodici-font`). */
const FONT = `${ARCHIVO}, 'Archivo stand-in', 'Archivo stand-in, from the wide', sans-serif`
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

interface CurrentMeasure {
  readonly measure: MeasureText
  /** Whether the letters have come that something was measured without. */
  readonly isOutdated: () => boolean
}

/** Measures on a canvas: no element, no layout of the page. */
function canvasMeasure(context: CanvasRenderingContext2D): CurrentMeasure {
  /** What was measured before its letters were there. The font comes in several files, each for some of them. */
  const early: string[] = []
  context.font = FONT
  return {
    measure: rememberingMeasure((text) => {
      if (!hasLetters(text)) early.push(text)
      return context.measureText(text).width
    }),
    isOutdated: () => early.some(hasLetters),
  }
}

const hasLetters = (text: string): boolean => document.fonts.check(ARCHIVO, text)

const withoutCanvas: CurrentMeasure = { measure: estimate, isOutdated: () => false }

let current: CurrentMeasure | null = null

/**
 * Asks the fonts and not an event whether what was measured still holds: however early or late the letters come, what
 * was measured without them is given up the next time that anybody asks.
 */
function measureNow(): MeasureText {
  if (current === null || current.isOutdated()) current = newMeasure()
  return current.measure
}

function newMeasure(): CurrentMeasure {
  const context = 'fonts' in document ? document.createElement('canvas').getContext('2d') : null
  return context ? canvasMeasure(context) : withoutCanvas
}

/** Has the year laid out again where letters come that it was measured without: once, on the first visit. */
function subscribe(listener: () => void): () => void {
  if (!('fonts' in document)) return () => undefined
  document.fonts.addEventListener('loadingdone', listener)
  return () => document.fonts.removeEventListener('loadingdone', listener)
}

/** The measure of the planner's words. Its identity changes when what it says changes. */
export const useTextMeasure = (): MeasureText => useSyncExternalStore(subscribe, measureNow)
