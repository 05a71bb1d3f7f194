import { daysBefore, instantOf } from '#server/clock.ts'
import type { SubscriptionTable } from '#server/db/schema.ts'
import { AppError } from '#server/errors.ts'
import type { MailLog } from '#server/mail/message.ts'
import { keepLooking, type Poller } from '#server/poller.ts'
import { DUE_DAYS_MAX } from './due-times.ts'
import { refresh, type FeedStorage, type RefreshCost } from './refresh.ts'
import {
  bringForward,
  claimDue,
  deleteSubscription,
  findDue,
  findDueOwners,
  isAnyMisplaced,
} from './subscriptions.queries.ts'
import { turnsOfOwners, type TurnsOfOwners } from './turns-of-owners.ts'

/** What reading subscribed calendars in the background takes. */
export interface RefreshOffice extends FeedStorage {
  readonly log: MailLog
}

const LOOK_MILLISECONDS = 2_000
/** Addresses that are asked at the same time: each may take ten seconds, and 5 MB. */
const AT_ONCE = 8
/** Owners, and subscriptions of one, that are looked at for one that can be asked now. */
const OWNERS_A_LOOK = 100
const OF_ONE_OWNER = 20
/** A server that was stopped meanwhile has not read it; another one does then. */
const CLAIM_MILLISECONDS = 5 * 60_000
/** What is under way then is read by the next server. */
const STOP_MILLISECONDS = 6_000

const NO_COST: RefreshCost = { written: 0, milliseconds: 0 }

/** Reads subscribed calendars when they are due. */
export interface Refresher {
  /** Begins what is due as far as there is room, and says how many those are. */
  readonly look: () => Promise<number>
  /** Waits for what is under way. */
  readonly settled: () => Promise<void>
}

/**
 * One at a time of an owner and of a host, so that nobody waits for somebody else's many subscriptions or slow server. What
 * they have sent is read and stored one after another. `onEnd` is called after each.
 */
export function refresher(office: RefreshOffice, onEnd: () => void = () => undefined): Refresher {
  const turns = turnsOfOwners(office.clock)
  const hosts = new Set<string>()
  const running = new Set<Promise<void>>()
  const inTurn = oneAfterAnother()
  const run = async (row: SubscriptionTable): Promise<void> => {
    const host = hostOf(row)
    hosts.add(host)
    turns.begin(row.owner_id)
    let cost = NO_COST
    try {
      cost = await refresh(office, row, { inTurn })
    } catch (error) {
      await noteFailure(office, row, error)
    } finally {
      hosts.delete(host)
      turns.end(row.owner_id, cost)
    }
  }
  const begin = (row: SubscriptionTable): void => {
    const one = run(row).finally(() => {
      running.delete(one)
      onEnd()
    })
    running.add(one)
  }
  return {
    look: async () => {
      if (running.size >= AT_ONCE) return 0
      const rows = await claimSome(office, { turns, hosts, most: AT_ONCE - running.size })
      for (const row of rows) begin(row)
      return rows.length
    },
    settled: async () => {
      while (running.size > 0) await Promise.all(running)
    },
  }
}

interface Room {
  readonly turns: TurnsOfOwners
  /** Those that are being asked. */
  readonly hosts: ReadonlySet<string>
  readonly most: number
}

async function claimSome({ db, clock }: RefreshOffice, { turns, hosts, most }: Room): Promise<SubscriptionTable[]> {
  const now = instantOf(clock)
  const after = daysBefore(clock, -DUE_DAYS_MAX)
  if (await isAnyMisplaced(db.read, after)) await db.transact((trx) => bringForward(trx, { now, after }))
  const owners = await findDueOwners(db.read, { now, without: turns.waiting(), most: OWNERS_A_LOOK })
  const busy = new Set(hosts)
  const claimed: SubscriptionTable[] = []
  const until = new Date(clock.now() + CLAIM_MILLISECONDS).toISOString()
  for (const { owner_id } of turns.inOrder(owners)) {
    if (claimed.length >= most) break
    const due = await findDue(db.read, owner_id, { now, most: OF_ONE_OWNER })
    const row = due.find((one) => !busy.has(hostOf(one)))
    if (row === undefined || !(await db.transact((trx) => claimDue(trx, row, until)))) continue
    busy.add(hostOf(row))
    claimed.push(row)
  }
  return claimed
}

const hostOf = ({ url }: Pick<SubscriptionTable, 'url'>): string => (URL.canParse(url) ? new URL(url).host : url)

/** Work that waits for the work before it, whatever became of that. */
function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve()
  return <Value>(work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work, work)
    last = next.catch(() => undefined)
    return next
  }
}

/** One failure delays nothing else; it is tried again when the claim ends. Neither address nor name is logged. */
async function noteFailure({ db, log }: RefreshOffice, row: SubscriptionTable, error: unknown): Promise<void> {
  const isGone = error instanceof AppError && (error.code === 'not_found' || error.code === 'unauthenticated')
  if (isGone) await db.transact((trx) => deleteSubscription(trx, row)).catch(() => undefined)
  else log.error({ err: error, calendar: row.calendar_id }, 'a subscribed calendar could not be read')
}

/** Starts reading what is due. Stopping waits for what is under way, but not for long. */
export function startRefresher(office: RefreshOffice, milliseconds = LOOK_MILLISECONDS): Poller {
  const reading = refresher(office, () => looking.wake())
  const looking = keepLooking({
    look: reading.look,
    milliseconds,
    onFault: (error) => office.log.error({ err: error }, 'subscribed calendars could not be looked at'),
  })
  return {
    wake: looking.wake,
    stop: async () => {
      await looking.stop()
      let timer: NodeJS.Timeout | undefined
      const end = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_MILLISECONDS)
      })
      await Promise.race([reading.settled(), end])
      clearTimeout(timer)
    },
  }
}
