import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import styles from './import-dialog.module.css'

interface Props {
  /** Importing, not just previewing. */
  readonly isWriting: boolean
  readonly onStop: () => void
}

/** The server is working: its duration is unknown, and it can be aborted. */
export function Working({ isWriting, onStop }: Props) {
  const { t } = useTranslation()
  const words = t(isWriting ? 'import.importing' : 'import.reading')
  return (
    <>
      <div className={styles['working']} role="status">
        <p>{words}</p>
        <progress className={styles['progress']} aria-label={words} />
      </div>
      <div className={styles['actions']}>
        <Button onClick={onStop}>{t('import.stop')}</Button>
      </div>
    </>
  )
}
