import { operations } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { addressOf } from '#server/http/address-of.ts'
import { implement } from '#server/http/implement.ts'
import { matchesTag } from '#server/http/implement-answer.ts'
import { feedFile, findFeedAt, type FeedStorage, type FoundFeed } from './feed-file.service.ts'
import type { FeedFile } from './feed-files.ts'
import { createFeed, listFeeds, removeFeed, renewFeed, updateFeed } from './feeds.service.ts'

export function feedRoutes(app: FastifyInstance, storage: FeedStorage): void {
  implement(app, operations.listFeeds, ({ actor }) => listFeeds(storage, actor))
  implement(app, operations.createFeed, ({ access, body }) => createFeed(storage, access, body))
  implement(app, operations.updateFeed, ({ access, params, body }) =>
    updateFeed(storage, access, { ...body, id: params.id }),
  )
  implement(app, operations.renewFeed, ({ actor, params }) => renewFeed(storage, actor, params.id))
  implement(app, operations.deleteFeed, ({ actor, params }) => removeFeed(storage, actor, params.id))
  fileRoute(app, storage)
}

const SUFFIX = '.ics'
const TAG_LENGTH = 32
const SECOND = 1_000

/** The file, for whoever has its address. It is no part of the API: nobody signs in, and OpenAPI describes what is JSON. */
function fileRoute(app: FastifyInstance, storage: FeedStorage): void {
  app.get<{ Params: { file: string } }>(
    '/feeds/:file',
    { schema: { hide: true }, compress: false },
    (request, reply) => {
      const { file } = request.params
      const secret = file.endsWith(SUFFIX) ? file.slice(0, -SUFFIX.length) : file
      const asked = { secret, userAgent: request.headers['user-agent'] ?? '', address: addressOf(request) }
      void reply.header('X-Robots-Tag', 'noindex, nofollow')
      return request.server.asStranger(asked.address, async () => {
        const found = await findFeedAt(storage, asked)
        void reply.headers({ 'Cache-Control': 'private, max-age=300', Vary: 'Accept-Encoding' })
        return answerFile(storage, { request, reply }, found)
      })
    },
  )
}

interface Asking {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** Answers 304 before anything of the year is read. */
async function answerFile(storage: FeedStorage, { request, reply }: Asking, found: FoundFeed): Promise<FastifyReply> {
  const isGzipped = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
  // Strong: other octets have another tag (RFC 9110 8.8.3.3).
  const tag = `"${found.version.slice(0, TAG_LENGTH)}${isGzipped ? '-gzip' : ''}"`
  const state = { tag, lastModified: settledSecond(found, storage.clock.now()) }
  if (isKnown(request, state)) return sayState(reply, state).code(304).send()
  const file = request.method === 'HEAD' ? null : await feedFile(storage, found, isGzipped)
  // Written from what came after: it has no tag, and is read anew.
  if (file?.isCurrent !== false) sayState(reply, state)
  void reply.type('text/calendar; charset=utf-8')
  // Whoever opens it in a browser: by its path it would be called after its secret.
  void reply.header('Content-Disposition', `attachment; filename="${found.fileName}.ics"`)
  if (isGzipped) void reply.header('Content-Encoding', 'gzip')
  return file === null ? reply.send() : reply.send(bufferOf(file))
}

const bufferOf = ({ bytes }: FeedFile): Buffer => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)

interface State {
  readonly tag: string
  /** In milliseconds. */
  readonly lastModified: number | null
}

function sayState(reply: FastifyReply, { tag, lastModified }: State): FastifyReply {
  void reply.header('ETag', tag)
  if (lastModified !== null) void reply.header('Last-Modified', new Date(lastModified).toUTCString())
  return reply
}

/** The second of its last change, once it is over: until then it may change again in the same one. */
function settledSecond({ changedAt }: FoundFeed, now: number): number | null {
  const second = Math.floor(changedAt / SECOND) * SECOND
  return now >= second + SECOND ? second : null
}

/** A date counts only without tags (RFC 9110 13.2.2). */
function isKnown({ headers }: FastifyRequest, { tag, lastModified }: State): boolean {
  const tags = headers['if-none-match']
  if (tags !== undefined) return matchesTag(tags, tag)
  const since = Date.parse(headers['if-modified-since'] ?? '')
  return lastModified !== null && since >= lastModified
}
