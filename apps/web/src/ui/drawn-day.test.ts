import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { focusCell } from './drawn-day.ts'

const scrolled = vi.fn<(options: ScrollToOptions) => void>()
const HEIGHT = 600

/** A cell from one px of the window to another. */
function cellFrom(top: number, bottom: number) {
  const cell = document.createElement('div')
  cell.tabIndex = -1
  cell.getBoundingClientRect = () => new DOMRect(100, top, 40, bottom - top)
  document.body.append(cell)
  return { cell, focus: vi.spyOn(cell, 'focus') }
}

beforeEach(() => {
  Object.assign(window, { innerHeight: HEIGHT })
  vi.spyOn(window, 'scrollBy').mockImplementation((options) => scrolled(options as ScrollToOptions))
})

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  scrolled.mockClear()
})

describe('the focus on a cell', () => {
  it('is left to the browser where the cell fits into the window', () => {
    const { cell, focus } = cellFrom(900, 960)
    focusCell(cell)
    expect(document.activeElement).toBe(cell)
    expect(focus).toHaveBeenCalledWith(undefined)
    expect(scrolled).not.toHaveBeenCalled()
  })

  it.each([
    ['covers the window', -200, 900, null],
    ['begins in it', 300, 1_400, null],
    ['ends in it', -800, 200, null],
    ['is below it', 590, 1_500, 590 - 78],
    ['is above it', -900, 90, -900 - 78],
  ])('moves nothing where a taller one %s, and shows its beginning where it is not seen', (_, top, bottom, way) => {
    const { cell, focus } = cellFrom(top, bottom)
    focusCell(cell)
    expect(document.activeElement).toBe(cell)
    expect(focus).toHaveBeenCalledWith({ preventScroll: true })
    if (way === null) expect(scrolled).not.toHaveBeenCalled()
    else expect(scrolled).toHaveBeenCalledWith({ top: way, behavior: 'instant' })
  })

  it('scrolls nothing where that is not wanted', () => {
    focusCell(cellFrom(590, 1_500).cell, { preventScroll: true })
    expect(scrolled).not.toHaveBeenCalled()
  })

  it('is none on a day that is not drawn', () => {
    expect(() => focusCell(null)).not.toThrow()
  })
})
