import type { ReactNode } from 'react'
import styles from './year-states.module.css'

interface Props {
  readonly height: number
  readonly role?: 'alert'
  readonly title: string
  readonly text?: string
  /** Possible actions. */
  readonly children: ReactNode
}

/** A line above a year without events. Nothing covers its days. */
export const YearLine = ({ height, role, title, text, children }: Props) => (
  <div role={role} className={styles['line']} style={{ height }}>
    <h2>{title}</h2>
    {text === undefined ? null : <p>{text}</p>}
    <div className={styles['actions']}>{children}</div>
  </div>
)
