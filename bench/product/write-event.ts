import { expectStatus, type Answer, type Client } from '../measure/http-client.ts'
import type { Account } from './account.ts'

/** Changes an event a little: what every next reading of this person's year must show. */
export const changeEvent = (ask: Client, { headers }: Account, eventId: string): Promise<Answer> =>
  expectStatus(
    ask({
      method: 'PATCH',
      path: `/api/v1/events/${eventId}`,
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify({ description: `changed at ${performance.now()}` }),
    }),
    200,
  )
