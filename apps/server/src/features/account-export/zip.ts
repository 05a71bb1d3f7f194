import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file in a zip. Its content is produced when the files before it are written. */
export interface ZipEntry {
  readonly path: string
  readonly content: () => AsyncIterable<string | Buffer>
}

/** A zip that is produced as fast as it is read. An error in a file's content aborts it. */
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
