import { AppError } from '#server/errors.ts'
import { queuesByName } from '#server/queues-by-name.ts'

/** A feed's file, zipped or as text. */
export interface FeedFile {
  readonly bytes: Uint8Array
  /** Whether it is what its version says: nothing was written meanwhile. */
  readonly isCurrent: boolean
}

/** Feeds as they were written last. A thousand programs that read one cost as much as the first. */
export interface FeedFiles {
  /**
   * The file of a version, made once however many ask for it.
   * @throws AppError `too_many_requests` if many of one person's are to be made already
   */
  readonly of: (version: string, ownerId: string, make: () => Promise<FeedFile>) => Promise<FeedFile>
}

/** What is kept of all feeds together; the ones that were read last. */
const KEPT_BYTES = 32 * 1_024 * 1_024
const RETRY_AFTER_SECONDS = 5

const tooMany = (): AppError =>
  new AppError('too_many_requests', 'Much is being read from these calendars. Try again in a moment.', {
    retryAfter: RETRY_AFTER_SECONDS,
  })

export function openFeedFiles(keptBytes = KEPT_BYTES): FeedFiles {
  const kept = new Map<string, FeedFile>()
  const beingMade = new Map<string, Promise<FeedFile>>()
  // Of one person one at a time: whoever asks for all of theirs waits for themselves.
  const owners = queuesByName({ atOnce: 1, waiting: 60 }, tooMany)
  let bytes = 0

  const forget = (version: string, file: FeedFile): void => {
    kept.delete(version)
    bytes -= file.bytes.length
  }
  const keep = (version: string, file: FeedFile): void => {
    kept.set(version, file)
    bytes += file.bytes.length
    for (const [oldest, one] of kept) {
      if (bytes <= keptBytes) return
      forget(oldest, one)
    }
  }
  const made = async (version: string, ownerId: string, make: () => Promise<FeedFile>): Promise<FeedFile> => {
    try {
      const file = await owners.run(ownerId, make)
      if (file.isCurrent) keep(version, file)
      return file
    } finally {
      beingMade.delete(version)
    }
  }
  return {
    of: (version, ownerId, make) => {
      const known = kept.get(version)
      if (known !== undefined) {
        forget(version, known)
        keep(version, known)
        return Promise.resolve(known)
      }
      const present = beingMade.get(version) ?? made(version, ownerId, make)
      beingMade.set(version, present)
      return present
    },
  }
}
