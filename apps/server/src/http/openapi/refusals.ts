import { errorCodes, errorStatus } from '@dodici/contract/errors'
import type { Operation } from '@dodici/contract/operations'
import { STATUS_CODES } from 'node:http'
import type { Schema } from './schemas.ts'

/** What every operation may answer: a request that cannot be read, too many of them, and faults of the server. */
const EVERYWHERE = [400, 429, 500, 503]

/** Who must be signed in, of those who may ask. */
const OF_PERSONS: ReadonlySet<Operation['signedIn']> = new Set([true, 'by session', 'by operator'])

/** The statuses by which an operation may refuse. */
export function refusalsOf({ signedIn, method, path, spec }: Operation): number[] {
  const isOfPerson = OF_PERSONS.has(signedIn)
  const isWrite = method !== 'GET'
  const statuses = [
    ...EVERYWHERE,
    ...(isOfPerson ? [401, 403] : []),
    // To all but operators there is no such page.
    ...(path.includes('{') || signedIn === 'by operator' ? [404] : []),
    ...(isOfPerson && isWrite ? [409] : []),
    ...(spec.headers?.includes('If-Match') ? [412] : []),
    ...(isWrite ? [413, 415] : []),
    ...(spec.refuses ?? []),
  ]
  return [...new Set(statuses)].sort((one, other) => one - other)
}

/** The name of the answer that refuses by a status: `BadRequest`. */
export const refusalName = (status: number): string => (STATUS_CODES[status] ?? String(status)).replaceAll(/\W/g, '')

const codesOf = (status: number): string =>
  errorCodes
    .filter((code) => errorStatus[code] === status)
    .map((code) => `\`${code}\``)
    .join(', ')

const RETRY_AFTER = {
  description: 'Seconds after which it makes sense to try again',
  schema: { type: 'integer', minimum: 0 },
}

const RATES = Object.fromEntries(
  ['RateLimit-Policy', 'RateLimit'].map((name) => [name, { $ref: `#/components/headers/${name}` }]),
)

const waiting: Readonly<Record<number, object>> = {
  429: { headers: { 'Retry-After': RETRY_AFTER, ...RATES } },
  503: { headers: { 'Retry-After': RETRY_AFTER } },
}

/** All such answers by name. */
export function refusals(statuses: readonly number[]): Record<string, object> {
  const answer = (status: number): object => ({
    description: `Refused: ${codesOf(status)}`,
    ...waiting[status],
    content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
  })
  return Object.fromEntries(statuses.map((status) => [refusalName(status), answer(status)]))
}

const code = { type: 'string', enum: errorCodes }
const text = { type: 'string' }

const fault: Schema = {
  type: 'object',
  required: ['path', 'message'],
  additionalProperties: false,
  properties: {
    path: { ...text, description: 'The way to the field, as `reminders.0.channel`; empty for the whole body' },
    message: text,
    reason: { ...text, description: 'Of a new password that is easy to guess: why' },
    meant: {
      type: ['string', 'null'],
      description:
        'Of a field that does not exist: the one that is probably meant. `message` is in the person’s language',
    },
  },
}

/** Every refusal, RFC 9457. */
export const problem: Schema = {
  type: 'object',
  required: ['status', 'title', 'detail', 'code'],
  additionalProperties: false,
  properties: {
    status: { type: 'integer', minimum: 400, maximum: 599 },
    title: text,
    detail: text,
    code,
    errors: { type: 'array', items: fault },
    current: {
      description:
        'With `stale_version`: what is newer, as reading it answers; of a batch, a list of these. With ' +
        '`proposal_changed`: the card as it is now',
    },
    conflict: { type: 'object', description: 'With `undo_conflict`: what stands in the way, and what changed it' },
    room: {
      type: 'object',
      description: 'With `plan_limit` for events: how many more may start in a year',
      required: ['year', 'events'],
      properties: { year: { type: 'integer' }, events: { type: 'integer' } },
    },
    feedFault: { ...text, description: 'With `feed_refused`: why' },
    linkFault: { ...text, description: 'With `link_refused`: why' },
  },
}
