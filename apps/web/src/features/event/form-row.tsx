import type { ReactNode } from 'react'
import styles from './event-form.module.css'

/** A line of the form: an icon and its fields. */
export const Row = ({ icon, children }: { readonly icon: ReactNode; readonly children: ReactNode }) => (
  <div className={styles['row']}>
    <span className={styles['icon']} aria-hidden="true">
      {icon}
    </span>
    <div className={styles['content']}>{children}</div>
  </div>
)
