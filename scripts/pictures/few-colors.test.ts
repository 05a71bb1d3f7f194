import { deflateSync, inflateSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { withFewColors } from './few-colors.ts'
import { readPng } from './png.ts'

/** A PNG of 8 bits a channel around lines that are filtered already; what a reader does not look at is left out. */
function png(size: { width: number; height: number; hasAlpha?: boolean }, filtered: readonly number[]): Buffer {
  const chunk = (type: string, data: Uint8Array) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    return Buffer.concat([length, Buffer.from(type), data, Buffer.alloc(4)])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size.width, 0)
  head.writeUInt32BE(size.height, 4)
  head.set([8, size.hasAlpha ? 6 : 2], 8)
  const data = deflateSync(Uint8Array.from(filtered))
  return Buffer.concat([Buffer.alloc(8), chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))])
}

/** The pixels of a PNG with a palette, as `withFewColors` writes it. */
function colorsOf(file: Buffer, width: number): { palette: number; pixels: number[][] } {
  const dataOf = (type: string) => {
    const at = file.indexOf(type)
    return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4))
  }
  const palette = dataOf('PLTE')
  const lines = inflateSync(dataOf('IDAT'))
  const indices = [...lines].filter((_, at) => at % (width + 1) !== 0)
  return {
    palette: palette.length / 3,
    pixels: indices.map((index) => [...palette.subarray(index * 3, index * 3 + 3)]),
  }
}

describe('reading a screenshot', () => {
  it.each([
    ['none', [0, 10, 20, 30, 40, 50, 60]],
    ['left', [1, 10, 20, 30, 30, 30, 30]],
    ['above', [2, 10, 20, 30, 40, 50, 60]],
    ['average', [3, 10, 20, 30, 35, 40, 45]],
    ['Paeth', [4, 10, 20, 30, 30, 30, 30]],
  ])('takes back the filter %s of the first line', (_, line) => {
    expect([...readPng(png({ width: 2, height: 1 }, line)).rgb]).toEqual([10, 20, 30, 40, 50, 60])
  })

  it.each([
    ['above', [2, 1, 1, 1, 255, 0, 2]],
    ['average', [3, 6, 11, 16, 14, 15, 17]],
    ['Paeth', [4, 1, 1, 1, 255, 0, 2]],
  ])('takes back the filter %s of a line below another', (_, line) => {
    const lines = [...[0, 10, 20, 30, 40, 50, 60], ...line]
    expect([...readPng(png({ width: 2, height: 2 }, lines)).rgb].slice(6)).toEqual([11, 21, 31, 39, 50, 62])
  })

  it('leaves out what is opaque anyway', () => {
    expect([...readPng(png({ width: 1, height: 1, hasAlpha: true }, [0, 1, 2, 3, 255])).rgb]).toEqual([1, 2, 3])
  })

  it('refuses what no browser writes', () => {
    const grey = png({ width: 1, height: 1 }, [0, 1])
    grey[8 + 8 + 9] = 0
    expect(() => readPng(grey)).toThrow('Not a PNG as a browser writes it')
  })
})

describe('a picture with few colours', () => {
  it('keeps every colour where there are few', () => {
    const made = withFewColors(png({ width: 2, height: 2 }, [0, 1, 2, 3, 4, 5, 6, 0, 7, 8, 9, 1, 2, 3]))
    expect(colorsOf(made, 2).pixels).toEqual([
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 9],
      [1, 2, 3],
    ])
  })

  it('has 256 at most, keeps those of areas, and takes the nearest for the others', () => {
    const shades = Array.from({ length: 1000 }, (_, index) => [
      90 + (index % 60),
      120 + (index % 37),
      180 + (index % 50),
    ])
    const paper = Array.from({ length: 200 }, () => [246, 246, 243])
    const { palette, pixels } = colorsOf(
      withFewColors(png({ width: 1200, height: 1 }, [0, ...[...shades, ...paper].flat()])),
      1200,
    )
    expect(palette).toBeLessThanOrEqual(256)
    expect(pixels.slice(1000).every((pixel) => pixel.join() === '246,246,243')).toBe(true)
    const errors = shades.map((shade, at) =>
      Math.max(...shade.map((part, place) => Math.abs(part - (pixels[at]?.[place] ?? 0)))),
    )
    expect(Math.max(...errors)).toBeLessThan(40)
  })
})
