import type { ImportReport } from '@dodici/contract/types'
import { parseDay, yearOf } from '@dodici/core/date'
import { yearWindow } from '../../address/shown-months.ts'
import { formatDays, formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Button } from '../../ui/button.tsx'
import { useToday } from '../../ui/today.ts'
import notesStyles from '../../ui/notes.module.css'
import styles from './import-dialog.module.css'
import { NoteGroups } from './note-groups.tsx'
import { Sample } from './sample.tsx'
import { sideOutside } from './year-to-show.ts'

interface Props {
  readonly report: ImportReport
  readonly onImport: () => void
  readonly onNext: () => void
}

/** The preview of an import: counts, period, examples, skipped items. */
export function Preview({ report, onImport, onNext }: Props) {
  const { t } = useTranslation()
  const coming = report.added + report.updated
  return (
    <>
      <div className={styles['body']}>
        <Counts report={report} />
        {coming === 0 ? (
          <p>{t(report.unchanged > 0 ? 'import.nothingNew' : 'import.nothingAtAll')}</p>
        ) : (
          <Period first={report.first} last={report.last} />
        )}
        <Sample sample={report.sample} />
        <NoteGroups title={t('import.skippedTitle')} kind="skip" notes={report.skipped} />
        <NoteGroups title={t('import.warningsTitle')} kind="warning" notes={report.warnings} />
      </div>
      <div className={styles['actions']}>
        <Button kind={coming === 0 ? 'primary' : 'plain'} autoFocus={coming === 0} onClick={onNext}>
          {t(coming === 0 ? 'common.close' : 'common.cancel')}
        </Button>
        {coming === 0 ? null : (
          <Button kind="primary" autoFocus onClick={onImport}>
            {t('import.confirm', { count: coming })}
          </Button>
        )}
      </div>
    </>
  )
}

function Counts({ report }: { readonly report: ImportReport }) {
  const { t } = useTranslation()
  const counts = [
    ['added', report.added],
    ['updated', report.updated],
    ['unchanged', report.unchanged],
    ['skipped', report.skipped.length],
  ] as const
  return (
    <ul className={styles['counts']}>
      {counts.map(([name, count]) => (
        <li key={name} data-zero={count === 0}>
          <strong>{formatNumber(count)}</strong> {t(`import.counts.${name}`)}
        </li>
      ))}
    </ul>
  )
}

/** The period, with a note if it cannot be shown. */
function Period({ first, last }: Pick<ImportReport, 'first' | 'last'>) {
  const { t } = useTranslation()
  const window = yearWindow(yearOf(useToday()))
  const from = parseDay(first ?? '')
  const to = parseDay(last ?? '')
  if (from === null || to === null) return null
  const side = sideOutside({ first, last }, window)
  return (
    <p className={notesStyles['quiet']}>
      {formatDays(from, to, 'day-month-year')}
      {side === null ? null : <> · {t(`import.outside.${side}`, window)}</>}
    </p>
  )
}
