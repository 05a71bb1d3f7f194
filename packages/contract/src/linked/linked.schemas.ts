import { z } from 'zod'
import type { Spec } from '../route.ts'
import { address, color, id, instant, name, plainText } from '../scalars.ts'
import { LINKED_PASSWORD_MAX, LINKED_USERNAME_MAX, LISTED_CALENDARS_MAX } from './limits.ts'
import { linkFaults } from './link-faults.ts'

const fault = z.enum(linkFaults).nullable()

/** A calendar here that is kept the same as one in an account elsewhere. */
const linkedCalendar = z.object({
  /** Of the calendar here, which has a name and a colour of its own. */
  calendarId: z.string(),
  /** Of the calendar elsewhere. */
  url: z.string(),
  /** Whether the account may only read it: then nothing here can change it either. */
  isReadOnly: z.boolean(),
  /** Whether it has been read to its end once. */
  isComplete: z.boolean(),
  /** When both were last the same; null if never. */
  lastOkAt: instant.nullable(),
  lastTryAt: instant.nullable(),
  /** When it is looked at next; null while it is paused: it waits for the person. */
  nextAt: instant.nullable(),
  fault,
  /**
   * Most events are gone on one side, `there` or `here`, and whether they are deleted on the other waits for the person's
   * word: how many are gone, of how many.
   */
  held: z.object({ where: z.enum(['here', 'there']), gone: z.number().int(), of: z.number().int() }).nullable(),
  /** Events that wait for the person's choice. */
  conflicts: z.number().int(),
  /** What is there and is not shown here: tasks, and what cannot be read as an event. */
  unread: z.number().int(),
})

export const linkedAccount = z
  .object({
    _id: z.string(),
    name: z.string(),
    /** The server, as a person knows it: `cloud.example.org`. */
    host: z.string(),
    username: z.string(),
    /** Why nothing of it is read or written; null if it is. Without its password there is nothing but to ask for it. */
    fault,
    createdAt: instant,
    calendars: z.array(linkedCalendar),
  })
  .meta({ id: 'LinkedAccount' })

/** A calendar of an account elsewhere. */
const foundCalendar = z.object({
  url: z.string(),
  name: z.string(),
  color: z.string().nullable(),
  isReadOnly: z.boolean(),
  /** Of the calendar here that is linked to it; null if none is. */
  calendarId: z.string().nullable(),
})

/** One side of a conflict, as much as tells the two apart. */
const side = z.object({
  title: z.string(),
  allDay: z.boolean(),
  /** Days or wall times as of an event, in `timezone`; null is floating. */
  start: z.string(),
  end: z.string(),
  timezone: z.string().nullable(),
  recurrence: z.string().nullable(),
  location: z.string(),
  description: z.string(),
  /** Occurrences that differ from their series or are left out. */
  changedOccurrences: z.number().int(),
})

export const linkedConflict = z
  .object({
    _id: z.string(),
    calendarId: z.string(),
    /** `bothChanged`: here and there; `refused`: the other server does not take what is here. */
    reason: z.enum(['bothChanged', 'refused']),
    /** Of the event here; null if it is deleted here. */
    eventId: z.string().nullable(),
    /** Null if it is deleted on that side. */
    ours: side.nullable(),
    theirs: side.nullable(),
    noticedAt: instant,
  })
  .meta({ id: 'LinkedConflict' })

const username = plainText.trim().min(1, 'must not be empty').max(LINKED_USERNAME_MAX)
const password = plainText.min(1, 'must not be empty').max(LINKED_PASSWORD_MAX)

/** As it is typed: a server, or an address below which calendars are. */
const server = address.refine((text) => text !== '', 'must not be empty')

const signIn = { url: server, username, password }

const wished = z
  .array(z.object({ url: address, name: name.optional(), color: color.optional() }))
  .max(LISTED_CALENDARS_MAX)

const params = z.object({ id })

export const listLinkedAccounts = { response: z.array(linkedAccount) } satisfies Spec

export const findRemoteCalendars = {
  body: z.object(signIn),
  response: z.object({ calendars: z.array(foundCalendar) }).meta({ id: 'FoundCalendars' }),
  example: { body: { url: 'https://cloud.example.org', username: 'ada', password: 'a password for programs' } },
} satisfies Spec

export const createLinkedAccount = {
  body: z.object({ ...signIn, name: name.optional(), calendars: wished.min(1, 'must not be empty') }),
  response: linkedAccount,
  example: {
    body: {
      url: 'https://cloud.example.org',
      username: 'ada',
      password: 'a password for programs',
      name: 'Work',
      calendars: [{ url: 'https://cloud.example.org/calendars/ada/work/' }],
    },
  },
} satisfies Spec

export const updateLinkedAccount = {
  params,
  /** With another password, what was paused goes on. */
  body: z.object({ name: name.optional(), password: password.optional() }),
  response: linkedAccount,
  example: { body: { name: 'Office' } },
} satisfies Spec

export const deleteLinkedAccount = { params } satisfies Spec

export const findCalendarsOfAccount = { params, response: findRemoteCalendars.response } satisfies Spec

export const linkCalendars = {
  params,
  body: z.object({ calendars: wished.min(1, 'must not be empty') }),
  response: linkedAccount,
  example: { body: { calendars: [{ url: 'https://cloud.example.org/calendars/ada/home/', name: 'Home' }] } },
} satisfies Spec

export const unlinkCalendar = { params } satisfies Spec

export const syncLinkedCalendar = { params, response: linkedAccount } satisfies Spec

export const answerGone = {
  params,
  /** `take`: what is gone on one side goes on the other too, here to the trash; else it is written where it is gone. */
  body: z.object({ take: z.boolean() }),
  response: linkedAccount,
  example: { body: { take: true } },
} satisfies Spec

export const listLinkedConflicts = { response: z.array(linkedConflict) } satisfies Spec

export const settleLinkedConflict = {
  params: z.object({ id, conflictId: id }),
  /** `both` keeps what is here as a further event; neither side may be deleted then. */
  body: z.object({ keep: z.enum(['ours', 'theirs', 'both']) }),
  example: { body: { keep: 'ours' } },
} satisfies Spec

export type LinkedAccount = z.output<typeof linkedAccount>
export type LinkedCalendar = z.output<typeof linkedCalendar>
export type FoundCalendar = z.output<typeof foundCalendar>
export type LinkedConflict = z.output<typeof linkedConflict>
export type LinkedAccountDraft = z.output<typeof createLinkedAccount.body>
export type LinkedAccountPatch = z.output<typeof updateLinkedAccount.body>
export type SignInElsewhere = z.output<typeof findRemoteCalendars.body>
