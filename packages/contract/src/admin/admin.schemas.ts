import { z } from 'zod'
import { INVITE_DAYS_MAX, NAME_MAX, SEARCH_MAX } from '../limits.ts'
import type { Spec } from '../route.ts'
import { id, instant, language, lineUpTo, plainText, queryFlag } from '../scalars.ts'
import { plan } from '../users/users.schemas.ts'
import { operatorKinds } from './operator-kinds.ts'

/** How much is due, counted up to some thousands. */
const queues = z.object({
  mails: z.number().int(),
  pushes: z.number().int(),
  reminders: z.number().int(),
  webhooks: z.number().int(),
})

export const overview = z
  .object({
    version: z.string(),
    database: z.enum(['sqlite', 'postgresql']),
    /** Whether anything can be stored. */
    isWritable: z.boolean(),
    /** Null where the database is elsewhere. */
    databaseBytes: z.number().nullable(),
    freeBytes: z.number().nullable(),
    /** Whether mails are sent, and not only put into a folder. */
    sendsMail: z.boolean(),
    queues,
    people: z.object({ all: z.number().int(), disabled: z.number().int(), unconfirmed: z.number().int() }),
    openInvites: z.number().int(),
    waitingRequests: z.number().int(),
  })
  .meta({ id: 'AdminOverview' })

/** What whoever runs the server may know of somebody; nothing of their year but how much there is. */
export const adminPerson = z
  .object({
    _id: z.string(),
    email: z.string(),
    emailConfirmed: z.boolean(),
    username: z.string(),
    plan,
    isOperator: z.boolean(),
    createdAt: instant,
    /** When they, or a program of theirs, were here last; null where that is not known. */
    lastSeenAt: instant.nullable(),
    disabledAt: instant.nullable(),
    /** All that is stored of their year, with journal and trash. */
    bytes: z.number(),
    calendars: z.number().int(),
    /** Counted up to 10,000, and one more for those who have more. */
    events: z.number().int(),
  })
  .meta({ id: 'AdminPerson' })

export const adminInvite = z
  .object({
    _id: z.string(),
    note: z.string(),
    createdAt: instant,
    expiresAt: instant,
    state: z.enum(['open', 'used', 'revoked', 'expired']),
  })
  .meta({ id: 'AdminInvite' })

export const adminRequest = z
  .object({
    _id: z.string(),
    email: z.string(),
    language,
    createdAt: instant,
    approvedAt: instant.nullable(),
    hasAccount: z.boolean(),
  })
  .meta({ id: 'AdminRequest' })

export const adminFeedback = z
  .object({
    _id: z.string(),
    createdAt: instant,
    category: z.string(),
    title: z.string(),
    details: z.string(),
    page: z.string(),
    userAgent: z.string(),
    /** Null for whoever was not signed in. */
    email: z.string().nullable(),
  })
  .meta({ id: 'AdminFeedback' })

export const operatorEntry = z
  .object({
    _id: z.string(),
    at: instant,
    kind: z.enum(operatorKinds),
    /** The name of who did it on the admin page; null for the command line. */
    by: z.string().nullable(),
    /** The address or name of what it was done to; empty for an account that is gone. */
    subject: z.string(),
  })
  .meta({ id: 'OperatorEntry' })

/** Some of a list, and what continues it: null at its end. */
const some = <Item extends z.ZodType>(item: Item) => z.object({ items: z.array(item), next: z.string().nullable() })
const query = z.object({ before: id.optional() })
const params = z.object({ id })

export const readAdminOverview = { response: overview } satisfies Spec
export const listPeople = {
  query: query.extend({ q: plainText.max(SEARCH_MAX).optional() }),
  response: some(adminPerson),
} satisfies Spec
export const disablePerson = { params } satisfies Spec
export const enablePerson = { params } satisfies Spec
export const confirmPerson = { params } satisfies Spec
export const listInvites = { query, response: some(adminInvite) } satisfies Spec
export const createInvite = {
  body: z.object({
    /** Whom it is for. */
    note: lineUpTo(NAME_MAX).optional(),
    days: z.number().int().min(1).max(INVITE_DAYS_MAX),
  }),
  response: z.object({ code: z.string() }),
  example: { body: { note: 'Ada', days: 30 } },
} satisfies Spec
export const revokeInvite = { params } satisfies Spec
export const listBetaRequests = {
  /** `waiting=true`: those alone that nobody has answered, of people without an account. */
  query: query.extend({ waiting: queryFlag.optional() }),
  response: some(adminRequest),
} satisfies Spec
export const approveBetaRequest = { params } satisfies Spec
export const listAllFeedback = { query, response: some(adminFeedback) } satisfies Spec
export const listOperatorLog = { query, response: some(operatorEntry) } satisfies Spec

export type AdminOverview = z.output<typeof overview>
export type AdminPerson = z.output<typeof adminPerson>
export type AdminInvite = z.output<typeof adminInvite>
export type AdminRequest = z.output<typeof adminRequest>
export type AdminFeedback = z.output<typeof adminFeedback>
export type OperatorEntry = z.output<typeof operatorEntry>
