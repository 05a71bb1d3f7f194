import { act, cleanup, renderHook } from '@testing-library/react'
import { useInsertionEffect } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { loadLetters as LoadLetters, useTextMeasure as UseTextMeasure } from './text-measure.ts'

const FALLBACK = 9
const ARCHIVO = 6

type FontFile = 'latin' | 'latin-ext'

/** The page's fonts, of which Archivo comes in two files: `ő` is in the second. */
function fakeFonts() {
  const loaded = new Set<FontFile>()
  const check = (_font: string, text: string): boolean =>
    Array.from(text).every((letter) => loaded.has(letter === 'ő' ? 'latin-ext' : 'latin'))
  const loadFont = vi.fn<(font: string) => Promise<void>>(async () => void loaded.add('latin'))
  return Object.assign(new EventTarget(), { loaded, check, load: loadFont })
}

function load(file: FontFile): void {
  fonts.loaded.add(file)
  fonts.dispatchEvent(new Event('loadingdone'))
}

let fonts: ReturnType<typeof fakeFonts>
let useTextMeasure: typeof UseTextMeasure
let loadLetters: typeof LoadLetters

beforeEach(async () => {
  fonts = fakeFonts()
  Object.defineProperty(document, 'fonts', { value: fonts, configurable: true })
  const measureText = (text: string) => ({ width: text.length * (fonts.check('', text) ? ARCHIVO : FALLBACK) })
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ measureText } as never)
  vi.resetModules()
  ;({ loadLetters, useTextMeasure } = await import('./text-measure.ts'))
})

afterEach(() => {
  cleanup()
  Reflect.deleteProperty(document, 'fonts')
})

/** The width of a word in each drawing of whoever lays something out with the measure. */
function widthsIn(text: string, meanwhile: () => void = () => undefined) {
  const widths: number[] = []
  const hook = renderHook(() => {
    widths.push(useTextMeasure()(text))
    // Between the drawing and the moment at which React subscribes.
    useInsertionEffect(meanwhile)
  })
  return { widths, ...hook }
}

describe('the measure of words', () => {
  it('is that of Archivo from the start where it was there before', () => {
    load('latin')
    expect(widthsIn('ab').widths).toEqual([2 * ARCHIVO])
  })

  it('is that of Archivo in the first drawing where its letters were asked for before', async () => {
    loadLetters()
    await vi.waitFor(() => expect(fonts.loaded.has('latin')).toBe(true))
    expect(fonts.load).toHaveBeenCalledWith("500 11.25px 'Archivo Variable'")
    expect(widthsIn('ab').widths).toEqual([2 * ARCHIVO])
  })

  it('is that of what stands in for letters that were asked for and did not come', async () => {
    fonts.load.mockRejectedValueOnce(new Error('no network'))
    loadLetters()
    await Promise.resolve()
    expect(widthsIn('ab').widths).toEqual([2 * FALLBACK])
  })

  it('is taken anew when the font comes late', () => {
    const { widths } = widthsIn('ab')
    act(() => load('latin'))
    expect(widths).toEqual([2 * FALLBACK, 2 * ARCHIVO])
  })

  it('is taken anew where the font came after the first drawing, and before anybody listened', () => {
    const { widths } = widthsIn('ab', () => {
      if (!fonts.loaded.has('latin')) load('latin')
    })
    expect(widths.at(-1)).toBe(2 * ARCHIVO)
  })

  it('is taken anew for letters of another file of the font, and only for them', () => {
    load('latin')
    const { widths } = widthsIn('abő')
    act(() => load('latin-ext'))
    act(() => load('latin-ext'))
    expect(widths).toEqual([2 * ARCHIVO + FALLBACK, 3 * ARCHIVO])
  })

  it('stays what it is where the font never comes', () => {
    const { widths, rerender } = widthsIn('ab')
    act(() => {
      fonts.dispatchEvent(new Event('loadingdone'))
    })
    rerender()
    expect(widths).toEqual([2 * FALLBACK, 2 * FALLBACK])
  })
})
