import type { Clock } from '#server/clock.ts'

/** What a piece of work has cost everybody but the host that was asked. */
export interface WorkCost {
  readonly written: number
  readonly milliseconds: number
}

/** A pause for each event that was written, which others' devices and the journal feel too. */
const PAUSE_A_WRITE = 500
/** And for each millisecond of a thread and the database: one person takes at most a tenth of them. */
const PAUSE_A_MILLISECOND = 9

/**
 * Whose calendars may be looked at now: of one person one at a time, and after one that was much work others' first. Kept in
 * this process alone, as the rate of writes is: it protects this process.
 */
export interface TurnsOfOwners {
  /** Those who wait, or have one under way. */
  readonly waiting: () => readonly string[]
  readonly begin: (ownerId: string) => void
  readonly end: (ownerId: string, cost: WorkCost) => void
  /** Who has had their turn comes behind those who have not, and behind those whose turn was earlier. */
  readonly inOrder: <Owner extends { readonly owner_id: string }>(owners: readonly Owner[]) => Owner[]
}

/** Above this number, those who had their turn first are forgotten. */
const OWNERS_MAX = 10_000

export function turnsOfOwners(clock: Clock): TurnsOfOwners {
  /** Since when and until when each of them waits. */
  const waits = new Map<string, { readonly since: number; readonly until: number }>()
  /** When each had their turn, by a number that grows; the earliest first. */
  const turns = new Map<string, number>()
  let count = 0
  const noteTurn = (ownerId: string): void => {
    turns.delete(ownerId)
    turns.set(ownerId, (count += 1))
    const [earliest] = turns.keys()
    if (turns.size > OWNERS_MAX && earliest !== undefined) turns.delete(earliest)
  }
  const forgetPast = (): void => {
    const now = clock.now()
    for (const [ownerId, { since, until }] of waits) {
      // A clock that was set back would otherwise keep them waiting until it catches up.
      const isPast = until <= now || (Number.isFinite(until) && now < since)
      if (isPast) waits.delete(ownerId)
    }
  }
  return {
    waiting: () => {
      forgetPast()
      return [...waits.keys()]
    },
    begin: (ownerId) => {
      noteTurn(ownerId)
      waits.set(ownerId, { since: clock.now(), until: Number.POSITIVE_INFINITY })
    },
    end: (ownerId, { written, milliseconds }) => {
      const pause = Math.max(written * PAUSE_A_WRITE, milliseconds * PAUSE_A_MILLISECOND)
      waits.set(ownerId, { since: clock.now(), until: clock.now() + pause })
    },
    inOrder: (owners) =>
      [...owners].sort((one, other) => (turns.get(one.owner_id) ?? 0) - (turns.get(other.owner_id) ?? 0)),
  }
}
