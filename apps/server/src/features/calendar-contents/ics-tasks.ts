import path from 'node:path'
import type { WriteInput } from '@dodici/core/ics'
import type { PersonalClock } from '@dodici/core/reminders'
import type { ImportNote } from '@dodici/contract/types'
import type { Storage } from '#server/db/journal/write-change.ts'
import { AppError } from '#server/errors.ts'
import { valuesInTurns, type JsonPages } from '#server/json-pages.ts'
import { openWorkers, type WorkerFaults, type WorkerLimits } from '#server/worker-pool.ts'
import type { FileEvent } from './ics-content.ts'
import { refusalOf, unreadable } from './ics-refusals.ts'
import type { ResourceAct, ResourceResult, ResourceTask } from './resource-task.ts'

/** A parsed file in its stored form, or the reason for refusing it. */
export type FileReading =
  | {
      readonly name: string | null
      /** After how many minutes it asks to be read again; null where it does not say. */
      readonly refreshMinutes: number | null
      /** Of all its events: the same for a file that says the same of them. */
      readonly fingerprint: string
      /** Of `FileEvent`s. */
      readonly events: JsonPages
      readonly skipped: readonly ImportNote[]
      readonly warnings: readonly ImportNote[]
    }
  | { readonly error: string }

export type IcsTask =
  | { readonly kind: 'read'; readonly bytes: Uint8Array; readonly clock: PersonalClock }
  | { readonly kind: 'write'; readonly input: FileToWrite }
  | { readonly kind: 'resource'; readonly task: ResourceTask }

/** Input for writing a file; its events are `StoredForFile`s. */
export type FileToWrite = Omit<WriteInput, 'events'> & { readonly events: JsonPages }

/** A parsed file; its events are rebuilt from what the thread has sent. */
export type FileContent = Omit<Exclude<FileReading, { error: string }>, 'events'> & {
  readonly events: readonly FileEvent[]
}

/** The largest accepted file is read in a fraction of this. */
const TASK_MILLISECONDS = 20_000
const IDLE_MILLISECONDS = 20_000
const WORKER_MEGABYTES = 512
const RETRY_AFTER_SECONDS = 10

/** Reads and writes calendar files in worker threads: a large one takes seconds. */
export interface IcsTasks {
  /**
   * @throws AppError `unreadable_file` if it is no calendar or takes too long; `too_many_events`; `quota_exceeded`;
   * `unavailable`
   */
  readonly read: (bytes: Uint8Array, clock: PersonalClock) => Promise<FileContent>
  /** @throws AppError `unavailable` */
  readonly write: (input: FileToWrite) => Promise<Buffer>
  /**
   * Does work on one CalDAV resource.
   * @throws AppError `unavailable`
   */
  readonly resource: <Act extends ResourceAct>(task: ResourceTask<Act>) => Promise<ResourceResult<Act>>
  /** Ends the threads, whatever they are doing. */
  readonly close: () => Promise<void>
}

const limits: WorkerLimits = {
  atOnce: 2,
  waiting: 20,
  taskMilliseconds: TASK_MILLISECONDS,
  idleMilliseconds: IDLE_MILLISECONDS,
  megabytes: WORKER_MEGABYTES,
}

/** What a service needs to read or write files. */
export type FileStorage = Storage & { readonly files: IcsTasks }

/** The worker's file is beside this one, in source and bundle alike, with the same extension. */
const WORKER_FILE = new URL(`./ics-worker${path.extname(import.meta.url)}`, import.meta.url)

/** Starts no thread: the first file does. */
export function openIcsTasks(): IcsTasks {
  const workers = openWorkers<IcsTask, FileReading | Uint8Array | ResourceResult<ResourceAct>>(
    WORKER_FILE,
    limits,
    faults,
  )
  return {
    read: async (bytes, clock) => {
      if (!mayBeCalendar(bytes)) throw unreadable('noCalendar')
      const reading = (await workers.run({ kind: 'read', bytes, clock })) as FileReading
      if ('error' in reading) throw refusalOf(reading.error)
      return { ...reading, events: await valuesInTurns<FileEvent>(reading.events) }
    },
    write: async (input) => {
      const { buffer, byteOffset, byteLength } = (await workers.run({ kind: 'write', input })) as Uint8Array
      return Buffer.from(buffer, byteOffset, byteLength)
    },
    resource: async <Act extends ResourceAct>(task: ResourceTask<Act>) =>
      (await workers.run({ kind: 'resource', task: task as ResourceTask })) as ResourceResult<Act>,
    close: workers.close,
  }
}

const unavailable = (detail: string, cause?: unknown): AppError =>
  new AppError('unavailable', detail, { cause, retryAfter: RETRY_AFTER_SECONDS })

const faults: WorkerFaults<IcsTask> = {
  busy: () => unavailable('Too many calendar files are being read. Try again in a moment.'),
  slow: ({ kind }) =>
    kind === 'read'
      ? new AppError('unreadable_file', 'The file takes too long to read.')
      : unavailable('The file takes too long to write.'),
  broken: ({ kind }, cause) =>
    kind === 'read'
      ? new AppError('unreadable_file', 'The file cannot be read.', { cause })
      : unavailable('The file cannot be written.', cause),
}

/** Spares a worker for obviously wrong files: a calendar begins with a component, in UTF-8 or UTF-16. */
const mayBeCalendar = (bytes: Uint8Array): boolean =>
  bytes.includes(0) || /begin/i.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1'))
