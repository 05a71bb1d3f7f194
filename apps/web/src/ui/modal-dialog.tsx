import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useModal } from './modal.ts'
import styles from './modal-dialog.module.css'

interface Props {
  readonly title: string
  /** Beside the title. */
  readonly head?: ReactNode
  /** The title is for screen readers only: what is in the dialog says enough to the eye. */
  readonly hidesTitle?: boolean
  readonly className?: string | undefined
  /** A click beside it closes it, too: where nothing would be lost by that. */
  readonly isLight?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog of the browser's own: it keeps the focus, closes by Esc, and needs nothing that has to load. */
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
