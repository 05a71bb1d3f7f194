import type { Operation } from '@dodici/contract/operations'
import type { RequestHeader } from '@dodici/contract/request-headers'

/** What a request may say in its headers. */
export const headerParameters: Readonly<Record<RequestHeader, object>> = {
  'If-Match': {
    name: 'If-Match',
    in: 'header',
    description:
      'The `version` of the copy that the change was made from, in quotation marks. If there is a newer one, nothing is written, and the answer is 412 with `current`.',
    schema: { type: 'string', pattern: '^(?:\\*|(?:W/)?"?\\d{1,9}"?)$' },
    example: '"1"',
  },
  'If-None-Match': {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of an answer that is at hand: 304 says that it still holds.',
    schema: { type: 'string' },
    example: '"9f2c1b"',
  },
  'Idempotency-Key': {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A name for this request, of the caller’s choice. Sent again with the same body within a day, it writes nothing more and gets the answer of the first time.',
    schema: { type: 'string', pattern: '^[\\x21-\\x7e]{1,100}$' },
    example: 'choir-2027-05-03',
  },
}

const text = (description: string): object => ({ description, schema: { type: 'string' } })

/** What answers say in their headers, by name. */
export const answerHeaders: Readonly<Record<string, object>> = {
  ETag: text('Names this answer, for `If-None-Match`'),
  'X-Truncated': text('`true` if something was left out, because there is too much of it'),
  'X-Change-Id': text('The change that this write made, for `POST /changes/{id}/undo`; absent if nothing was changed'),
  'RateLimit-Policy': text('The limit that counts here: `"writes";q=5882;w=300` is so many within so many seconds'),
  RateLimit: text('What is left of it, and in how many seconds all of it may be: `"writes";r=5880;t=1`'),
  'X-Moved-Milestones': text(
    'Milestones that the write moved without their open steps: JSON, a list of `{_id, from, to, openSteps}`',
  ),
}

const reference = (name: string): [string, object] => [name, { $ref: `#/components/headers/${name}` }]

/** The headers of a good answer. */
export function headersOfAnswer({ spec: { headers = [] }, method }: Operation): Record<string, object> {
  const names = [
    ...(headers.includes('If-None-Match') ? ['ETag'] : []),
    ...(headers.includes('Idempotency-Key')
      ? ['X-Change-Id', 'X-Moved-Milestones', 'RateLimit-Policy', 'RateLimit']
      : []),
    ...(method === 'GET' ? ['X-Truncated'] : []),
  ]
  return Object.fromEntries(names.map(reference))
}
