import { Worker } from 'node:worker_threads'
import type { WriteInput } from '@dodici/core/ics'
import type { ImportNote } from '@dodici/contract/types'
import { AppError } from '#server/errors.ts'
import { openGate } from '#server/gate.ts'
import type { FileEvent, StoredForFile } from './ics-content.ts'

/** What a file holds, in the form of the tables; or why it is refused as a whole. */
export type FileReading =
  | {
      readonly name: string | null
      readonly events: readonly FileEvent[]
      readonly skipped: readonly ImportNote[]
      readonly warnings: readonly ImportNote[]
    }
  | { readonly error: string }

export type IcsTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly zone: string }
  | { readonly kind: 'write'; readonly input: Omit<WriteInput, 'events'> & { events: readonly StoredForFile[] } }

/** The largest file that we take is read in a fraction of it. */
const TASK_MILLISECONDS = 20_000
const WORKER_MEGABYTES = 512
const RETRY_AFTER_SECONDS = 10

const gate = openGate(
  { atOnce: 2, waiting: 20 },
  () =>
    new AppError('unavailable', 'Too many calendar files are being read. Try again in a moment.', {
      retryAfter: RETRY_AFTER_SECONDS,
    }),
)

/**
 * Reads a calendar file in a worker thread.
 * @throws AppError `unreadable_file` where it is none, or takes too long; `too_many_events`; `unavailable`
 */
export async function readFile(bytes: Uint8Array, zone: string): Promise<Exclude<FileReading, { error: string }>> {
  if (!mayBeCalendar(bytes)) throw unreadable('noCalendar')
  const reading = await inWorker<FileReading>({ kind: 'read', bytes, zone })
  if (!('error' in reading)) return reading
  if (reading.error === 'tooManyEvents' || reading.error === 'tooManyComponents') {
    throw new AppError('too_many_events', 'The file has more than 20,000 events.')
  }
  throw unreadable(reading.error)
}

const unreadable = (reason: string): AppError =>
  new AppError('unreadable_file', 'This is not a calendar file that can be read.', {
    errors: [{ path: '', message: reason }],
  })

/** Spares a worker for what is plainly something else: a calendar begins a component, in bytes of one or of two. */
const mayBeCalendar = (bytes: Uint8Array): boolean =>
  bytes.includes(0) || /begin/i.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'))

/**
 * Writes a calendar file in a worker thread.
 * @throws AppError `unavailable`
 */
export const writeFile = (input: Extract<IcsTask, { kind: 'write' }>['input']): Promise<string> =>
  inWorker<string>({ kind: 'write', input })

function inWorker<Result>(task: IcsTask): Promise<Result> {
  return gate(
    () =>
      new Promise<Result>((resolve, reject) => {
        const worker = new Worker(new URL('./ics-worker.ts', import.meta.url), {
          workerData: task,
          resourceLimits: { maxOldGenerationSizeMb: WORKER_MEGABYTES },
        })
        const timer = setTimeout(() => {
          reject(new AppError('unreadable_file', 'The file takes too long to read.'))
          void worker.terminate()
        }, TASK_MILLISECONDS)
        worker.once('message', (result: Result) => {
          clearTimeout(timer)
          resolve(result)
        })
        worker.once('error', (error) => {
          clearTimeout(timer)
          reject(new AppError('unreadable_file', 'The file cannot be read.', { cause: error }))
        })
        worker.once('exit', () => {
          clearTimeout(timer)
          reject(new AppError('unreadable_file', 'The file cannot be read.'))
        })
      }),
  )
}
