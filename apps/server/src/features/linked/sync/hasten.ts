import { timerOf } from '#server/clock.ts'
import { afterChanges } from '#server/due-work/after-changes.ts'
import { WAIT_AFTER_CHANGE } from '../due-times.ts'
import { hastenChanged, isAnyChanged } from '../linked.queries.ts'
import type { LinkOffice } from '../link-storage.ts'

/** Changes within so long are looked at together. */
const GATHER_MILLISECONDS = 500

/** Lets a linked calendar be compared soon after something changed in it here. */
export const hastenAfterChanges = (office: LinkOffice, wake: () => void): { readonly stop: () => Promise<void> } =>
  afterChanges(office, {
    milliseconds: GATHER_MILLISECONDS,
    look: async (owners) => {
      for (const ownerId of owners) await hasten(office, ownerId, wake)
    },
    words: { failed: 'changes could not be sent on soon', deaf: 'changes are sent on only every few minutes' },
  })

/** A person without links, or without a change in one, costs one read. */
async function hasten({ db, clock }: LinkOffice, ownerId: string, wake: () => void): Promise<void> {
  if (!(await isAnyChanged(db.read, ownerId))) return
  const dueAt = new Date(clock.now() + WAIT_AFTER_CHANGE).toISOString()
  const count = await db.transact((trx) => hastenChanged(trx, ownerId, dueAt))
  if (count > 0) setTimeout(wake, timerOf(clock, WAIT_AFTER_CHANGE)).unref()
}
