import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down'
import { useRef, useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import styles from './bottom-sheet.module.css'
import { useModal } from './modal.ts'
import { useBackdrop } from './use-backdrop.ts'
import type { SheetEnd } from './sheet-drag.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

interface Props {
  /** Id of its heading. */
  readonly labelledBy: string
  readonly onClose: () => void
  readonly children: ReactNode
}

/**
 * A sheet from the bottom of a phone. A native dialog keeps the focus inside and closes on Escape. Its head can be
 * dragged: down closes it, up makes it full height, which a button does too.
 */
export function BottomSheet({ labelledBy, onClose, children }: Props) {
  const { t } = useTranslation()
  const dialog = useRef<HTMLDialogElement>(null)
  const [isTall, setIsTall] = useState(false)
  useModal(dialog)
  const end = (what: SheetEnd) => {
    if (what === 'close') onClose()
    else if (what !== 'back') setIsTall(what === 'grow')
  }
  useSheetDrag(dialog, { isTall, onEnd: end })
  const backdrop = useBackdrop(dialog, onClose)
  return (
    <dialog
      ref={dialog}
      className={styles['sheet']}
      data-tall={isTall ? '' : undefined}
      aria-labelledby={labelledBy}
      onClose={onClose}
      {...backdrop}
    >
      <div className={styles['handle']} data-sheet-hold>
        <span aria-hidden="true" />
      </div>
      {children}
      {/* Behind what is in it: the browser gives the focus to what comes first. */}
      <button
        type="button"
        className={styles['size']}
        aria-expanded={isTall}
        aria-label={t('common.tallSheet')}
        onClick={() => setIsTall(!isTall)}
      >
        <ChevronsUpDown size={16} aria-hidden="true" />
      </button>
    </dialog>
  )
}
