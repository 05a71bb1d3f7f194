import { hash } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import { FEED_BYTES_MAX } from '@dodici/contract/limits'
import type { FeedFault } from '@dodici/contract/types'
import type { SubscriptionTable } from '#server/db/schema.ts'
import { headerOf, retrySecondsOf } from '#server/outgoing/answer-headers.ts'
import type { Outgoing, OutgoingAnswer } from '#server/outgoing/outgoing.ts'
import { OutgoingFault } from '#server/outgoing/outgoing-fault.ts'
import { redirectOf } from '#server/outgoing/redirect.ts'
import { VERSION } from '#server/version.ts'
import { unpacked } from './unpack.ts'

/** What an address answered. */
export type FeedAnswer =
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'file'; readonly bytes: Buffer } & FeedMarks)
  | { readonly kind: 'fault'; readonly fault: FeedFault; readonly retrySeconds: number | null }

/** By what a server knows again what it has sent, and we do. */
export interface FeedMarks {
  readonly etag: string | null
  readonly lastModified: string | null
  readonly bodyHash: string
}

type Asked = Pick<SubscriptionTable, 'url' | 'etag' | 'last_modified'>

/** For the whole, redirects included; shorter in tests. */
const MILLISECONDS = 10_000
const REDIRECTS_MAX = 3
/** Longer ones are no marks of any server. */
const MARK_MAX = 1_000
/** In how many bytes the first line of a calendar stands, and the last. */
const BEGIN_BYTES = 64_000
const END_BYTES = 2_000

const FAULTS: Readonly<Record<number, FeedFault>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'notFound',
  410: 'gone',
  429: 'server',
}

const faulty = (fault: FeedFault, retrySeconds: number | null = null): FeedAnswer => ({
  kind: 'fault',
  fault,
  retrySeconds,
})

/**
 * Asks an address for its calendar, or for nothing if that has not changed since the marks. Each redirect is one more
 * request through the guard, and nothing but the marks is told to any of them.
 */
export async function fetchFeed(
  { ask }: Pick<Outgoing, 'ask'>,
  asked: Asked,
  most = MILLISECONDS,
): Promise<FeedAnswer> {
  const until = performance.now() + most
  let { url } = asked
  try {
    for (let redirects = 0; redirects <= REDIRECTS_MAX; redirects += 1) {
      const milliseconds = Math.floor(until - performance.now())
      if (milliseconds <= 0) return faulty('timeout')
      const request = { url, method: 'GET', body: null, bytesMax: FEED_BYTES_MAX, milliseconds } as const
      const answer = await ask({ ...request, headers: headersOf(asked) })
      const next = redirectOf(answer, url)
      if (next === null) return await answerOf(answer, asked)
      url = next
    }
    return faulty('redirects')
  } catch (error) {
    if (error instanceof OutgoingFault) return faulty(faultOf(error))
    throw error
  }
}

const headersOf = ({ etag, last_modified }: Asked): Record<string, string> => ({
  accept: 'text/calendar, */*;q=0.5',
  'accept-encoding': 'gzip',
  'user-agent': `Dodici/${VERSION}`,
  ...(etag === null ? {} : { 'if-none-match': etag }),
  ...(last_modified === null ? {} : { 'if-modified-since': last_modified }),
})

function faultOf(error: OutgoingFault): FeedFault {
  if (error.isRefusal) return 'address'
  return error.reason === 'timeout' ? 'timeout' : 'unreachable'
}

function answerOf(answer: OutgoingAnswer, asked: Asked): FeedAnswer | Promise<FeedAnswer> {
  const { status, headers } = answer
  if (status === 200) return fileOf(answer)
  const isAskedFor = asked.etag !== null || asked.last_modified !== null
  if (status === 304 && isAskedFor) return { kind: 'unchanged' }
  return faulty(FAULTS[status] ?? (status >= 500 ? 'server' : 'status'), retrySecondsOf(headers))
}

async function fileOf({ headers, body, isCut }: OutgoingAnswer): Promise<FeedAnswer> {
  if (isCut) return faulty('tooLarge')
  const coding = (headerOf(headers, 'content-encoding') ?? '').toLowerCase()
  const bytes = await unpacked(body, coding, FEED_BYTES_MAX)
  if (typeof bytes === 'string') return faulty(bytes)
  const fault = faultOfFile(bytes)
  return fault === null ? { kind: 'file', bytes, ...marksOf(headers, bytes) } : faulty(fault)
}

/** What a look at both ends tells: a page of the web, or a file that was cut off. In UTF-16, every other byte is zero. */
function faultOfFile(bytes: Buffer): FeedFault | null {
  const textOf = (part: Buffer): string => part.toString('latin1').replaceAll('\0', '')
  if (!/begin:vcalendar/i.test(textOf(bytes.subarray(0, BEGIN_BYTES)))) return 'notCalendar'
  return /end:vcalendar/i.test(textOf(bytes.subarray(-END_BYTES))) ? null : 'cutOff'
}

const marksOf = (headers: OutgoingAnswer['headers'], bytes: Buffer): FeedMarks => ({
  etag: markOf(headers, 'etag'),
  lastModified: markOf(headers, 'last-modified'),
  bodyHash: hash('sha256', bytes),
})

function markOf(headers: OutgoingAnswer['headers'], name: string): string | null {
  const mark = headerOf(headers, name)
  return mark === null || mark === '' || mark.length > MARK_MAX ? null : mark
}
