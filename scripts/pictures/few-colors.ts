import { readPng, writePalettePng, type Pixels } from './png.ts'

const MOST = 256
/** Colours that are kept exactly, because they fill areas: paper, ink, bars. */
const KEPT = 128

/**
 * The picture with 256 colours at most, which makes it a third as large. Areas keep their exact colour; of the shades at
 * the edges of letters the nearest colour is taken.
 */
export function withFewColors(png: Buffer): Buffer {
  const pixels = readPng(png)
  const counts = countColors(pixels)
  const palette = choosePalette(counts)
  const places = new Map<number, number>()
  const indices = new Uint8Array(pixels.width * pixels.height)
  for (let pixel = 0; pixel < indices.length; pixel += 1) {
    const color = colorAt(pixels, pixel)
    const place = places.get(color) ?? nearest(palette, color)
    places.set(color, place)
    indices[pixel] = place
  }
  return writePalettePng(pixels, Uint8Array.from(palette.flatMap(partsOf)), indices)
}

const colorAt = ({ rgb }: Pixels, pixel: number): number =>
  ((rgb[pixel * 3] ?? 0) << 16) | ((rgb[pixel * 3 + 1] ?? 0) << 8) | (rgb[pixel * 3 + 2] ?? 0)

const partsOf = (color: number): [number, number, number] => [color >> 16, (color >> 8) & 0xff, color & 0xff]

function countColors(pixels: Pixels): Map<number, number> {
  const counts = new Map<number, number>()
  for (let pixel = 0; pixel < pixels.width * pixels.height; pixel += 1) {
    const color = colorAt(pixels, pixel)
    counts.set(color, (counts.get(color) ?? 0) + 1)
  }
  return counts
}

/** The most frequent colours, and then the most frequent one of each region of the colour space. */
function choosePalette(counts: ReadonlyMap<number, number>): number[] {
  const byFrequency = [...counts].sort((one, other) => other[1] - one[1]).map(([color]) => color)
  const chosen = new Set(byFrequency.slice(0, KEPT))
  const regions = new Set<number>()
  for (const color of byFrequency.slice(KEPT)) {
    const region = color & 0xf0f0f0
    if (chosen.size === MOST || regions.has(region)) continue
    regions.add(region)
    chosen.add(color)
  }
  return [...chosen]
}

function nearest(palette: readonly number[], color: number): number {
  const [red, green, blue] = partsOf(color)
  let best = 0
  let least = Infinity
  for (const [place, candidate] of palette.entries()) {
    const [r, g, b] = partsOf(candidate)
    // The eye tells shades of green best, and shades of blue worst.
    const distance = 2 * (r - red) ** 2 + 4 * (g - green) ** 2 + (b - blue) ** 2
    if (distance < least) [best, least] = [place, distance]
  }
  return best
}
