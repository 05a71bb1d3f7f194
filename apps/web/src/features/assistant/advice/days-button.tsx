import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import styles from './advice.module.css'
import { daysInWords } from './days-words.ts'
import { useOpenings } from './use-openings.ts'

interface Props {
  readonly from: string
  readonly to?: string | undefined
  readonly className?: string | undefined
  readonly icon?: ReactNode
  /** Without it, the label names the days. */
  readonly children: ReactNode
}

/** A number or sentence about days of the year, which opens them. */
export function DaysButton({ from, to, className, icon, children }: Props) {
  const { t } = useTranslation()
  const { openDays, isMarked } = useOpenings()
  const hint = t('advice.open', { days: daysInWords(from, to) })
  return (
    <button
      type="button"
      className={className ?? styles['days']}
      title={hint}
      aria-pressed={isMarked(from, to)}
      onClick={() => openDays(from, to)}
    >
      {icon}
      {children} <span className={children === null ? undefined : 'visually-hidden'}>{hint}</span>
    </button>
  )
}
