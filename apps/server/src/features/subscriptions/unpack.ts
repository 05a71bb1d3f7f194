import { promisify } from 'node:util'
import zlib from 'node:zlib'
import { codeOf } from '#server/errors.ts'

type Unpack = (body: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>

const unpackers: Readonly<Record<string, Unpack>> = {
  gzip: promisify(zlib.gunzip),
  'x-gzip': promisify(zlib.gunzip),
  deflate: promisify(zlib.inflate),
  br: promisify(zlib.brotliDecompress),
}

/** A body as it was before its content coding; `tooLarge` beyond so many bytes, of which no more are unpacked. */
export async function unpacked(
  body: Buffer,
  coding: string,
  most: number,
): Promise<Buffer | 'tooLarge' | 'cutOff' | 'notCalendar'> {
  if (coding === '' || coding === 'identity') return body
  const unpack = unpackers[coding]
  if (unpack === undefined) return 'notCalendar'
  try {
    return await unpack(body, { maxOutputLength: most })
  } catch (error) {
    if (codeOf(error) === 'ERR_BUFFER_TOO_LARGE') return 'tooLarge'
    return codeOf(error) === 'Z_BUF_ERROR' ? 'cutOff' : 'notCalendar'
  }
}
