/** The tables of the journal. Their rules are those of `schema.ts`. */

export interface ChangeTable {
  owner_id: string
  sequence: number
  id: string
  /** Changes of one gesture share it, also over two owners. */
  group_id: string
  actor_id: string
  kind: string
  /** Number of units, and the name of the first. */
  count: number
  title: string
  undoes: string | null
  undone_by: string | null
  created_at: string
}

/** Bytes that somebody has stored: of units that are there, of those in the trash, of the journal, of messages. */
export interface UsageTable {
  owner_id: string
  kept: number
  trash: number
  journal: number
  messages: number
}

/** A change of which some parts are stored and others not yet. */
export interface UnfinishedChangeTable extends Pick<ChangeTable, 'owner_id' | 'sequence' | 'kind' | 'title'> {
  change_id: string
  begun_at: string
}

export interface ChangeRowTable {
  owner_id: string
  sequence: number
  unit_type: 'event' | 'category' | 'calendar' | 'milestone' | 'conversation' | 'goal' | 'goalEntry'
  unit_id: string
  /**
   * JSON of how the content before differs from what the change left: `{patch}`, or `{trashed}` where it was in the trash.
   * Of earlier versions the whole content. Null where it was not there, or in the trash as it is.
   */
  before: string | null
  before_content_id: string | null
  after_content_id: string | null
}

export interface IdempotencyKeyTable {
  owner_id: string
  key: string
  fingerprint: string
  /** JSON of {value, changeId} that was answered. */
  answer: string
  created_at: string
}
