import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import styles from './message.module.css'

interface Props {
  readonly title: string
  readonly text?: string
  /** Whether the page has its own main element and first heading. */
  readonly isPart?: boolean
  /** What can be done about it. */
  readonly children?: ReactNode
}

/** A page, or part of one, with just a sentence and an action. */
export function Message({ title, text, isPart = false, children }: Props) {
  const [Place, Heading] = isPart ? (['div', 'h2'] as const) : (['main', 'h1'] as const)
  return (
    <Place className={styles['message']}>
      <Logo size={40} />
      <Heading className={styles['title']}>{title}</Heading>
      {text === undefined ? null : <p>{text}</p>}
      <div className={styles['actions']}>{children}</div>
    </Place>
  )
}
