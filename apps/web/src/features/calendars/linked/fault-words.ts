import type { LinkFault } from '@dodici/contract/types'
import { ApiError, codeOf } from '../../../api/api-error.ts'
import { formatAgo } from '../../../i18n/format-instant.ts'
import { texts } from '../../../i18n/texts.ts'
import type { CalendarLink } from './linked-accounts.queries.ts'

export const faultWords = (fault: LinkFault): string => texts.t(`linked.faults.${fault}`)

/** Why a call about an account elsewhere failed; null if its code says it all. */
export const linkFaultOf = (error: unknown): LinkFault | null =>
  error instanceof ApiError && codeOf(error) === 'link_refused' ? (error.linkFault ?? null) : null

/** Why nothing of a calendar is read or written; null if it is. */
export const faultOf = ({ account, linked }: CalendarLink): LinkFault | null => account.fault ?? linked.fault

/** Whether typing the password again is what helps. */
export const needsPassword = ({ fault }: { readonly fault: LinkFault | null }): boolean =>
  fault === 'unauthorized' || fault === 'locked'

/** How a linked calendar is, in sentences: since when both are the same, or why they are not. */
export function stateWords(link: CalendarLink, now: number): string {
  const { isReadOnly, isComplete, lastOkAt, nextAt } = link.linked
  const ago = lastOkAt === null ? null : formatAgo(lastOkAt, now)
  const fault = faultOf(link)
  if (fault !== null || nextAt === null) return pausedWords(link, ago)
  if (!isComplete) return texts.t('linked.state.first')
  const same = ago === null ? texts.t('linked.state.sameNow') : texts.t('linked.state.same', { ago })
  return isReadOnly ? `${same} ${texts.t('linked.state.readOnly')}` : same
}

/** What is held is asked beside this, with its numbers. */
function pausedWords(link: CalendarLink, ago: string | null): string {
  const { nextAt, held } = link.linked
  const fault = faultOf(link)
  const said = [
    ...(nextAt === null ? [texts.t('linked.state.paused')] : []),
    ...(fault === null || held !== null ? [] : [faultWords(fault)]),
    ...(nextAt === null ? [] : [texts.t('linked.state.retries')]),
    ...(ago === null ? [] : [texts.t('linked.state.since', { ago })]),
  ]
  return said.join(' ')
}
