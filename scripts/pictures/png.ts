import { crc32, deflateSync, inflateSync } from 'node:zlib'

/** Pixels row by row, three bytes each: red, green, blue. */
export interface Pixels {
  readonly width: number
  readonly height: number
  readonly rgb: Uint8Array
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

/**
 * Reads a PNG as browsers write their screenshots: 8 bits, RGB or RGBA (all of it opaque), not interlaced.
 * @throws Error for any other kind
 */
export function readPng(file: Buffer): Pixels {
  const chunks = chunksOf(file)
  const head = chunks.find(({ type }) => type === 'IHDR')?.data ?? Buffer.alloc(13)
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)]
  const channels = head[9] === 6 ? 4 : 3
  const isKnown = head[8] === 8 && (head[9] === 2 || head[9] === 6) && head[12] === 0
  if (!isKnown) throw new Error('Not a PNG as a browser writes it')
  const packed = Buffer.concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data))
  const lines = unfilter(inflateSync(packed), width * channels, channels)
  const rgb = new Uint8Array(width * height * 3)
  for (let from = 0, to = 0; from < lines.length; from += channels, to += 3) rgb.set(lines.subarray(from, from + 3), to)
  return { width, height, rgb }
}

function chunksOf(file: Buffer): { type: string; data: Buffer }[] {
  const chunks = []
  for (let at = SIGNATURE.length; at < file.length;) {
    const length = file.readUInt32BE(at)
    chunks.push({ type: file.toString('latin1', at + 4, at + 8), data: file.subarray(at + 8, at + 8 + length) })
    at += length + 12
  }
  return chunks
}

/** Takes back what the filter of each line did (PNG specification, 9.2). Before the first line and pixel all is zero. */
function unfilter(filtered: Buffer, lineBytes: number, step: number): Uint8Array {
  const height = filtered.length / (lineBytes + 1)
  const lines = new Uint8Array(height * lineBytes)
  for (let line = 0; line < height; line += 1) {
    const start = line * lineBytes
    const filter = filtered[start + line] ?? 0
    // Of the first line, what would stand above lies before the array, where nothing is.
    const before = (at: number, isThere: boolean): number => (isThere ? (lines[at] ?? 0) : 0)
    for (let byte = 0; byte < lineBytes; byte += 1) {
      const at = start + byte
      const left = before(at - step, byte >= step)
      const above = before(at - lineBytes, true)
      const aboveLeft = before(at - lineBytes - step, byte >= step)
      lines[at] = (filtered[at + line + 1] ?? 0) + predicted(filter, left, above, aboveLeft)
    }
  }
  return lines
}

function predicted(filter: number, left: number, above: number, aboveLeft: number): number {
  switch (filter) {
    case 1:
      return left
    case 2:
      return above
    case 3:
      return (left + above) >> 1
    case 4:
      return paeth(left, above, aboveLeft)
    default:
      return 0
  }
}

function paeth(left: number, above: number, aboveLeft: number): number {
  const guess = left + above - aboveLeft
  const [toLeft, toAbove] = [Math.abs(guess - left), Math.abs(guess - above)]
  const toAboveLeft = Math.abs(guess - aboveLeft)
  if (toLeft <= toAbove && toLeft <= toAboveLeft) return left
  return toAbove <= toAboveLeft ? above : aboveLeft
}

/** Writes a PNG of at most 256 colours: `palette` as three bytes each, `indices` one byte a pixel. */
export function writePalettePng(
  size: Pick<Pixels, 'width' | 'height'>,
  palette: Uint8Array,
  indices: Uint8Array,
): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(size.width, 0)
  head.writeUInt32BE(size.height, 4)
  head.set([8, 3, 0, 0, 0], 8)
  const lines = Buffer.alloc((size.width + 1) * size.height)
  for (let line = 0; line < size.height; line += 1) {
    lines.set(indices.subarray(line * size.width, (line + 1) * size.width), line * (size.width + 1) + 1)
  }
  const data = deflateSync(lines, { level: 9, memLevel: 9 })
  return Buffer.concat([SIGNATURE, chunk('IHDR', head), chunk('PLTE', palette), chunk('IDAT', data), chunk('IEND')])
}

function chunk(type: string, data: Uint8Array = new Uint8Array()): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const around = Buffer.alloc(8)
  around.writeUInt32BE(data.length, 0)
  around.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)])
}
