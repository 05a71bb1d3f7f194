import { deviceOf } from '@dodici/core/device'
import type { TFunction } from '../../i18n/texts.ts'

/** A device in a list: `Firefox on Linux`. */
export function deviceWords(t: TFunction, userAgent: string): string {
  const { browser, system } = deviceOf(userAgent)
  if (browser !== null && system !== null) return t('profile.sessions.device', { browser, system })
  return browser ?? system ?? t('profile.sessions.unknown')
}
