import { randomBytes } from 'node:crypto'
import type { Storage } from '#server/db/journal/write-change.ts'
import { sharedSetting } from '#server/features/settings/shared-setting.ts'

/** The signing key of unsubscribe links: 256 random bits, shared by all nodes. */
export const unsubscribeKey = (storage: Storage): Promise<string> =>
  sharedSetting(storage, 'unsubscribe_key', () => randomBytes(32).toString('base64url'))
