import type { ImportReport } from '@dodici/contract/types'
import { dayOfText, parseDay } from '@dodici/core/date'
import { elision } from '../../i18n/elision.ts'
import { formatDay, formatDays } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import styles from './import-dialog.module.css'
import notes from '../../ui/notes.module.css'

type SampleEvent = ImportReport['sample'][number]

function whenWords({ start, end }: SampleEvent): string {
  const from = dayOfText(start) ?? 0
  const to = dayOfText(end) ?? from
  return from === to ? formatDay(from, 'weekday-day-month-year-short') : formatDays(from, to, 'day-month-year')
}

function untilWords({ until }: SampleEvent, t: TFunction): string {
  const last = parseDay(until ?? '')
  if (last === null) return t('import.endless')
  return t('import.until', { day: formatDay(last, 'day-month-year'), ...elision(last) })
}

/** Some of the events, to recognise the file by. */
export function Sample({ sample }: Pick<ImportReport, 'sample'>) {
  const { t } = useTranslation()
  if (sample.length === 0) return null
  return (
    <section>
      <h3 className={styles['heading']}>{t('import.sample')}</h3>
      <ul className={styles['sample']}>
        {sample.map((event, index) => (
          // Two events may look identical.
          <li key={index}>
            <span className={styles['when']}>{whenWords(event)}</span>
            <span className={styles['name']} dir="auto">
              {event.title || t('import.untitled')}
            </span>
            {event.repeats ? <span className={notes['quiet']}>{untilWords(event, t)}</span> : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
