import FileUp from 'lucide-react/icons/file-up'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { lazyPart } from '../../ui/lazy-part.ts'
import { addFiles, dropFirstFile, forgetFiles, useDroppedFiles } from './dropped-files.ts'
import styles from './import-drop.module.css'

const ImportDialog = lazyPart(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** Imports dropped or chosen files one after another. The dialog loads with the first. */
export function ImportDrop() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const { files, count, isOver } = useDroppedFiles()
  const close = () => {
    forgetFiles()
    if (address.dialog === 'import') change({ dialog: null })
  }
  const next = () => (files.length > 1 ? dropFirstFile() : close())
  const isOpen = files.length > 0 || address.dialog === 'import'
  return (
    <>
      {isOver ? (
        <div className={styles['overlay']}>
          <div className={styles['target']}>
            <FileUp size={32} />
            <p className={styles['title']}>{t('import.dropHere')}</p>
            <p>{t('import.dropHint')}</p>
          </div>
        </div>
      ) : null}
      {isOpen ? (
        <ImportDialog
          queue={{ current: files[0] ?? null, number: count - files.length + 1, count }}
          onChoose={addFiles}
          onNext={next}
          onClose={close}
        />
      ) : null}
    </>
  )
}
