import { describe, expect, it } from 'vitest'
import { menuPlace } from './menu-place.ts'

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

const CLIP = box(0, 100, 400, 600)

describe('the place of a menu in something that scrolls', () => {
  it('is below its button where it fits there', () => {
    expect(menuPlace(box(20, 234, 200, 300), box(20, 200, 80, 30), CLIP)).toMatchObject({ isAbove: false, shift: 0 })
  })

  it('is above where it fits better there, and no higher than the room', () => {
    const place = menuPlace(box(20, 664, 200, 300), box(20, 630, 80, 30), CLIP)
    expect(place).toEqual({ isAbove: true, maxHeight: 630 - 100 - 12, shift: 0 })
  })

  it('stays below, and scrolls, where there is less room above', () => {
    const place = menuPlace(box(20, 264, 200, 900), box(20, 230, 80, 30), CLIP)
    expect(place).toMatchObject({ isAbove: false, maxHeight: 700 - 260 - 12 })
  })

  it('is moved inside where it would go beyond an edge', () => {
    expect(menuPlace(box(300, 234, 200, 100), box(300, 200, 80, 30), CLIP).shift).toBe(-108)
    expect(menuPlace(box(-50, 234, 200, 100), box(20, 200, 80, 30), CLIP).shift).toBe(58)
  })
})
