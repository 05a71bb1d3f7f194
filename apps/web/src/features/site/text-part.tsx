import type { ReactNode } from 'react'
import styles from './text-page.module.css'

interface Props {
  readonly title: string
  /** Its fragment in the URL. */
  readonly id?: string
  readonly children: ReactNode
}

/** A section of a text page: heading and content. */
export const TextPart = ({ title, id, children }: Props) => (
  <section className={styles['part']} id={id}>
    <h2>{title}</h2>
    <div className={styles['words']}>{children}</div>
  </section>
)
