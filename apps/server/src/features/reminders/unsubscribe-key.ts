import { randomBytes } from 'node:crypto'
import type { Storage } from '#server/db/journal/write-change.ts'
import { sharedSetting } from '#server/features/settings/shared-setting.ts'

/** The key that links of mails are signed with: one for all nodes, of 256 random bits. */
export const unsubscribeKey = (storage: Storage): Promise<string> =>
  sharedSetting(storage, 'unsubscribe_key', () => randomBytes(32).toString('base64url'))
