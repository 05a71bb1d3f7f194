import { randomBytes } from 'node:crypto'
import type { Feed, FeedWishes } from '@dodici/contract/types'
import type { ApiKeyTable } from '#server/db/schema.ts'

/** What a feed tells, as `api_key.feed` keeps it. */
export interface FeedChoice extends Pick<
  FeedWishes,
  'detail' | 'calendarIds' | 'categoryIds' | 'daysBack' | 'daysAhead'
> {
  /** Key of the UIDs in the file, by which nobody can tell which event one is. A new address has a new one. */
  readonly uidKey: string
  /** When any of it was chosen last. */
  readonly changedAt: string
}

const UID_KEY_BYTES = 16

export const newUidKey = (): string => randomBytes(UID_KEY_BYTES).toString('base64url')

export function choiceOf(
  { detail, calendarIds, categoryIds, daysBack, daysAhead }: Omit<FeedWishes, 'name' | 'expiresAt'>,
  { uidKey, changedAt }: Pick<FeedChoice, 'uidKey' | 'changedAt'>,
): FeedChoice {
  return { detail, calendarIds, categoryIds, daysBack, daysAhead, uidKey, changedAt }
}

/** The choice of a row that is a feed. */
export const choiceOfRow = ({ feed }: Pick<ApiKeyTable, 'feed'>): FeedChoice => JSON.parse(feed ?? '') as FeedChoice

/** A feed as it is listed. */
export function feedOfRow(row: ApiKeyTable): Feed {
  const { uidKey: _key, changedAt: _changed, ...choice } = choiceOfRow(row)
  return {
    _id: row.id,
    name: row.name,
    ...choice,
    expiresAt: row.expires_at,
    createdAt: row.created_at,
    lastReadAt: row.last_used_at,
    lastAgent: row.agent,
  }
}
