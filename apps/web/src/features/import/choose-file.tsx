import FileUp from 'lucide-react/icons/file-up'
import { useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import notes from '../../ui/notes.module.css'
import styles from './import-dialog.module.css'

interface ChooserProps {
  readonly kind: 'primary' | 'outlined'
  readonly label: string
  readonly onChoose: (files: readonly File[]) => void
}

/** A button for the system's file dialog. */
export function FileChooser({ kind, label, onChoose }: ChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".ics,.ical,.icalendar,.ifb,.vcs,text/calendar"
        aria-label={label}
        onChange={(change) => {
          onChoose([...(change.target.files ?? [])])
          // Allows the same file to be chosen again.
          change.target.value = ''
        }}
      />
      <Button kind={kind} autoFocus onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

interface Props {
  readonly onChoose: (files: readonly File[]) => void
  readonly onClose: () => void
}

/** Before a file is dropped: instructions and the file dialog. */
export function ChooseFile({ onChoose, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <div className={styles['place']}>
        <FileUp size={28} />
        <p className={styles['strong']}>{t('import.dropHere')}</p>
        <p className={notes['quiet']}>{t('import.dropHint')}</p>
        <FileChooser kind="primary" label={t('import.choose')} onChoose={onChoose} />
      </div>
      <div className={styles['actions']}>
        <Button kind="plain" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </div>
    </>
  )
}
