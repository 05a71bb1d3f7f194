import { useRef, type MouseEvent, type ReactNode } from 'react'
import styles from './bottom-sheet.module.css'
import { useModal } from './modal.ts'

interface Props {
  /** The id of its heading. */
  readonly labelledBy: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/** What rises from the bottom of a phone. The browser's own dialog keeps the focus inside and closes by Escape. */
export function BottomSheet({ labelledBy, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useModal(dialog)
  // The content fills the dialog; only a click on the backdrop has the dialog itself as its target.
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      aria-labelledby={labelledBy}
      onClose={onClose}
      onClick={closeOutside}
    >
      {children}
    </dialog>
  )
}
