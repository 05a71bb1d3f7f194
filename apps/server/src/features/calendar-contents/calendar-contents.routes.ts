import { operations } from '@dodici/contract/operations'
import { IMPORT_BYTES_MAX } from '@dodici/contract/limits'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { implement } from '#server/http/implement.ts'
import { accessSending, answerWritten, implementWrite } from '#server/http/implement-write.ts'
import { copyAsJson, copyCalendarYear } from './copy-year.service.ts'
import { exportCalendar } from './export.service.ts'
import type { FileStorage } from './ics-tasks.ts'
import { importFile, unreadableForm } from './import.service.ts'

const FILE_FIELD = 'file'

export function calendarContentRoutes(app: FastifyInstance, storage: FileStorage): void {
  implement(app, operations.copyYear, async ({ access, params, body, reply }) => {
    const written = await copyCalendarYear(storage, access, { ...body, id: params.id })
    const json = await copyAsJson(answerWritten(reply, written))
    return reply.type('application/json; charset=utf-8').send(json)
  })
  fileRoutes(app, storage)
}

/** The operations with files as bodies. They have their own scope, so that only they accept large bodies. */
function fileRoutes(app: FastifyInstance, storage: FileStorage): void {
  void app.register(async (scope) => {
    await scope.register(multipart, { limits: { fileSize: IMPORT_BYTES_MAX, files: 1, fields: 10, parts: 11 } })
    scope.addContentTypeParser(
      'text/calendar',
      { parseAs: 'buffer', bodyLimit: IMPORT_BYTES_MAX },
      (_request, body, done) => {
        done(null, body)
      },
    )
    implementWrite(scope, operations.importCalendar, async ({ access, params, query, request }) => {
      const bytes = await fileOf(request)
      const target = { calendarId: params.id, bytes, dryRun: query.dryRun === 'true', fileName: query.name }
      return importFile(storage, accessSending(request, access, bytes), target)
    })
    implement(scope, operations.exportCalendar, async ({ access, params, reply }) => {
      const file = await exportCalendar(storage, access, params.id)
      return reply
        .type('text/calendar; charset=utf-8')
        .header('Content-Disposition', `attachment; filename="${file.filename}"`)
        .send(file.bytes)
    })
  })
}

/** The file of a request: its body, or the field `file` of a form. */
async function fileOf(request: FastifyRequest): Promise<Uint8Array> {
  if (!request.isMultipart()) return Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
  const file = await fileOfForm(request).catch((error: unknown) => {
    throw isTooLarge(error) ? error : unreadableForm(FILE_FIELD, error)
  })
  if (file === undefined) throw unreadableForm(FILE_FIELD)
  return file
}

/** Reads a form to its end, so that one that breaks off after its file is refused. */
async function fileOfForm(request: FastifyRequest): Promise<Buffer | undefined> {
  let file: Buffer | undefined
  for await (const part of request.parts()) {
    if (part.type !== 'file') continue
    const bytes = await part.toBuffer()
    if (part.fieldname === FILE_FIELD) file = bytes
  }
  return file
}

const isTooLarge = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE'
