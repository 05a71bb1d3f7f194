import webPush from 'web-push'
import type { Config, VapidKeys } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { sharedSetting } from '#server/features/settings/shared-setting.ts'

interface VapidStorage extends Storage {
  readonly config: Pick<Config, 'vapidKeys'>
}

/** Under which name they are kept. */
const VAPID_SETTING = 'vapid'

/** The keys of web push: those of the settings, or else what this installation has made for itself, once. */
export async function vapidKeys(storage: VapidStorage): Promise<VapidKeys> {
  if (storage.config.vapidKeys !== null) return storage.config.vapidKeys
  const made = await sharedSetting(storage, VAPID_SETTING, () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(made) as VapidKeys
}
