import { IMPORT_BYTES_MAX, IMPORT_EVENTS_MAX } from '@dodici/contract/limits'
import { ApiError, codeOf, type FailureCode } from '../../api/api-error.ts'
import { formatNumber } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { FailureWords } from '../../ui/failure-words.tsx'
import type { FileFault } from './check-file.ts'
import { FileChooser } from './choose-file.tsx'
import styles from './import-dialog.module.css'

const MEGABYTES_MAX = IMPORT_BYTES_MAX / 1_024 / 1_024

interface BadFileProps {
  readonly file: File
  readonly fault: FileFault
  readonly isLast: boolean
  readonly onChoose: (files: readonly File[]) => void
  readonly onNext: () => void
}

/** A file that cannot be a calendar. */
export function BadFile({ file, fault, isLast, onChoose, onNext }: BadFileProps) {
  const { t } = useTranslation()
  const choose = (files: readonly File[]) => {
    onChoose(files)
    if (files.length > 0) onNext()
  }
  return (
    <>
      <p role="alert" className={styles['failure']}>
        {t(`import.faults.${fault}`, { name: file.name, max: MEGABYTES_MAX })}
      </p>
      <div className={styles['actions']}>
        <Button kind="plain" onClick={onNext}>
          {t(isLast ? 'common.close' : 'import.skipFile')}
        </Button>
        {isLast ? <FileChooser kind="outlined" label={t('import.chooseOther')} onChoose={choose} /> : null}
      </div>
    </>
  )
}

function failureWords(code: FailureCode, t: TFunction): string {
  switch (code) {
    case 'unreadable_file':
    case 'too_large':
    case 'too_many_events':
    case 'plan_limit':
      return t(`import.failed.${code}`, { max: MEGABYTES_MAX, events: formatNumber(IMPORT_EVENTS_MAX) })
    default:
      return t(`messages.errors.${code}`)
  }
}

interface FailedProps {
  readonly error: Error
  readonly onTryAgain: () => void
  readonly onNext: () => void
}

/** The server refused the file or did not answer. Nothing was changed. */
export function FailedImport({ error, onTryAgain, onNext }: FailedProps) {
  const { t } = useTranslation()
  const code = codeOf(error)
  return (
    <>
      <p role="alert" className={styles['failure']}>
        {failureWords(code, t)} {code === 'plan_limit' ? <PlanWords error={error} /> : null}
      </p>
      <div className={styles['actions']}>
        <Button kind="plain" onClick={onNext}>
          {t('common.close')}
        </Button>
        <Button autoFocus onClick={onTryAgain}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </>
  )
}

/** How much would fit, and the plan's limit. */
function PlanWords({ error }: { readonly error: Error }) {
  const { t } = useTranslation()
  const room = error instanceof ApiError ? error.room : undefined
  return (
    <>
      {room === undefined ? null : `${t('import.failed.room', { year: room.year, count: room.events })} `}
      <FailureWords code="plan_limit" />
    </>
  )
}
