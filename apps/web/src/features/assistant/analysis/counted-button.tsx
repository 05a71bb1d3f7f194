import type { ReactNode } from 'react'
import { wholeFigure } from '../../../address/counted-figure.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import styles from './analysis.module.css'

interface Props {
  /** `YYYY-MM-DD`. */
  readonly from: string
  readonly to: string
  /** An id, or `none` for those without; all where it is not said. */
  readonly category?: string
  /** Its name, where its text does not say enough. */
  readonly label?: string
  readonly children: ReactNode
}

/** A figure of the analysis; lists what it counted. */
export function CountedButton({ from, to, category = 'all', label, children }: Props) {
  const { change } = useCalendarAddress()
  return (
    <button
      type="button"
      className={styles['counted']}
      aria-label={label}
      onClick={() => change({ counted: wholeFigure({ from, to }, { category }) })}
    >
      {children}
    </button>
  )
}
