import type { Suggestion } from '@dodici/contract/types'
import CalendarSearch from 'lucide-react/icons/calendar-search'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { EventChips } from '../chips/event-chips.tsx'
import styles from './advice.module.css'
import { DaysButton } from './days-button.tsx'
import { formatBare, formatValue } from './format-value.ts'

type Evidence = Suggestion['evidence'][number]

interface Props {
  readonly evidence: readonly Evidence[]
  /** Whether the sentence above has said it; then only the links to days and events remain. */
  readonly isSaid?: boolean
  /** First of the days that another button opens. */
  readonly opened?: string | null
}

/** The evidence of a sentence or number, with links to its days and events. */
export function EvidenceList({ evidence, isSaid = false, opened = null }: Props) {
  const { t } = useTranslation()
  if (evidence.length === 0) return null
  return (
    <ul className={styles['evidence']}>
      {evidence.map((item, index) => (
        <li key={index}>
          <FactOrDays item={item} isSaid={isSaid} opened={opened} />
          <EventChips events={item.events} label={t('advice.events')} />
        </li>
      ))}
    </ul>
  )
}

function FactOrDays({ item, isSaid, opened }: Required<Omit<Props, 'evidence'>> & { readonly item: Evidence }) {
  if (item.from === undefined) return isSaid ? null : <Fact item={item} />
  if (isSaid && item.from === opened) return null
  return (
    <DaysButton from={item.from} to={item.to} icon={<CalendarSearch size={14} aria-hidden="true" />}>
      {isSaid ? null : <Fact item={item} />}
    </DaysButton>
  )
}

/** The sentence, and its number unless the sentence contains it. */
function Fact({ item: { text, value, unit } }: { readonly item: Evidence }) {
  const { t } = useTranslation()
  const isSaid = value === null || unit === null || text.includes(formatBare(value, unit))
  return (
    <span>
      {text} {isSaid ? null : <b>{formatValue(value, unit, t)}</b>}
    </span>
  )
}
