import { operations } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '#server/actor.ts'
import { implement } from '#server/http/implement.ts'
import { matchesTag, tellingTruncated } from '#server/http/implement-answer.ts'
import type { PosterRequest } from './poster-task.ts'
import { fileNameOf, posterRequest, tagOf, writePoster, type PosterStorage } from './posters.service.ts'

export function posterRoutes(app: FastifyInstance, storage: PosterStorage): void {
  implement(app, operations.readPosterSvg, ({ actor, query, ...http }) => {
    const { page, ...rest } = query
    return answerPoster(
      storage,
      { actor, ...http },
      posterRequest(storage, actor, rest, { kind: 'svg', page: page - 1 }),
    )
  })
  implement(app, operations.readPosterPdf, ({ actor, query, ...http }) =>
    answerPoster(storage, { actor, ...http }, posterRequest(storage, actor, query, { kind: 'pdf' })),
  )
}

interface Asking {
  readonly actor: Actor
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const MEDIA_TYPES = { svg: 'image/svg+xml', pdf: 'application/pdf' } as const

/** To be saved, and never shown by the browser as a page of this server. */
async function answerPoster(
  storage: PosterStorage,
  { actor, request, reply }: Asking,
  poster: PosterRequest,
): Promise<FastifyReply> {
  const tag = await tagOf(storage, actor, poster)
  void reply.header('ETag', tag)
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const { bytes, pages, dotted } = await tellingTruncated(reply, actor, writePoster(storage, actor, poster))
  const { kind } = poster.format
  return reply
    .type(MEDIA_TYPES[kind])
    .header('Content-Disposition', `attachment; filename="${fileNameOf(poster)}.${kind}"`)
    .header('X-Poster-Pages', String(pages))
    .header('X-Missing-Letters', String(dotted.letters))
    .header('X-Missing-Names', String(dotted.names))
    .header('X-Missing-Example', encodeURIComponent(dotted.example.toWellFormed()))
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
}
