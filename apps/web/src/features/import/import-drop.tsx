import FileUp from 'lucide-react/icons/file-up'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { loadChunk } from '../../ui/load-chunk.ts'
import styles from './import-drop.module.css'
import type { DroppedFile } from './import.queries.ts'
import { useFileDrop } from './use-file-drop.ts'

const ImportDialog = lazy(async () => ({
  default: (await loadChunk(() => import('./import-dialog.tsx'))).ImportDialog,
}))

let dropped = 0
const numbered = (file: File): DroppedFile => ({ file, number: ++dropped })

/**
 * Takes calendar files that are dropped anywhere on the page, or chosen in the dialog, and imports them one after
 * another. The dialog loads with the first file.
 */
export function ImportDrop() {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const [files, setFiles] = useState<readonly DroppedFile[]>([])
  const [count, setCount] = useState(0)
  const add = (more: readonly File[]) => {
    setFiles([...files, ...more.map(numbered)])
    setCount((files.length === 0 ? 0 : count) + more.length)
  }
  const close = () => {
    setFiles([])
    if (address.dialog === 'import') change({ dialog: null })
  }
  const next = () => (files.length > 1 ? setFiles(files.slice(1)) : close())
  const isOver = useFileDrop(add)
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
        <Suspense fallback={null}>
          <ImportDialog
            queue={{ current: files[0] ?? null, number: count - files.length + 1, count }}
            onChoose={add}
            onNext={next}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  )
}
