import { describe, expect, it } from 'vitest'
import { EARLIER_LINE, earlierTop } from './earlier-row.ts'
import { columnX, laneTop, leastPlannerWidth, plannerGeometry, sameGeometry, withLanes } from './geometry.ts'

const at = (width: number, height: number, align: 'weekday' | 'date' = 'weekday') =>
  plannerGeometry({ width, height, align })

describe('plannerGeometry', () => {
  it.each([
    [720, { rowHeight: 47, lanes: 2, pitch: 16, bar: 15, font: 11.25 }],
    [900, { rowHeight: 62, lanes: 3, pitch: 16, bar: 15, font: 11.25 }],
    [1080, { rowHeight: 77, lanes: 3, pitch: 20, bar: 19, font: 12 }],
    [600, { rowHeight: 46, lanes: 2, pitch: 16 }],
    [4000, { rowHeight: 320, lanes: 8, pitch: 20 }],
  ])('at a height of %i gives %o', (height, expected) => {
    expect(at(1440, height)).toMatchObject(expected)
  })

  it('fills the height from 708 px up, and never goes over it', () => {
    for (let height = 708; height < 1400; height += 1) {
      const used = 56 + 22 + 34 + 11 * 4 + 12 * at(1440, height).rowHeight
      expect(used).toBeLessThanOrEqual(height)
      expect(height - used).toBeLessThan(12)
    }
  })

  it('gives up no lane for what stands above it, and fills the height from 720 px up', () => {
    for (let height = 720; height < 1400; height += 1) {
      const [plain, below] = [at(1440, height), plannerGeometry({ width: 1440, height, align: 'weekday', head: 28 })]
      expect(below.lanes).toBe(plain.lanes)
      expect(below.pitch).toBeGreaterThanOrEqual(15)
      expect(14 + below.lanes * below.pitch).toBeLessThanOrEqual(below.rowHeight)
      expect(28 + 56 + 22 + 34 + 11 * 4 + 12 * below.rowHeight).toBeLessThanOrEqual(height)
      expect(sameGeometry(plain, below)).toBe(false)
    }
  })

  it.each([28, 44, 72, 84])('keeps all twelve rows in sight below %i px, from a height of 720 up', (head) => {
    for (let height = 720; height < 1400; height += 1) {
      const { rowHeight, lanes, pitch } = plannerGeometry({ width: 1440, height, align: 'weekday', head })
      expect(head + 56 + 22 + 34 + 11 * 4 + 12 * rowHeight).toBeLessThanOrEqual(height)
      expect(14 + lanes * pitch).toBeLessThanOrEqual(rowHeight)
      expect(pitch).toBeGreaterThanOrEqual(13)
    }
  })

  it.each([0, 28])(
    'gives up no lane for the lines of the year before, and keeps all rows in sight below %i px',
    (head) => {
      for (let height = 720; height < 1400; height += 1) {
        const plain = plannerGeometry({ width: 1440, height, align: 'weekday', head })
        const geometry = plannerGeometry({ width: 1440, height, align: 'weekday', head, hasEarlier: true })
        const { rowHeight, lanes, pitch, earlierLines } = geometry
        expect([rowHeight, lanes]).toEqual([plain.rowHeight, plain.lanes])
        expect(pitch).toBeGreaterThanOrEqual(head === 0 ? 14 : 13)
        expect(earlierLines).toBeGreaterThanOrEqual(1)
        expect(laneTop(geometry, lanes)).toBeLessThanOrEqual(earlierTop(geometry, 0))
        expect(earlierTop(geometry, earlierLines - 1) + EARLIER_LINE).toBe(rowHeight)
        expect(sameGeometry(plain, geometry)).toBe(false)
      }
    },
  )

  it.each(['weekday', 'date'] as const)('can be read from its least width up, by %s', (align) => {
    expect(at(leastPlannerWidth(align), 900, align).isTooNarrow).toBe(false)
    expect(at(leastPlannerWidth(align) - 1, 900, align).isTooNarrow).toBe(true)
  })

  it.each([
    [1440, 'weekday', 37, false, false],
    [1217, 'weekday', 37, true, false],
    [1218, 'weekday', 37, false, false],
    [921, 'weekday', 37, true, true],
    [922, 'weekday', 37, true, false],
    [1038, 'date', 31, false, false],
    [320, 'date', 31, true, true],
  ] as const)('at a width of %i by %s has %i columns, compact: %s, too narrow: %s', (width, align, ...expected) => {
    const { columns, isCompact, isTooNarrow } = at(width, 900, align)
    expect([columns, isCompact, isTooNarrow]).toEqual(expected)
  })

  it('places the columns on whole px, from the month names to the right gutter, without a gap', () => {
    for (const width of [930, 1040, 1280, 1440, 1920]) {
      const { x, columnWidth } = at(width, 900)
      expect(x).toHaveLength(38)
      expect([x[0], x[37]]).toEqual([76, width - 32])
      for (let column = 0; column < 37; column += 1) {
        expect(Number.isInteger(x[column])).toBe(true)
        expect(Math.abs(x[column + 1]! - x[column]! - columnWidth)).toBeLessThan(1)
      }
    }
  })

  it('lets words end 12 px inside the gutter, and days past the last column end there too', () => {
    const { x, rowEnd } = at(1440, 900)
    expect(rowEnd).toBe(1440 - 32 + 12)
    expect(columnX(x, 50)).toBe(columnX(x, 37))
  })

  it('puts the first lane under the day line and the last inside the row', () => {
    for (const height of [600, 720, 900, 1080, 1600]) {
      const geometry = at(1440, height)
      expect(laneTop(geometry, 0)).toBe(14)
      expect(laneTop(geometry, geometry.lanes)).toBeLessThanOrEqual(geometry.rowHeight)
    }
  })

  it.each([
    [720, { rowHeight: 48, lanes: 3, pitch: 12, bar: 11, font: 10.5 }],
    [900, { rowHeight: 63, lanes: 4, pitch: 12, bar: 11, font: 10.5 }],
    [1080, { rowHeight: 78, lanes: 5, pitch: 13, bar: 12, font: 10.5 }],
  ])('has one or two lanes more at a height of %i where it is compact', (height, expected) => {
    const compact = plannerGeometry({ width: 1440, height, align: 'weekday', spacing: 'compact' })
    expect(compact).toMatchObject(expected)
    expect(compact.lanes).toBeGreaterThan(at(1440, height).lanes)
    expect(56 + 22 + 34 + 11 * compact.rowGap + 12 * compact.rowHeight).toBeLessThanOrEqual(height)
    expect(laneTop(compact, compact.lanes)).toBeLessThanOrEqual(compact.rowHeight)
    expect(sameGeometry(compact, at(1440, height))).toBe(false)
  })

  it.each(['comfortable', 'compact'] as const)('of fewer lanes spreads them over the same rows (%s)', (spacing) => {
    const geometry = plannerGeometry({ width: 2560, height: 1440, align: 'weekday', spacing, hasEarlier: true })
    expect(withLanes(geometry, geometry.lanes)).toBe(geometry)
    for (let lanes = 1; lanes < geometry.lanes; lanes += 1) {
      const fewer = withLanes(geometry, lanes)
      expect(fewer).toMatchObject({ lanes, rowHeight: geometry.rowHeight, earlierLines: geometry.earlierLines })
      expect(fewer.pitch).toBeGreaterThanOrEqual(geometry.pitch)
      expect(fewer.font).toBeGreaterThanOrEqual(geometry.font)
      expect(laneTop(fewer, lanes)).toBeLessThanOrEqual(earlierTop(fewer, 0))
      expect(sameGeometry(fewer, geometry)).toBe(false)
    }
  })

  it('is the same for the same window', () => {
    expect(sameGeometry(at(1440, 900), at(1440, 900))).toBe(true)
    expect(sameGeometry(at(1440, 900), at(1440, 900, 'date'))).toBe(false)
    expect(sameGeometry(at(1440, 900), at(1040, 900))).toBe(false)
    expect(sameGeometry(at(1440, 900), at(1440, 901))).toBe(false)
  })
})
