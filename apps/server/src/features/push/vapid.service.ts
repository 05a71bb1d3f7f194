import webPush from 'web-push'
import type { Config, VapidKeys } from '#server/config.ts'
import type { Storage } from '#server/db/journal/write-change.ts'
import { sharedSetting } from '#server/features/settings/shared-setting.ts'

interface VapidStorage extends Storage {
  readonly config: Pick<Config, 'vapidKeys'>
}

/** Their name in the table `setting`. */
const VAPID_SETTING = 'vapid'

/** The web push keys: from the settings, or generated once by this installation. */
export async function vapidKeys(storage: VapidStorage): Promise<VapidKeys> {
  if (storage.config.vapidKeys !== null) return storage.config.vapidKeys
  const made = await sharedSetting(storage, VAPID_SETTING, () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(made) as VapidKeys
}
