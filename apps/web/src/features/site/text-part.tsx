import type { ReactNode } from 'react'
import styles from './text-page.module.css'

interface Props {
  readonly title: string
  /** By which an address can name it. */
  readonly id?: string
  readonly children: ReactNode
}

/** A part of a page that is read: its name, and beside it what it says. */
export const TextPart = ({ title, id, children }: Props) => (
  <section className={styles['part']} id={id}>
    <h2>{title}</h2>
    <div className={styles['words']}>{children}</div>
  </section>
)
