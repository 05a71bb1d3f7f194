import { WAIT_AFTER_CHANGE } from '../due-times.ts'
import { hastenChanged, isAnyChanged } from '../linked.queries.ts'
import type { LinkOffice } from '../link-storage.ts'

/** Changes within so long are looked at together. */
const GATHER_MILLISECONDS = 500

/** Lets a linked calendar be compared soon after something changed in it here. Whoever writes does not wait for it. */
export function hastenAfterChanges(office: LinkOffice, wake: () => void): { readonly stop: () => Promise<void> } {
  const { db, log } = office
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let working: Promise<void> = Promise.resolve()
  const lookAtAll = async (): Promise<void> => {
    timer = undefined
    const owners = [...changed]
    changed.clear()
    for (const ownerId of owners) await hasten(office, ownerId, wake)
  }
  const hear = ({ ownerId, sequence }: { readonly ownerId: string; readonly sequence: number | null }): void => {
    if (sequence === null) return
    changed.add(ownerId)
    timer ??= setTimeout(() => {
      working = lookAtAll().catch((error: unknown) => log.error({ err: error }, 'changes could not be sent on soon'))
    }, GATHER_MILLISECONDS).unref()
  }
  const listening = db.subscribe(hear)
  listening.catch((error: unknown) => log.error({ err: error }, 'changes are sent on only every few minutes'))
  return {
    stop: async () => {
      clearTimeout(timer)
      const unsubscribe = await listening.catch(() => undefined)
      unsubscribe?.()
      await working
    },
  }
}

/** A person without links, or without a change in one, costs one read. */
async function hasten({ db, clock }: LinkOffice, ownerId: string, wake: () => void): Promise<void> {
  if (!(await isAnyChanged(db.read, ownerId))) return
  const dueAt = new Date(clock.now() + WAIT_AFTER_CHANGE).toISOString()
  const count = await db.transact((trx) => hastenChanged(trx, ownerId, dueAt))
  if (count > 0) setTimeout(wake, WAIT_AFTER_CHANGE).unref()
}
