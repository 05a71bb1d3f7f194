import type { Suggestion } from '@dodici/contract/types'
import CalendarSearch from 'lucide-react/icons/calendar-search'
import { useTranslation } from 'react-i18next'
import { EventChips } from '../event-chips/event-chips.tsx'
import styles from './advice.module.css'
import { DaysButton } from './days-button.tsx'
import { formatBare, formatValue } from './format-value.ts'

type Evidence = Suggestion['evidence'][number]

/** The facts behind a sentence or a number. What names days opens them, what names events opens these. */
export function EvidenceList({ evidence }: { readonly evidence: readonly Evidence[] }) {
  const { t } = useTranslation()
  if (evidence.length === 0) return null
  return (
    <ul className={styles['evidence']}>
      {evidence.map((item, index) => (
        <li key={index}>
          {item.from === undefined ? (
            <Fact item={item} />
          ) : (
            <DaysButton from={item.from} to={item.to}>
              <CalendarSearch size={14} aria-hidden="true" />
              <Fact item={item} />
            </DaysButton>
          )}
          <EventChips events={item.events} label={t('advice.events')} />
        </li>
      ))}
    </ul>
  )
}

/** The sentence, and its number where the sentence does not hold it. */
function Fact({ item: { text, value, unit } }: { readonly item: Evidence }) {
  const { t } = useTranslation()
  const isSaid = value === null || unit === null || text.includes(formatBare(value, unit))
  return (
    <span>
      {text} {isSaid ? null : <b>{formatValue(value, unit, t)}</b>}
    </span>
  )
}
