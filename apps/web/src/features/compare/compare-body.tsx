import { twelveMonths } from '@dodici/core/date'
import { formatYear } from '../../i18n/format-months.ts'
import { formatDays } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useToday } from '../../ui/today.ts'
import styles from './compare.module.css'
import { CategoryLines } from './category-lines.tsx'
import {
  amountWords,
  differenceOf,
  differenceWords,
  valueOf,
  type ComparedYears,
  type Measure,
} from './compare-words.ts'
import { Matrix } from './matrix.tsx'
import { MonthsCompared } from './months-compared.tsx'

interface Props extends ComparedYears {
  readonly measure: Measure
  readonly isFiltered: boolean
  readonly isTruncated: boolean
  /** Whether only the days until today are compared; null where the months are over, or to come. */
  readonly soFar: { readonly isOn: boolean; readonly onChange: (isOn: boolean) => void } | null
}

/** The difference in a sentence, by month as a picture and a table, by category, and by both. */
export function CompareBody({ measure, isFiltered, isTruncated, soFar, ...years }: Props) {
  const { t } = useTranslation()
  const { from, compared } = years
  const [now, before] = [valueOf(compared.now, measure), valueOf(compared.before, measure)]
  const drawn = { ...years, measure }
  return (
    <>
      {soFar === null ? null : <SpanChoice {...soFar} />}
      <p className={styles['sum']} role="status">
        <strong>{amountWords(now, measure, t)}</strong>{' '}
        {differenceWords(differenceOf(now, before), formatYear(from - 12), t)}
      </p>
      <p className={styles['note']}>
        <SpanNote from={from} compared={compared} isSoFar={soFar?.isOn ?? false} />
        {isFiltered ? ` ${t('lastYear.panel.filtered')}` : ''}
        {isTruncated ? ` ${t('lastYear.panel.truncated')}` : ''}
      </p>
      <MonthsCompared {...drawn} />
      <CategoryLines {...drawn} />
      <Matrix {...drawn} />
    </>
  )
}

function SpanChoice({ isOn, onChange }: NonNullable<Props['soFar']>) {
  const { t } = useTranslation()
  return (
    <div role="group" aria-label={t('lastYear.panel.span')} className={styles['spans']}>
      <button type="button" aria-pressed={isOn} onClick={() => onChange(true)}>
        {t('lastYear.panel.soFar')}
      </button>
      <button type="button" aria-pressed={!isOn} onClick={() => onChange(false)}>
        {t('lastYear.panel.whole')}
      </button>
    </div>
  )
}

/** Which days are compared with which. */
function SpanNote({ from, compared, isSoFar }: Pick<Props, 'from' | 'compared'> & { readonly isSoFar: boolean }) {
  const { t } = useTranslation()
  const today = useToday()
  const before = formatYear(from - 12)
  if (isSoFar) {
    const { first, last } = compared.span.now
    return t('lastYear.panel.soFarNote', { now: formatDays(first, last, 'day-month-year'), before })
  }
  const isOver = twelveMonths(from).last < today
  return t(isOver ? 'lastYear.panel.overNote' : 'lastYear.panel.wholeNote', { now: formatYear(from), before })
}
