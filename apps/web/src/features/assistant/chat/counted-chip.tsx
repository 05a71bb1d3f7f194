import type { Counted } from '@dodici/contract/types'
import ListChecks from 'lucide-react/icons/list-checks'
import { wholeFigure } from '../../../address/counted-figure.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from './chat.module.css'

/** Lists the events that an answer has counted. */
export function CountedChip({ counted }: { readonly counted: Counted }) {
  const { t } = useTranslation()
  const { change } = useCalendarAddress()
  const { events: count, categoryId, eventIds: events } = counted
  return (
    <button
      type="button"
      className={styles['counted']}
      onClick={() => change({ counted: wholeFigure(counted, { category: categoryId ?? 'all', events }) })}
    >
      <ListChecks size={14} aria-hidden="true" />
      {t('assistantChat.counted', { count, number: formatNumber(count) })}
    </button>
  )
}
