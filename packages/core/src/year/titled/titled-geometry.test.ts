import { describe, expect, it } from 'vitest'
import { weekGeometry } from './titled-geometry.ts'

describe('the weeks of a month that fills the room', () => {
  it.each([
    ['five weeks of a tall phone', 703, 5, { rowHeight: 128, lanes: 6, pitch: 17 }],
    ['four weeks', 703, 4, { rowHeight: 160, lanes: 8, pitch: 17 }],
    ['six weeks', 703, 6, { rowHeight: 106, lanes: 5, pitch: 17 }],
    ['six weeks of a small phone', 599, 6, { rowHeight: 88, lanes: 4, pitch: 16 }],
    ['a phone that lies on its side', 240, 5, { rowHeight: 69, lanes: 3, pitch: 16 }],
  ])('have three titles a day at least: %s', (_name, height, weeks, expected) => {
    expect(weekGeometry(height, weeks)).toEqual(expected)
  })

  it('never ask for more than there is, unless for their least height', () => {
    for (let height = 300; height < 1_200; height += 1) {
      for (const weeks of [4, 5, 6]) {
        const { rowHeight, lanes, pitch } = weekGeometry(height, weeks)
        if (rowHeight > 69) expect(34 + weeks * (rowHeight + 3) + 14).toBeLessThanOrEqual(height)
        expect(19 + lanes * pitch).toBeLessThanOrEqual(rowHeight)
      }
    }
  })
})
