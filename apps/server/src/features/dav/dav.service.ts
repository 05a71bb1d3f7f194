import { Readable } from 'node:stream'
import { writeError } from '@dodici/core/dav'
import { ownAccess, type SignedIn } from '#server/actor.ts'
import { AppError } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import { actorOfDevice } from '#server/features/api-keys/device-passwords.service.ts'
import type { FileStorage } from '#server/features/calendar-contents/ics-tasks.ts'
import { basicCredentials } from './basic-credentials.ts'
import { DavRefusal } from './dav-refusal.ts'
import type { DavAnswer, DavRequest, Method } from './dav-request.ts'
import { lyingBelow } from './lying-below.ts'
import { get } from './methods/get.ts'
import { mkcalendar, mkcol } from './methods/mkcalendar.ts'
import { move } from './methods/move.ts'
import { propfind } from './methods/propfind.ts'
import { proppatch } from './methods/proppatch.ts'
import { put } from './methods/put.ts'
import { remove } from './methods/remove.ts'
import { placeOf } from './places.ts'
import { report } from './reports/report.ts'

export type { DavAnswer } from './dav-request.ts'
export { RESOURCE_BYTES_MAX } from './limits.ts'

const methods: Readonly<Record<string, Method>> = {
  GET: get,
  HEAD: get,
  PUT: put,
  DELETE: remove,
  MOVE: move,
  PROPFIND: propfind,
  PROPPATCH: proppatch,
  REPORT: report,
  MKCALENDAR: mkcalendar,
  MKCOL: mkcol,
}

/** What a resource below `/dav/` may be asked. */
export const ALLOWED = ['OPTIONS', ...Object.keys(methods)].join(', ')
/** What the door speaks (RFC 4918 10.1, RFC 4791 5.1, RFC 5689 3.1). */
export const COMPLIANCE = '1, 3, access-control, calendar-access, extended-mkcol'

/** An answer in pieces as a stream; who stops reading ends it. */
export const streamOf = (pieces: AsyncIterable<string>): Readable => Readable.from(pieces)

/** What the door needs. */
export type DavStorage = FileStorage

/** How a device signs in: `Authorization: Basic`, its address and what it calls itself. */
interface DeviceHeaders {
  readonly authorization: string | undefined
  readonly userAgent: string
  readonly address: string
}

/**
 * Who a device acts for, by HTTP Basic (RFC 7617) with a device password. Nothing else opens this door.
 * @throws AppError `unauthenticated`, `too_many_requests`
 */
export function signInDevice(
  storage: DavStorage,
  { authorization, userAgent, address }: DeviceHeaders,
): Promise<SignedIn> {
  const credentials = basicCredentials(authorization)
  if (credentials === null) throw new AppError('unauthenticated', 'Sign in with a device password.')
  return actorOfDevice(storage, { ...credentials, userAgent, address })
}

/** Answers a request of a calendar program by CalDAV (RFC 4791). Refusals are answers. */
export async function answerDav(storage: DavStorage, signedIn: SignedIn, request: DavRequest): Promise<DavAnswer> {
  try {
    return await answered(storage, signedIn, request)
  } catch (error) {
    const answer = refusalOfError(error)
    if (answer === null) throw error
    return answer
  }
}

/** The answer to a request that was refused; null for an error that nobody expected. */
export function refusalOfError(error: unknown): DavAnswer | null {
  if (error instanceof DavRefusal) return refusal(error)
  return error instanceof AppError ? refusal(refusalOf(error), error.facts.retryAfter) : null
}

/** What a PUT of too many octets is answered (RFC 4791 5.3.2.1). */
export const RESOURCE_TOO_LARGE: DavAnswer = refusal(new DavRefusal(403, 'max-resource-size'))

async function answered(storage: DavStorage, signedIn: SignedIn, request: DavRequest): Promise<DavAnswer> {
  const method = Object.hasOwn(methods, request.method) ? methods[request.method] : undefined
  if (method === undefined) throw new DavRefusal(405)
  const place = placeOf(request.path)
  if (place === null) throw new DavRefusal(request.method === 'PUT' || request.method.startsWith('MK') ? 409 : 404)
  const owner = await accountRow(storage.db.read, signedIn.userId)
  return method({ ...request, storage, access: ownAccess(signedIn), owner, place })
}

/** What the rest of the server refuses, as a calendar program understands it. */
function refusalOf({ code, status }: AppError): DavRefusal {
  if (code === 'quota_exceeded' || code === 'plan_limit') return new DavRefusal(507, 'quota-not-exceeded')
  if (code === 'calendar_read_only') return new DavRefusal(403, 'need-privileges')
  return new DavRefusal(status)
}

function refusal({ status, precondition, content }: DavRefusal, retryAfter?: number): DavAnswer {
  const headers = {
    ...(status === 405 ? { allow: ALLOWED } : {}),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  }
  if (precondition === null) return { status, headers }
  return {
    status,
    headers: { ...headers, 'content-type': 'application/xml; charset=utf-8' },
    body: (base) =>
      writeError(
        precondition,
        content.map((one) => lyingBelow(base, one)),
      ),
  }
}
