import type { FoundCalendar, LinkFault, SignInElsewhere } from '@dodici/contract/types'
import type { Access } from '#server/actor.ts'
import { AppError } from '#server/errors.ts'
import { bucketOfActor, takeAttempts } from '#server/features/limits/limits.ts'
import { findLinks } from './linked.queries.ts'
import type { LinkStorage } from './link-storage.ts'
import { findCalendars } from './remote/find-calendars.ts'
import type { RemoteCalendar } from './remote/remote-collection.ts'
import { RemoteFault } from './remote/remote-fault.ts'

/** Searches that one person may have made in ten minutes: each asks a server some ten times. */
const ASKED_AT_MOST = 20
const ASKED_MINUTES = 10

const refusedLink = (linkFault: LinkFault): AppError =>
  new AppError('link_refused', 'The calendars of this account cannot be read.', { linkFault })

/**
 * All calendars of an account elsewhere.
 * @throws AppError `link_refused`, `too_many_requests`
 */
export async function askForCalendars(
  storage: LinkStorage,
  { actor }: Access,
  signIn: SignInElsewhere,
): Promise<RemoteCalendar[]> {
  await takeAttempts(storage, [
    { bucket: bucketOfActor('linked account', actor), most: ASKED_AT_MOST, minutes: ASKED_MINUTES },
  ])
  try {
    return await findCalendars(storage.outgoing, signIn)
  } catch (error) {
    throw error instanceof RemoteFault ? refusedLink(error.fault) : error
  }
}

/** The same as the person sees them, with those that are linked already. */
export async function foundCalendars(
  { db }: LinkStorage,
  { ownerId }: Access,
  calendars: readonly RemoteCalendar[],
): Promise<FoundCalendar[]> {
  const linked = new Map((await findLinks(db.read, ownerId)).map((link) => [link.url, link.calendar_id]))
  return calendars.map((calendar) => ({ ...calendar, calendarId: linked.get(calendar.url) ?? null }))
}
