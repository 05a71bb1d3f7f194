import type { ChangeKind, Maker } from '@dodici/contract/change-kinds'

/** Tables of the journal. The rules of `schema.ts` apply. */

export interface ChangeTable {
  owner_id: string
  sequence: number
  id: string
  /** The first change of what a device did without a pause, with JSON of what it did so far (`GroupTally`). */
  group_id: string
  group_tally: string | null
  actor_id: string
  kind: ChangeKind
  /** Through what it was made, with the name of the API key or of the imported file. */
  made_by: Maker
  maker: string
  /** Number of units, and the name of the first. */
  count: number
  title: string
  undoes: string | null
  undone_by: string | null
  /**
   * Of a change that took back several: JSON of `[act, takesBack]` for each act that is in effect no more, or again.
   * `undoes` is null then.
   */
  acts: string | null
  created_at: string
}

/** A person's usage in bytes: existing units, trash, journal, messages. */
export interface UsageTable {
  owner_id: string
  kept: number
  trash: number
  journal: number
  messages: number
}

/** A change that is only partly stored. */
export interface UnfinishedChangeTable extends Pick<
  ChangeTable,
  'owner_id' | 'sequence' | 'kind' | 'title' | 'made_by' | 'maker'
> {
  change_id: string
  begun_at: string
}

export interface ChangeRowTable {
  owner_id: string
  sequence: number
  unit_type: 'event' | 'category' | 'calendar' | 'milestone' | 'conversation' | 'goal' | 'goalEntry'
  unit_id: string
  /**
   * JSON of how the earlier content differs from the new one: `{patch}`, or `{trashed}` if it was in the trash. Older
   * versions stored the whole content. Null if it did not exist, or was in the trash and is unchanged.
   */
  before: string | null
  before_content_id: string | null
  after_content_id: string | null
  /** JSON of what was changed, for the history (`UnitDetail`). Null where it only came or went, but for the first. */
  detail: string | null
  /** Its place among the first events, or among the first other units, of its change; null for the rest. */
  place: number | null
}

export interface IdempotencyKeyTable {
  owner_id: string
  key: string
  fingerprint: string
  /** JSON of {value, changeId} that was answered. */
  answer: string
  created_at: string
}
