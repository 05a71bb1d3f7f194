import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { Actor } from '#server/actor.ts'

const compress = promisify(gzip)

/** Raised when the shape of a year's answer changes, so that no browser keeps an older one. */
const FORMAT = 1
const CACHE_BYTES = 64 * 1024 * 1024
const COMPRESS_FROM_BYTES = 1_024
const ENTRY_OVERHEAD_BYTES = 500

/** An answer that was made before: JSON, plain and compressed. */
export interface YearBody {
  readonly plain: Buffer
  readonly gzipped: Buffer | null
  readonly truncated: boolean
}

/**
 * The ETag of what a person would get now: it changes exactly when their data (the sequence), their zone or the question
 * changes.
 */
export function yearTag(actor: Actor, question: string): string {
  const parts = [FORMAT, question, actor.timezone, actor.userId, actor.sequence]
  return `"${createHash('sha256').update(parts.join('\n')).digest('base64url').slice(0, 27)}"`
}

/** Whether an `If-None-Match` names a tag (weak comparison, RFC 9110 13.1.2). */
export const matchesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag)

/** Keeps the newest bodies, up to a number of bytes. */
export function yearBodies() {
  const bodies = new LRUCache<string, YearBody>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (body) => body.plain.length + (body.gzipped?.length ?? 0) + ENTRY_OVERHEAD_BYTES,
  })
  const underWay = new Map<string, Promise<YearBody>>()
  return {
    /** The body with a tag, made now where it is not kept. Those who ask while it is being made wait for the same one. */
    get: (tag: string, make: Make): Promise<YearBody> => {
      const known = bodies.get(tag)
      if (known) return Promise.resolve(known)
      const started = underWay.get(tag)
      if (started) return started
      const made = bodyOf(make)
        .then((body) => {
          bodies.set(tag, body)
          return body
        })
        .finally(() => underWay.delete(tag))
      underWay.set(tag, made)
      return made
    },
  }
}

type Make = () => Promise<{ value: unknown; truncated: boolean }>

async function bodyOf(make: Make): Promise<YearBody> {
  const { value, truncated } = await make()
  const plain = Buffer.from(JSON.stringify(value))
  const gzipped = plain.length < COMPRESS_FROM_BYTES ? null : await compress(plain, { level: 5 })
  return { plain, gzipped, truncated }
}

export type YearBodies = ReturnType<typeof yearBodies>
