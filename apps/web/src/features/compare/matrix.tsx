import { monthDays } from '@dodici/core/date'
import type { ComparedLine, ComparedLoad } from '@dodici/core/load'
import { formatYear } from '../../i18n/format-months.ts'
import { formatDay, formatNumber } from '../../i18n/format.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import figures from '../../ui/figures.module.css'
import styles from './compare.module.css'
import { differenceOf, signed, valueOf, type ComparedYears, type Measure } from './compare-words.ts'

interface Props extends ComparedYears {
  readonly measure: Measure
}

/** Every category in every month, with the difference; it goes on to the side. */
export function Matrix({ from, compared, categories, measure }: Props) {
  const { t } = useTranslation()
  const names = new Map<string | null, string>(categories.map(({ _id, name }) => [_id, name]))
  const years = { now: formatYear(from), before: formatYear(from - 12) }
  return (
    <details className={`${styles['section']} ${figures['table']}`}>
      <summary>{t('lastYear.panel.matrix')}</summary>
      <p className={styles['note']}>
        {t('lastYear.panel.matrixNote', years)} {measure === 'events' ? null : t('lastYear.panel.overlap')}
      </p>
      <div className={styles['sideways']} role="region" tabIndex={0} aria-label={t('lastYear.panel.matrix')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('lastYear.panel.category')}</th>
              {compared.months.map(({ month }) => (
                <th key={month} scope="col">
                  {formatDay(monthDays(month).first, 'month-short')}
                </th>
              ))}
              <th scope="col">{t('lastYear.panel.total')}</th>
            </tr>
          </thead>
          <tbody>
            {compared.categories.map((line) => (
              <Row
                key={line.categoryId}
                name={names.get(line.categoryId) ?? t('lastYear.panel.without')}
                line={line}
                measure={measure}
              />
            ))}
            <Row name={t('lastYear.panel.total')} line={compared} measure={measure} />
          </tbody>
        </table>
      </div>
    </details>
  )
}

interface RowProps {
  readonly name: string
  readonly line: ComparedLine
  readonly measure: Measure
}

const Row = ({ name, line, measure }: RowProps) => (
  <tr>
    <th scope="row">{name}</th>
    {[...line.months, line].map((load, place) => (
      <td key={place}>{cellWords(load, measure)}</td>
    ))}
  </tr>
)

/** `12 (+3)`; a number alone where nothing differs. */
function cellWords({ now, before }: ComparedLoad, measure: Measure): string {
  const [value, other] = [valueOf(now, measure), valueOf(before, measure)]
  const difference = differenceOf(value, other)
  return difference === 0 ? formatNumber(value) : `${formatNumber(value)} (${signed(difference)})`
}
