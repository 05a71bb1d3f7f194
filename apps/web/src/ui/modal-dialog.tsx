import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useModal } from './modal.ts'
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

/** A native dialog: it keeps the focus, closes on Esc, and needs no loading. */
export function ModalDialog({ title, head, hidesTitle = false, className = '', isLight = false, ...rest }: Props) {
  const { onClose, children } = rest
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog, onClose)
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={`${styles['modal']} ${className}`}
      aria-labelledby={id}
      onClick={isLight ? closeOutside : undefined}
    >
      <div className={styles['inside']}>
        <div className={hidesTitle ? 'visually-hidden' : styles['head']}>
          <h2 id={id}>{title}</h2>
          {head}
        </div>
        {children}
      </div>
    </dialog>
  )
}
