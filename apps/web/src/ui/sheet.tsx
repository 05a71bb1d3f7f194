import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import { useTranslation } from '../i18n/use-translation.ts'
import { BottomSheet } from './bottom-sheet.tsx'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'

interface Props {
  readonly title: string
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A sheet with a heading, from the bottom of a phone. */
export const Sheet = (props: Props) => (props.isOpen ? <OpenSheet {...props} /> : null)

function OpenSheet({ title, onClose, children }: Props) {
  const { t } = useTranslation()
  const id = useId()
  return (
    <BottomSheet labelledBy={id} onClose={onClose}>
      <div className={styles['content']}>
        <div className={styles['header']} data-sheet-hold>
          <h2 id={id}>{title}</h2>
          <IconButton icon={X} size={20} label={t('common.close')} onClick={onClose} />
        </div>
        {children}
      </div>
    </BottomSheet>
  )
}
