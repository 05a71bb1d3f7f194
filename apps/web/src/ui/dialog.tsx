import { useRef, type AriaRole, type ReactNode } from 'react'
import styles from './dialog-frame.module.css'
import { useModal } from './modal.ts'
import { useBackdrop } from './use-backdrop.ts'

interface Props {
  /** The id of its heading. */
  readonly labelledBy: string
  readonly describedBy?: string
  readonly role?: AriaRole
  /** All but a small one fill the screen of a phone. */
  readonly size?: 'small' | 'medium' | 'large'
  readonly className?: string | undefined
  /** A click beside it does not close it, Esc does. */
  readonly isHeld?: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog of the browser's own over the page: it keeps the focus and closes by Esc. The focus goes to what asks for it
 * (`autoFocus`), or else to the dialog itself.
 */
export function Dialog({ labelledBy, describedBy, role, size = 'medium', className = '', ...rest }: Props) {
  const { isHeld = false, onClose, children } = rest
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = useModal(dialog, onClose)
  const backdrop = useBackdrop(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      role={role}
      className={`${styles['frame']} ${styles[size] ?? ''} ${className}`}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      {...(isHeld ? {} : backdrop)}
    >
      {/* Before it is open nothing in it can have the focus. */}
      {isOpen ? children : null}
    </dialog>
  )
}
