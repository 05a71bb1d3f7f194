import type { LinkFault } from '@dodici/contract/types'

/** The tables of accounts elsewhere and their calendars. The rules of `schema.ts` apply. None is a unit of the journal. */

export interface LinkTables {
  linked_account: LinkedAccountTable
  linked_calendar: LinkedCalendarTable
  linked_object: LinkedObjectTable
}

/** An account elsewhere. */
export interface LinkedAccountTable {
  owner_id: string
  id: string
  name: string
  /** As it was typed, and found to have calendars. */
  url: string
  username: string
  /** The password, sealed (`sealing.ts`) for this row. */
  password: string
  /** Why nothing of it is read or written; null if it is. */
  fault: LinkFault | null
  created_at: string
}

/** A calendar that is kept the same as one of an account elsewhere. */
export interface LinkedCalendarTable {
  owner_id: string
  calendar_id: string
  account_id: string
  /** Of the calendar elsewhere. */
  url: string
  /** Whether the account may only read it. */
  read_only: 0 | 1
  /** Up to what the other side is known, as that says it: a sync token, or a ctag; null where it says none. */
  sync_token: string | null
  ctag: string | null
  /** Up to which change this side is known. */
  local_mark: number
  /** Whether both sides were the same to the end once. */
  is_complete: 0 | 1
  /** When it is looked at next; null while it waits for the person. A server that looks puts this off first. */
  due_at: string | null
  last_ok_at: string | null
  last_try_at: string | null
  /** Why it could not be read or written the last time, and how often in a row. */
  fault: LinkFault | null
  faults: number
  /** JSON of what is gone on one side (`HeldGone`), and whether the person has taken it; null for nothing. */
  held: string | null
  created_at: string
}

/** A resource elsewhere, and the event here that is the same. */
export interface LinkedObjectTable {
  owner_id: string
  calendar_id: string
  /** The path elsewhere. */
  href: string
  /** Null for what is no event that can be shown. */
  event_id: string | null
  /** The versions that are the same: the ETag elsewhere, and that of the CalDAV door here; null for none. */
  etag: string | null
  tag: string | null
  /** JSON of what is being sent (`Sending`); null if nothing is under way. */
  sending: string | null
  /** Why the two wait for the person; null if they do not. */
  conflict: 'bothChanged' | 'refused' | null
  /** Of a conflict: what is elsewhere, as it was when it was noticed; null if that is deleted. */
  their_etag: string | null
  their_body: string | null
  /** Of a conflict: the version here that was seen; null if that is deleted. */
  our_tag: string | null
  noticed_at: string | null
}
