import { z } from 'zod'
import { makers } from '../changes/change-kinds.ts'
import { instant, shownTime } from '../scalars.ts'
import { WEBHOOK_THINGS_MAX } from './limits.ts'

const facts = {
  _id: z.string(),
  /** `created` if it was not there before, not even in the trash. */
  action: z.enum(['created', 'changed', 'deleted']),
  /** Through what it was changed last; `maker` is the name of the API key, device, account or file, or empty. */
  by: z.enum(makers),
  maker: z.string(),
}

/** Something that changed, as it is when the message is sent. */
const changedEvent = z
  .object({
    kind: z.literal('event'),
    ...facts,
    /** Null if it is deleted. */
    event: z
      .object({
        title: z.string(),
        allDay: z.boolean(),
        /** As of an event: days, both included, or times on the wall of `timezone`; null is floating. */
        start: shownTime,
        end: shownTime,
        timezone: z.string().nullable(),
        recurrence: z.string().nullable(),
        location: z.string(),
        calendarId: z.string(),
        categoryId: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'WebhookChangedEvent' })

const changedThing = z
  .object({
    kind: z.enum(['calendar', 'category', 'goal', 'goalEntry', 'milestone']),
    ...facts,
    /** Null if it is deleted. The entry of a goal has the note that was made of it. */
    name: z.string().nullable(),
  })
  .meta({ id: 'WebhookChangedThing' })

/** Places in the history: `GET /events/since` goes on from either. */
const places = {
  webhookId: z.string(),
  since: z.string(),
  next: z.string(),
}

const when = {
  /** Of the newest change that it tells of. */
  timestamp: instant,
}

/** Things that changed, each once. */
const changes = z
  .object({
    type: z.literal('changes'),
    ...when,
    data: z.object({
      ...places,
      changes: z.array(z.discriminatedUnion('kind', [changedEvent, changedThing])).max(WEBHOOK_THINGS_MAX),
      /** Whether that was all. If not, another message follows. */
      isComplete: z.boolean(),
    }),
  })
  .meta({ id: 'WebhookChanges' })

/** So much has changed that it is not told one by one, or the history no longer says what: read afresh. */
const behind = z.object({ type: z.literal('behind'), ...when, data: z.object(places) }).meta({ id: 'WebhookBehind' })

/** Its owner tries whether it comes. */
const test = z
  .object({ type: z.literal('test'), ...when, data: z.object({ webhookId: z.string() }) })
  .meta({ id: 'WebhookTest' })

/** What a webhook is sent. */
export const webhookMessage = z.discriminatedUnion('type', [changes, behind, test]).meta({ id: 'WebhookMessage' })

export type WebhookMessage = z.output<typeof webhookMessage>
export type WebhookChange = z.output<typeof changes>['data']['changes'][number]

export const WEBHOOK_EXAMPLE: WebhookMessage = {
  type: 'changes',
  timestamp: '2027-05-01T09:30:00.000Z',
  data: {
    webhookId: '01900000-0000-7000-8000-000000000001',
    since: '41',
    next: '42',
    isComplete: true,
    changes: [
      {
        kind: 'event',
        _id: '01900000-0000-7000-8000-000000000002',
        action: 'created',
        by: 'page',
        maker: '',
        event: {
          title: 'Choir',
          allDay: false,
          start: '2027-05-03T19:30',
          end: '2027-05-03T21:00',
          timezone: 'Europe/Rome',
          recurrence: null,
          location: '',
          calendarId: '01900000-0000-7000-8000-000000000003',
          categoryId: null,
        },
      },
    ],
  },
}
