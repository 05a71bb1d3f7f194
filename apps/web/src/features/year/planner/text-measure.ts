import type { MeasureText } from '@dodici/core/year'
import { useSyncExternalStore } from 'react'

const ARCHIVO = "500 11.25px 'Archivo Variable'"
/** Archivo with its fallback on the page (`--dodici-font`). */
const FONT = `${ARCHIVO}, 'Archivo stand-in', 'Archivo stand-in, from the wide', sans-serif`
/** Archivo's mean letter width at this size, if there is no canvas. */
const LETTER = 5.8
/** Cached titles; beyond this the cache restarts. */
const MOST_TITLES = 20_000

const estimate: MeasureText = (text) => text.length * LETTER

/** Letters that do not join; other scripts are measured as whole words. */
const LATIN = /^[ -~\u00a0-\u024f\u2010-\u2027]*$/

/**
 * A caching measure. Latin titles are the sum of their letters, each measured once: a hundred canvas calls instead of a
 * thousand. Kerning would save under 1 %, so the error is on the safe side.
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
  /** Whether the missing glyphs have loaded. */
  readonly isOutdated: () => boolean
}

/** Measures on a canvas, without layout. */
function canvasMeasure(context: CanvasRenderingContext2D): CurrentMeasure {
  /** Measured before its glyphs had loaded. The font is split into several files. */
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

/**
 * Requests the letters of titles, so that the first drawing finds them more often. Otherwise it measures those that stand in
 * for them, whose search takes 10 ms and more, and lays everything out again.
 */
export function loadLetters(): void {
  // Without them, the stand-in stays.
  if ('fonts' in document) document.fonts.load(ARCHIVO).catch(() => undefined)
}

const hasLetters = (text: string): boolean => document.fonts.check(ARCHIVO, text)

const withoutCanvas: CurrentMeasure = { measure: estimate, isOutdated: () => false }

let current: CurrentMeasure | null = null

/** Checks the fonts themselves and not an event: results from before the glyphs loaded are dropped at the next use. */
function measureNow(): MeasureText {
  if (current === null || current.isOutdated()) current = newMeasure()
  return current.measure
}

function newMeasure(): CurrentMeasure {
  const context = 'fonts' in document ? document.createElement('canvas').getContext('2d') : null
  return context ? canvasMeasure(context) : withoutCanvas
}

/** Lays the year out again when glyphs arrive, once, on the first visit. */
function subscribe(listener: () => void): () => void {
  if (!('fonts' in document)) return () => undefined
  document.fonts.addEventListener('loadingdone', listener)
  return () => document.fonts.removeEventListener('loadingdone', listener)
}

/** The measure of planner text. Its identity changes when its results change. */
export const useTextMeasure = (): MeasureText => useSyncExternalStore(subscribe, measureNow)
