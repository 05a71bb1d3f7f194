import { useId, type ReactNode } from 'react'
import { Dialog } from '../dialog.tsx'
import styles from './question-dialog.module.css'

interface Props {
  readonly title: string
  /** Esc or an outside click cancels. */
  readonly onCancel: () => void
  readonly onSubmit: () => void
  readonly actions: ReactNode
  readonly children?: ReactNode
}

/** A question over the event dialog. */
export function QuestionDialog({ title, onCancel, onSubmit, actions, children }: Props) {
  const id = useId()
  return (
    <Dialog size="small" labelledBy={id} className={styles['question']} onClose={onCancel}>
      <form
        onSubmit={(submit) => {
          submit.preventDefault()
          submit.stopPropagation()
          onSubmit()
        }}
      >
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        {children}
        <div className={styles['actions']}>{actions}</div>
      </form>
    </Dialog>
  )
}
