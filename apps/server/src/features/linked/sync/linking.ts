import { performance } from 'node:perf_hooks'
import type { LinkFault } from '@dodici/contract/types'
import { instantOf } from '#server/clock.ts'
import type { LinkedAccountTable, LinkedCalendarTable } from '#server/db/schema.ts'
import { hostOfUrl, startDueWork, type DueWork, type InTurn } from '#server/due-work/due-work.ts'
import { dueIn } from '#server/due-work/due.queries.ts'
import type { WorkCost } from '#server/due-work/turns-of-owners.ts'
import { AppError } from '#server/errors.ts'
import { accountRow } from '#server/features/accounts/account-row.ts'
import type { Poller } from '#server/poller.ts'
import {
  DUE_DAYS_MAX,
  isPassing,
  WAIT_AFTER_CHANGE,
  WAIT_AFTER_SUCCESS,
  waitForMore,
  waitAfterFault,
} from '../due-times.ts'
import { deleteLink, findAccount, findLink, findMark, setAccount, setLink, setLinksOf } from '../linked.queries.ts'
import type { LinkOffice, LinkStorage } from '../link-storage.ts'
import { openCollection } from '../remote/open-collection.ts'
import { RemoteFault } from '../remote/remote-fault.ts'
import { credentialsOf } from '../sign-in.ts'
import { accessOfLink, type Run } from './run.ts'
import { hastenAfterChanges } from './hasten.ts'
import { syncCalendar, type Outcome } from './sync-calendar.ts'

/** A run lasts no longer: others wait for their turn. */
const RUN_MILLISECONDS = 60_000

/** Keeps linked calendars the same as their other sides, when they are due. */
export const linking = (office: LinkOffice): DueWork<LinkedCalendarTable> => ({
  queries: dueIn('linked_calendar', 'calendar_id'),
  daysMax: DUE_DAYS_MAX,
  find: (due) => findLink(office.db.read, due),
  hostOf: ({ url }) => hostOfUrl(url),
  run: (link, inTurn) => runOnce(office, link, inTurn),
  onFailure: (link, error) => noteFailure(office, link, error),
})

/**
 * Compares a linked calendar with its other side once, and notes how that went and when the next time is. Whatever goes wrong,
 * both sides stay as they are.
 */
export async function runOnce(storage: LinkStorage, link: LinkedCalendarTable, inTurn: InTurn): Promise<WorkCost> {
  const account = await findAccount(storage.db.read, { owner_id: link.owner_id, id: link.account_id })
  if (account === undefined) throw new AppError('not_found', 'This account elsewhere is no longer there.')
  let milliseconds = 0
  const measured: InTurn = (work) =>
    inTurn(async () => {
      const begun = performance.now()
      try {
        return await work()
      } finally {
        milliseconds += performance.now() - begun
      }
    })
  try {
    const run = await openRun(storage, { link, account, inTurn: measured })
    await noteOutcome(storage, link, await syncCalendar(run))
    if (account.fault !== null) await goOn(storage, account)
  } catch (error) {
    await noteFault(storage, { link, account }, faultOf(error))
  }
  return { written: 0, milliseconds }
}

interface Opening extends Pick<Run, 'link' | 'inTurn'> {
  readonly account: LinkedAccountTable
}

async function openRun(storage: LinkStorage, { link, account, inTurn }: Opening): Promise<Run> {
  const owner = await accountRow(storage.db.read, link.owner_id)
  const until = performance.now() + RUN_MILLISECONDS
  return {
    ...{ storage, link, owner, inTurn },
    access: accessOfLink(owner, account),
    collection: { ownerId: link.owner_id, calendarId: link.calendar_id },
    remote: openCollection(storage.outgoing, credentialsOf(storage.sealing, account), link.url),
    isLate: () => performance.now() > until,
  }
}

const FAULTS: Partial<Record<AppError['code'], LinkFault>> = {
  quota_exceeded: 'quota',
  plan_limit: 'quota',
  too_many_requests: 'server',
  unavailable: 'server',
}

/** @throws the error itself if it is none that a person could be told */
function faultOf(error: unknown): RemoteFault {
  if (error instanceof RemoteFault) return error
  const fault = error instanceof AppError ? FAULTS[error.code] : undefined
  if (fault === undefined) throw error
  return new RemoteFault(fault)
}

async function noteOutcome(storage: LinkStorage, link: LinkedCalendarTable, outcome: Outcome): Promise<void> {
  const { db, clock } = storage
  const now = instantOf(clock)
  const tried = { last_try_at: now, faults: 0 }
  if (outcome.held !== null) {
    const held = JSON.stringify(outcome.held)
    await set(storage, link, { ...tried, held, fault: 'mostGone', due_at: null })
  } else if (outcome.isComplete) {
    const { syncToken: sync_token, ctag, localMark: local_mark } = outcome
    const isChanged = (await findMark(db.read, link)) > local_mark
    const due_at = after(storage, isChanged ? WAIT_AFTER_CHANGE : WAIT_AFTER_SUCCESS)
    const same = { is_complete: 1, last_ok_at: now, fault: null, held: null } as const
    await set(storage, link, { ...tried, ...same, sync_token, ctag, local_mark, due_at })
  } else {
    // A server with which it never comes to an end is asked less and less often.
    const due_at = after(storage, waitForMore(link.faults))
    await set(storage, link, { ...tried, faults: link.faults + 1, fault: null, due_at })
  }
}

/** Its password is taken again: all of its calendars go on. */
const goOn = ({ db, clock }: LinkStorage, account: LinkedAccountTable): Promise<void> =>
  db.transact(async (trx) => {
    await setAccount(trx, account, { fault: null })
    await setLinksOf(trx, account, { due_at: instantOf(clock) })
  })

/** What ends by nobody's doing is tried again; else it waits for the person, and says why. */
async function noteFault(
  storage: LinkStorage,
  { link, account }: { readonly link: LinkedCalendarTable; readonly account: LinkedAccountTable },
  { fault, retrySeconds }: RemoteFault,
): Promise<void> {
  // A password that was typed meanwhile is another one: that is tried next.
  const present = await findAccount(storage.db.read, account)
  if (present?.password !== account.password) return set(storage, link, { due_at: instantOf(storage.clock) })
  const faults = link.faults + 1
  const due_at = isPassing(fault) ? after(storage, waitAfterFault(faults, retrySeconds)) : null
  await set(storage, link, { fault, faults, due_at, last_try_at: instantOf(storage.clock) })
  if (fault !== 'unauthorized' && fault !== 'locked') return
  // A wrong password is not tried again for each of its calendars: some servers would shut the account.
  await storage.db.transact(async (trx) => {
    await setAccount(trx, account, { fault })
    await setLinksOf(trx, account, { due_at: null })
  })
}

const after = ({ clock }: LinkStorage, milliseconds: number): string =>
  new Date(clock.now() + milliseconds).toISOString()

const set = ({ db }: LinkStorage, link: LinkedCalendarTable, facts: Partial<LinkedCalendarTable>): Promise<void> =>
  db.transact((trx) => setLink(trx, link, facts))

/** Neither address nor name is logged. */
async function noteFailure({ db, log }: LinkOffice, link: LinkedCalendarTable, error: unknown): Promise<void> {
  const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'unauthenticated')
  if (isGone) await db.transact((trx) => deleteLink(trx, link)).catch(() => undefined)
  else log.error({ err: error, calendar: link.calendar_id }, 'a linked calendar could not be compared')
}

/** Starts keeping linked calendars the same: soon after a change here, and else every few minutes. */
export function startLinking(office: LinkOffice): Poller {
  const words = 'linked calendars could not be looked at'
  const work = startDueWork(office, linking(office), { log: office.log, words })
  const hastening = hastenAfterChanges(office, work.wake)
  return {
    wake: work.wake,
    stop: async () => {
      await hastening.stop()
      await work.stop()
    },
  }
}
