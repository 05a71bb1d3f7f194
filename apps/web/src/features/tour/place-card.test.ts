import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeCard } from './place-card.ts'

const view = { width: 1440, height: 900 }
const card = { width: 320, height: 150 }

describe('the card of a stop', () => {
  it('stands below what it speaks of, and above where there is no room', () => {
    expect(placeCard({ left: 600, top: 10, width: 100, height: 40 }, card, view)).toEqual({ left: 490, top: 62 })
    expect(placeCard({ left: 600, top: 800, width: 100, height: 60 }, card, view)).toEqual({ left: 490, top: 638 })
  })

  it('stays in the window at its edges', () => {
    expect(placeCard({ left: 1390, top: 10, width: 40, height: 40 }, card, view).left).toBe(1108)
    expect(placeCard({ left: 0, top: 10, width: 40, height: 40 }, card, view).left).toBe(12)
  })

  it('goes to a side of what is as high as the window', () => {
    expect(placeCard({ left: 0, top: 0, width: 200, height: 900 }, card, view)).toEqual({ left: 212, top: 12 })
  })

  it('stands in the middle if there is nothing, or nowhere else', () => {
    const middle = { left: 560, top: 375 }
    expect(placeCard(null, card, view)).toEqual(middle)
    expect(placeCard({ left: 0, top: 0, width: 1440, height: 900 }, card, view)).toEqual(middle)
  })

  it('covers nothing that leaves it room on a side', () => {
    const box = fc.record({
      left: fc.integer({ min: 0, max: 1300 }),
      top: fc.integer({ min: 0, max: 500 }),
      width: fc.integer({ min: 1, max: 400 }),
      height: fc.integer({ min: 1, max: 200 }),
    })
    fc.assert(
      fc.property(box, (target) => {
        const { left, top } = placeCard(target, card, view)
        const isApart =
          left >= target.left + target.width ||
          left + card.width <= target.left ||
          top >= target.top + target.height ||
          top + card.height <= target.top
        expect(isApart).toBe(true)
      }),
    )
  })
})
