import { useId, type ReactNode } from 'react'
import { Dialog } from './dialog.tsx'
import styles from './modal-dialog.module.css'

interface Props {
  readonly title: string
  /** Beside the title. */
  readonly head?: ReactNode
  /** The title is for screen readers only. */
  readonly hidesTitle?: boolean
  readonly className?: string | undefined
  /** A click outside closes it too; for dialogs without unsaved input. */
  readonly isLight?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a title and room around what it holds. */
export function ModalDialog({ title, head, hidesTitle = false, className = '', isLight = false, ...rest }: Props) {
  const id = useId()
  return (
    <Dialog labelledBy={id} className={`${styles['modal']} ${className}`} isHeld={!isLight} onClose={rest.onClose}>
      <div className={styles['inside']}>
        <div className={hidesTitle ? 'visually-hidden' : styles['head']}>
          <h2 id={id}>{title}</h2>
          {head}
        </div>
        {rest.children}
      </div>
    </Dialog>
  )
}
