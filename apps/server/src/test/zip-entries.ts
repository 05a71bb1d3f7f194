import { inflateRawSync } from 'node:zlib'

const CENTRAL_HEADER = 0x02014b50
const END_OF_DIRECTORY = 0x06054b50

/** The files of a zip, by path. It goes by the directory at its end, as every program that opens one does. */
export function zipEntries(zip: Buffer): Record<string, string> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || zip.readUInt32LE(end) !== END_OF_DIRECTORY) throw new Error('this is no whole zip')
  const files: Record<string, string> = {}
  let at = zip.readUInt32LE(end + 16)
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (zip.readUInt32LE(at) !== CENTRAL_HEADER) throw new Error('the directory of the zip is broken')
    const nameLength = zip.readUInt16LE(at + 28)
    const path = zip.toString('utf8', at + 46, at + 46 + nameLength)
    files[path] = contentAt(zip, zip.readUInt32LE(at + 42), zip.readUInt32LE(at + 20))
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return files
}

function contentAt(zip: Buffer, header: number, size: number): string {
  const start = header + 30 + zip.readUInt16LE(header + 26) + zip.readUInt16LE(header + 28)
  return inflateRawSync(zip.subarray(start, start + size)).toString('utf8')
}
