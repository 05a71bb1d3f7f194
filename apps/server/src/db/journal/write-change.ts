import type { MovedMilestone } from '@dodici/contract/types'
import type { Access } from '../../actor.ts'
import { instantOf, type Clock } from '../../clock.ts'
import { AppError } from '../../errors.ts'
import { changeHeader, changeRow, type ChangeFacts, type ChangeHeader, type WriteAccess } from './change-header.ts'
import { changeRecord, type ChangeRecord } from './change-record.ts'
import { changeWriter, type ChangeWriter } from './change-writer.ts'
import { groupOfChange } from './change-groups.ts'
import { giveWay } from '../../event-loop-turns.ts'
import { getOrMake } from '../../get-or-make.ts'
import type { Database } from '../database.ts'
import { recalledAnswer, rememberAnswer } from './idempotency.ts'
import type { Parts } from '../parted-write.ts'
import { isQuiet } from './quiet-changes.ts'
import type { PersonLimits } from '../person-limits.ts'
import type { ChangeTable, Queries, UsageTable } from '../schema.ts'
import { refuseTooManyBytes, refuseTooManyUnits } from './refuse-beyond-quota.ts'
import { movedMilestones } from './moved-milestones.ts'
import { trimJournal } from './trim-journal.ts'
import type { RateStanding } from '../../rate-standing.ts'
import { POINTS_A_WRITE, writeRate, type WriteRate } from './write-rate.ts'
import { forgetUnfinished, noteUnfinished, pauseBetween, settleUnfinished } from './unfinished-change.ts'

/** What every service needs to read and write. Always the first parameter, so that tests can pass their own. */
export interface Storage {
  readonly db: Database
  readonly clock: Clock
}

/** The result of a write: its value, and the change that undoes it (null if nothing changed). */
export interface Written<Value> {
  readonly value: Value
  readonly changeId: string | null
  readonly sequence: number
  readonly movedMilestones: readonly MovedMilestone[]
}

/** The result of a request that only looks at what it would write. */
export const nothingWritten = <Value>(value: Value, { sequence }: Pick<Access, 'sequence'>): Written<Value> => ({
  value,
  changeId: null,
  sequence,
  movedMilestones: [],
})

interface Work<Done, Value> {
  readonly facts: ChangeFacts
  readonly work: (writer: ChangeWriter) => Promise<Done>
  /** Builds the answer, which is also stored for repetitions, from the work's result and the stored change. */
  readonly answer: (done: Done, change: ChangeTable | null) => Value
}

/**
 * The only way to change what a person can see. In one transaction it takes the owner's next sequence number (which
 * also serialises the writes of their data), runs `work`, and stores what every touched unit was before under that
 * number. If nothing was touched, nothing is stored and the number is returned. Quotas are the owner's; the rate and the
 * key for repetitions are those of who writes.
 * @throws AppError `idempotency_conflict` if the actor's key was used with another request
 */
export const writeChange = <Value>(
  storage: Storage,
  access: WriteAccess,
  facts: ChangeFacts,
  work: (writer: ChangeWriter) => Promise<Value>,
): Promise<Written<Value>> => write(storage, access, { facts, work, answer: (value) => value })

/** The same if the answer is the change itself. Nothing is read after the commit, so a stored change never fails. */
export const writeAndTell = (
  storage: Storage,
  access: WriteAccess,
  facts: ChangeFacts,
  work: (writer: ChangeWriter) => Promise<void>,
): Promise<Written<ChangeTable | null>> => write(storage, access, { facts, work, answer: (_, change) => change })

async function write<Done, Value>(
  storage: Storage,
  access: WriteAccess,
  work: Work<Done, Value>,
): Promise<Written<Value>> {
  const now = instantOf(storage.clock)
  const { db } = storage
  const { ownerId, actor } = access
  const quiet = isQuiet(work.facts)
  const rate = quiet ? null : rateOf(storage)
  rate?.refuseTooFast(actor.userId)
  const record = changeRecord({ isQuiet: quiet })
  const progress = { isNoted: false }
  try {
    const written = await db.transactFor({
      ownerId,
      work: (trx, parts) => writeParts({ trx, parts, access, now, record, limits: db.limits, progress }, work),
      takeBack: (trx, parts) => settleUnfinished(trx, ownerId, parts),
    })
    if (written.changeId !== null) await db.announce({ ownerId, sequence: written.sequence })
    if (written.isJournalFull) await trimJournal(db, ownerId)
    return written
  } finally {
    rate?.spend(actor.userId, POINTS_A_WRITE + record.count())
  }
}

const rates = new WeakMap<Database, WriteRate>()

const rateOf = ({ db, clock }: Storage): WriteRate => getOrMake(rates, db, () => writeRate(db.limits.points, clock))

/** What somebody may still write. */
export const writeStanding = (storage: Storage, userId: string): RateStanding => rateOf(storage).standingOf(userId)

interface Writing {
  readonly trx: Queries
  readonly parts: Parts
  readonly access: WriteAccess
  readonly now: string
  readonly record: ChangeRecord
  readonly limits: PersonLimits
  /** Whether a part has been stored, and the change marked as unfinished. */
  readonly progress: { isNoted: boolean }
}

type Stored<Value> = Written<Value> & { readonly isJournalFull: boolean }

async function writeParts<Done, Value>(writing: Writing, work: Work<Done, Value>): Promise<Stored<Value>> {
  const { trx, parts, access, now, record } = writing
  const { ownerId, actor } = access
  await settleUnfinished(trx, ownerId, parts)
  const sequence = await nextSequence(trx, ownerId)
  const recalled = await recalledAnswer<Value>(trx, actor)
  if (recalled !== null) {
    await giveBackSequence(trx, ownerId)
    return { ...recalled, sequence: sequence - 1, isJournalFull: false }
  }
  const header = changeHeader(access, { facts: work.facts, sequence, now })
  const writer = partedWriter(writing, header)
  const done = await work.work(writer)
  const moved = await movedMilestones(writer, record.movedEvents())
  const change = record.count() === 0 ? null : await changeOf(writing, header)
  const usage = change === null ? null : await storeChange(writing, change, work.facts)
  if (change === null) await giveBackSequence(trx, ownerId)
  const result = { value: work.answer(done, change), changeId: change?.id ?? null, movedMilestones: moved }
  await rememberAnswer(trx, actor, result, now)
  const isJournalFull = usage !== null && usage.journal + usage.trash > writing.limits.bytes.journal
  return { ...result, sequence: change?.sequence ?? sequence - 1, isJournalFull }
}

async function changeOf({ trx, record }: Writing, header: ChangeHeader): Promise<ChangeTable> {
  const summary = record.summary()
  const done = { ...header, facts: factsOf(header, record) }
  return changeRow(done, { ...summary, ...(await groupOfChange(trx, done, summary.count)) })
}

/** What is known of a change when it ends. */
const factsOf = ({ facts }: ChangeHeader, record: ChangeRecord): ChangeFacts =>
  facts.kindIfEventAdded !== undefined && record.addedTypes().has('event')
    ? { ...facts, kind: facts.kindIfEventAdded }
    : facts

/** A writer that stores a large change in parts, each with its own journal rows. */
function partedWriter(writing: Writing, header: ChangeHeader): ChangeWriter {
  const { trx, parts, now, record, limits, progress } = writing
  const { ownerId, changeId, sequence, facts, made_by, maker } = header
  const unfinished = {
    owner_id: ownerId,
    sequence,
    change_id: changeId,
    kind: facts.kind,
    made_by,
    maker,
    begun_at: now,
  }
  const begun = { trx, ownerId, changeId, sequence, now, touch: record.touch, isQuiet: isQuiet(facts) }
  if (facts.isLarge !== true) {
    return changeWriter({ ...begun, pause: giveWay })
  }
  const pause = async (): Promise<void> => {
    // Each slice writes its own journal rows; for a whole part they would be one long turn.
    await record.store(trx, unfinished)
    await pauseBetween(parts, async () => {
      const usage = await record.addStored(trx, ownerId)
      if (facts.isRestoring !== true) refuseTooManyBytes(usage, { limits, record })
      await noteUnfinished(trx, { ...unfinished, title: record.summary().title })
      progress.isNoted = true
    })
  }
  return changeWriter({ ...begun, pause })
}

async function nextSequence(trx: Queries, ownerId: string): Promise<number> {
  const row = await trx
    .updateTable('user')
    .set((update) => ({ sequence: update('sequence', '+', 1) }))
    .where('id', '=', ownerId)
    .returning('sequence')
    .executeTakeFirst()
  if (row === undefined) throw new AppError('unauthenticated', 'This account is no longer there.')
  return row.sequence
}

async function giveBackSequence(trx: Queries, ownerId: string): Promise<void> {
  await trx
    .updateTable('user')
    .set((update) => ({ sequence: update('sequence', '-', 1) }))
    .where('id', '=', ownerId)
    .execute()
}

/** Returns the person's new usage. */
async function storeChange(
  { trx, record, limits, progress }: Writing,
  change: ChangeTable,
  { isRestoring = false }: ChangeFacts,
): Promise<UsageTable> {
  const ownerId = change.owner_id
  await trx.insertInto('change').values(change).execute()
  await record.store(trx, change)
  const usage = await record.addStored(trx, ownerId)
  if (progress.isNoted) await forgetUnfinished(trx, ownerId)
  if (isRestoring) return usage
  refuseTooManyBytes(usage, { limits, record })
  await refuseTooManyUnits(trx, { ownerId, limits, record })
  return usage
}
