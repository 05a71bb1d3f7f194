import { isoWeekOf, yearOf, type Day } from '@dodici/core/date'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import X from 'lucide-react/icons/x'
import type { Ref } from 'react'
import { formatAhead, formatDay } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { asHeading } from '../../../i18n/as-heading.ts'
import { dayCountWords, type DayCounts } from '../words/day-count.ts'
import { nearDay } from './near-day.ts'
import styles from './day.module.css'

interface Props {
  readonly day: Day
  readonly today: Day
  /** The year drawn beside it. */
  readonly shownYear: number
  readonly holiday: string | null
  /** Null while loading. */
  readonly counts: DayCounts | null
  readonly onMove: (day: Day) => void
  /** Whether the neighbouring days can be shown. */
  readonly canMove: { readonly back: boolean; readonly ahead: boolean }
  readonly onClose: () => void
  readonly headingId: string
  readonly ref?: Ref<HTMLHeadingElement>
}

/** Distance from today; nothing for past days. */
const aheadInWords = (days: number): string | null => (days > 0 ? formatAhead(days) : null)

/** The day's name, with links to its neighbours. */
export function DayHead({ day, today, shownYear, holiday, counts, onMove, canMove, onClose, headingId, ref }: Props) {
  const { t } = useTranslation()
  const near = nearDay(day, today)
  const isPlain = yearOf(day) === yearOf(today) && yearOf(day) === shownYear
  const form = isPlain ? 'weekday-day-month' : 'weekday-day-month-year'
  const facts = [
    near === null ? aheadInWords(day - today) : t(`dayPanel.${near}`),
    holiday,
    t('year.week', { week: isoWeekOf(day).week }),
    counts && dayCountWords(counts, t),
  ]
  return (
    <header className={styles['head']} data-sheet-hold>
      <h2 id={headingId} ref={ref} tabIndex={-1}>
        {asHeading(formatDay(day, form))}
      </h2>
      <p>{facts.filter((fact) => fact !== null).join(' · ')}</p>
      <IconButton
        icon={ChevronLeft}
        size={20}
        label={t('dayPanel.previous')}
        disabled={!canMove.back}
        onClick={() => onMove(day - 1)}
      />
      <IconButton
        icon={ChevronRight}
        size={20}
        label={t('dayPanel.next')}
        disabled={!canMove.ahead}
        onClick={() => onMove(day + 1)}
      />
      <IconButton icon={X} size={18} label={t('common.close')} onClick={onClose} />
    </header>
  )
}
