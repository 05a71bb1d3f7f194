import X from 'lucide-react/icons/x'
import { useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from './button.tsx'
import { useModal } from './modal.ts'
import styles from './sheet.module.css'

interface Props {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet from the bottom of a phone. The browser's own dialog keeps the focus inside and closes by Escape. */
export const Sheet = (props: Props) => (props.isOpen ? <OpenSheet {...props} /> : null)

function OpenSheet({ title, onClose, children }: Props) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useModal(dialog)
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // The dialog's own area is the sheet with its padding; only a click on the backdrop has the dialog as its target.
    <dialog ref={dialog} className={styles['sheet']} aria-labelledby={id} onClose={onClose} onClick={closeOutside}>
      <div className={styles['content']}>
        <div className={styles['header']}>
          <h2 id={id}>{title}</h2>
          <Button kind="plain" square aria-label={t('common.close')} onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </Button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
