import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in a zip. Its content is asked for when those before it are written. */
export interface ZipEntry {
  readonly path: string
  readonly content: () => AsyncIterable<string | Buffer>
}

/** A zip as it is being made, as fast as it is read. A fault of a content breaks it off. */
export function zipOf(entries: readonly ZipEntry[]): Readable {
  const zip = new ZipFile()
  const body = new Readable().wrap(zip.outputStream)
  const breakOff = (fault: unknown): void => {
    body.destroy(fault instanceof Error ? fault : new Error(String(fault)))
  }
  zip.on('error', breakOff)
  for (const { path, content } of entries) {
    zip.addReadStreamLazy(path, (give) => {
      give(null, Readable.from(content()).on('error', breakOff))
    })
  }
  zip.end()
  return body
}
