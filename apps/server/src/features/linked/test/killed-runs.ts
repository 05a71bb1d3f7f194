import type { LinkedCalendarTable } from '#server/db/schema.ts'
import type { LinkStorage } from '../link-storage.ts'
import { runOnce } from '../sync/linking.ts'

class Killed extends Error {}

/**
 * Runs a comparison in a server that is killed after so many of its acts, each a transaction or a request, before or after it
 * is carried out: nothing that comes later happens. Returns whether it lived.
 */
export async function runKilledAfter(
  storage: LinkStorage,
  link: LinkedCalendarTable,
  { acts, isCarriedOut }: { readonly acts: number; readonly isCarriedOut: boolean },
): Promise<boolean> {
  let left = acts
  let isDead = false
  const live = async <Value>(act: () => Promise<Value>): Promise<Value> => {
    if (isDead) throw new Killed()
    left -= 1
    if (left > 0) return act()
    isDead = true
    if (isCarriedOut) await act()
    throw new Killed()
  }
  const { db, outgoing } = storage
  const mortal: LinkStorage = {
    ...storage,
    outgoing: { ...outgoing, ask: (request) => live(() => outgoing.ask(request)) },
    db: {
      ...db,
      transact: (work) => live(() => db.transact(work)),
      transactFor: (write) => live(() => db.transactFor(write)),
    },
  }
  try {
    await runOnce(mortal, link, (work) => work())
  } catch (error) {
    if (!(error instanceof Killed)) throw error
  }
  return !isDead
}
