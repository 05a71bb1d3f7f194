import { useId, useRef, type ReactNode } from 'react'
import { useModal } from '../../ui/modal.ts'
import styles from './modal.module.css'

interface Props {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A dialog of the browser's own: it keeps the focus, closes by Esc, and needs nothing that has to load. A click beside it
 * does not close it: a file that is being read would be lost.
 */
export function Modal({ title, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog)
  return (
    <dialog
      ref={dialog}
      className={styles['modal']}
      aria-labelledby={id}
      onCancel={(cancel) => {
        // A file chooser inside it has a cancel of its own.
        if (cancel.target !== dialog.current) return
        cancel.preventDefault()
        onClose()
      }}
    >
      <h2 id={id} className={styles['title']}>
        {title}
      </h2>
      {children}
    </dialog>
  )
}
