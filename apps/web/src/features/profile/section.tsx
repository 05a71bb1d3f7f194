import { useId, type ReactNode } from 'react'
import styles from './profile-page.module.css'

interface Props {
  readonly title: string
  readonly lead: string
  readonly children: ReactNode
}

/** One subject of the profile, which is read and saved by itself. */
export function Section({ title, lead, children }: Props) {
  const id = useId()
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <div className={styles['body']}>{children}</div>
    </section>
  )
}
