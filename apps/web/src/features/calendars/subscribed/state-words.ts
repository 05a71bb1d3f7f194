import type { Subscription } from '@dodici/contract/types'
import { formatAgo } from '../../../i18n/format-instant.ts'
import { texts } from '../../../i18n/texts.ts'

type State = Pick<Subscription, 'lastOkAt' | 'fault'>

/** How a subscribed calendar is, in a sentence: when it was read, or why not and since when. */
export function stateWords({ lastOkAt, fault }: State, now: number): string {
  const ago = lastOkAt === null ? null : formatAgo(lastOkAt, now)
  if (fault === null) {
    return ago === null ? texts.t('subscriptions.updatedNow') : texts.t('subscriptions.updated', { ago })
  }
  const why = texts.t(`subscriptions.faults.${fault}`)
  if (lastOkAt === null) return why
  return ago === null ? why : `${why} ${texts.t('subscriptions.since', { ago })}`
}

/** The host of an address, by which people know where a calendar comes from. */
export const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).host : url)
