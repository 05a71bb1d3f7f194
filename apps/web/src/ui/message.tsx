import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import styles from './message.module.css'

interface Props {
  readonly title: string
  readonly text?: string
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A page that has nothing to show but a sentence, and a way on. */
export const Message = ({ title, text, children }: Props) => (
  <main className={styles['message']}>
    <Logo size={40} />
    <h1>{title}</h1>
    {text === undefined ? null : <p>{text}</p>}
    <div className={styles['actions']}>{children}</div>
  </main>
)
