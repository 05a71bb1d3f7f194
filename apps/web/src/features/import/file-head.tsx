import type { Calendar } from '@dodici/contract/types'
import { formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { NamedOptions } from '../../ui/named-options.tsx'
import styles from './import-dialog.module.css'

interface Props {
  readonly file: File
  readonly calendars: readonly Calendar[]
  readonly calendarId: string
  /** The import is running: too late to choose another calendar. */
  readonly isFixed: boolean
  readonly onChoose: (calendarId: string) => void
}

/** A file size: `3 KB`, `1.2 MB`. */
function sizeWords(bytes: number): string {
  const kilobytes = bytes / 1_024
  return kilobytes < 1_000
    ? `${formatNumber(Math.max(1, Math.round(kilobytes)))} KB`
    : `${formatNumber(Math.round(kilobytes / 102.4) / 10)} MB`
}

/** Which file goes into which calendar. */
export function FileHead({ file, calendars, calendarId, isFixed, onChoose }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles['head']}>
      <p className={styles['file']} dir="auto">
        {t('import.file', { name: file.name, size: sizeWords(file.size) })}
      </p>
      {calendars.length > 1 ? (
        <label className={styles['calendar']}>
          {t('import.into')}
          <select value={calendarId} disabled={isFixed} onChange={(change) => onChoose(change.target.value)}>
            <NamedOptions of={calendars} />
          </select>
        </label>
      ) : null}
    </div>
  )
}
