import { operations } from '@dodici/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '#server/actor.ts'
import { implement } from '#server/http/implement.ts'
import { matchesTag, tellingTruncated } from '#server/http/implement-answer.ts'
import type { PosterRequest } from './poster-task.ts'
import { fileNameOf, posterRequest, tagOf, writePoster, type PosterStorage } from './posters.service.ts'

export function posterRoutes(app: FastifyInstance, storage: PosterStorage): void {
  implement(app, operations.readPosterSvg, ({ access, query, ...http }) => {
    const { page, ...rest } = query
    return answerPoster(
      storage,
      { access, ...http },
      posterRequest(storage, access, rest, { kind: 'svg', page: page - 1 }),
    )
  })
  implement(app, operations.readPosterPdf, ({ access, query, ...http }) =>
    answerPoster(storage, { access, ...http }, posterRequest(storage, access, query, { kind: 'pdf' })),
  )
}

interface Asking {
  readonly access: Access
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const MEDIA_TYPES = { svg: 'image/svg+xml', pdf: 'application/pdf' } as const

/** To be saved, and never shown by the browser as a page of this server. */
async function answerPoster(
  storage: PosterStorage,
  { access, request, reply }: Asking,
  poster: PosterRequest,
): Promise<FastifyReply> {
  const tag = await tagOf(storage, access, poster)
  void reply.header('ETag', tag)
  if (matchesTag(request.headers['if-none-match'], tag)) return reply.code(304).send()
  const { bytes, pages, dotted } = await tellingTruncated(reply, access.actor, writePoster(storage, access, poster))
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
