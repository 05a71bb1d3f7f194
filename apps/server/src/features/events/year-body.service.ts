import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Access } from '#server/actor.ts'
import { inTurns } from '#server/event-loop-turns.ts'

const compress = promisify(gzip)

/** Increased when the format of a year changes, so that no browser keeps an older one. */
const FORMAT = 3
const CACHE_BYTES = 32 * 1024 * 1024
const COMPRESS_FROM_BYTES = 1_024
/** Three times as fast as zlib's default, for ten percent more bytes. */
const COMPRESSION_LEVEL = 3
const ENTRY_OVERHEAD_BYTES = 500
const ITEMS_AT_ONCE = 50

/** A cached answer: JSON, as it is sent. */
export interface YearBody {
  readonly tag: string
  readonly bytes: Buffer
  readonly isGzipped: boolean
  readonly isTruncated: boolean
}

/** What somebody asks for. */
export interface YearQuestion {
  readonly access: Access
  readonly text: string
  readonly takesGzip: boolean
}

/**
 * The ETag of the current answer. It changes exactly when the owner's data (the sequence), the time zone of who asks or
 * the request changes.
 */
function yearTag(access: Access, question: string): string {
  const parts = [FORMAT, question, access.actor.timezone, access.ownerId, access.sequence]
  return `"${hash('sha256', parts.join('\n'), 'base64url').slice(0, 27)}"`
}

/** Caches the newest answer of each request for each owner's data, up to a number of bytes. */
export function yearBodies() {
  const bodies = new LRUCache<string, YearBody>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (body) => body.bytes.length + ENTRY_OVERHEAD_BYTES,
  })
  const underWay = new Map<string, Promise<YearBody>>()
  return {
    /** The answer with this ETag, built now if it is not cached. Simultaneous requests share one build. */
    get: (tag: string, { access, text, takesGzip }: YearQuestion, make: Make): Promise<YearBody> => {
      const place = `${takesGzip ? 'gzip' : 'plain'} ${access.ownerId} ${text}`
      const known = bodies.get(place)
      if (known?.tag === tag) return Promise.resolve(known)
      const job = `${place} ${tag}`
      const started = underWay.get(job)
      if (started) return started
      const made = bodyOf(tag, takesGzip, make)
        .then((body) => {
          bodies.set(place, body)
          return body
        })
        .finally(() => underWay.delete(job))
      underWay.set(job, made)
      return made
    },
  }
}

/** A person's request, with its current ETag. */
export function keptYear(
  bodies: YearBodies,
  { access, question }: { readonly access: Access; readonly question: readonly [string, object] },
  make: Make,
) {
  const text = JSON.stringify(question)
  const tag = yearTag(access, text)
  return { tag, bodyFor: (takesGzip: boolean) => bodies.get(tag, { access, text, takesGzip }, make) }
}

type Make = () => Promise<{ value: unknown; isTruncated: boolean }>

async function bodyOf(tag: string, takesGzip: boolean, make: Make): Promise<YearBody> {
  const { value, isTruncated } = await make()
  const plain = await jsonOf(value)
  const isGzipped = takesGzip && plain.length >= COMPRESS_FROM_BYTES
  const bytes = isGzipped ? await compress(plain, { level: COMPRESSION_LEVEL }) : plain
  return { tag, bytes, isGzipped, isTruncated }
}

/** A long list is written with yields: 20,000 occurrences at once would take some 60 ms. */
async function jsonOf(value: unknown): Promise<Buffer> {
  if (!Array.isArray(value) || value.length <= ITEMS_AT_ONCE) return Buffer.from(JSON.stringify(value))
  const starts = Array.from({ length: Math.ceil(value.length / ITEMS_AT_ONCE) }, (_, index) => index * ITEMS_AT_ONCE)
  const pieces = await inTurns(starts, (from) => {
    const items = JSON.stringify(value.slice(from, from + ITEMS_AT_ONCE))
    return Buffer.from((from === 0 ? '[' : ',') + items.slice(1, -1))
  })
  return Buffer.concat([...pieces, Buffer.from(']')])
}

export type YearBodies = ReturnType<typeof yearBodies>
