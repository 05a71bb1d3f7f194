import type { SubscriptionTable } from '#server/db/schema.ts'
import { hostOfUrl, startDueWork, type DueWork } from '#server/due-work/due-work.ts'
import { dueIn } from '#server/due-work/due.queries.ts'
import { AppError } from '#server/errors.ts'
import type { MailLog } from '#server/mail/message.ts'
import type { Poller } from '#server/poller.ts'
import { DUE_DAYS_MAX } from './due-times.ts'
import { refresh, type FeedStorage } from './refresh.ts'
import { deleteSubscription, findSubscription } from './subscriptions.queries.ts'

/** What reading subscribed calendars in the background takes. */
export interface RefreshOffice extends FeedStorage {
  readonly log: MailLog
}

/** Reads subscribed calendars when they are due. */
export const refreshing = (office: RefreshOffice): DueWork<SubscriptionTable> => ({
  queries: dueIn('subscription', 'calendar_id'),
  daysMax: DUE_DAYS_MAX,
  find: (due) => findSubscription(office.db.read, due),
  hostOf: ({ url }) => hostOfUrl(url),
  run: (row, inTurn) => refresh(office, row, { inTurn }),
  onFailure: (row, error) => noteFailure(office, row, error),
})

/** Neither address nor name is logged. */
async function noteFailure({ db, log }: RefreshOffice, row: SubscriptionTable, error: unknown): Promise<void> {
  const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'unauthenticated')
  if (isGone) await db.transact((trx) => deleteSubscription(trx, row)).catch(() => undefined)
  else log.error({ err: error, calendar: row.calendar_id }, 'a subscribed calendar could not be read')
}

export const startRefresher = (office: RefreshOffice): Poller =>
  startDueWork(office, refreshing(office), {
    log: office.log,
    words: 'subscribed calendars could not be looked at',
  })
