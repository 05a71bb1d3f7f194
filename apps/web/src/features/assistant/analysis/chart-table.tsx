import { useTranslation } from '../../../i18n/use-translation.ts'
import { DaysButton } from '../advice/days-button.tsx'
import styles from './charts.module.css'
import { CountedButton } from './counted-button.tsx'

interface Row {
  readonly key: string
  readonly from: string
  readonly to: string
  readonly name: string
  readonly events: number
  readonly number: string
  readonly hours: string
  readonly isMarked: boolean
}

interface Props {
  readonly caption: string
  /** Heading of the first column. */
  readonly first: string
  readonly rows: readonly Row[]
}

/** A chart's numbers as a table. */
export function ChartTable({ caption, first, rows }: Props) {
  const { t } = useTranslation()
  return (
    <details className={styles['table']}>
      <summary>
        {t('analysis.charts.table')} <span className="visually-hidden">{caption}</span>
      </summary>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{t('analysis.charts.events')}</th>
            <th scope="col">{t('analysis.charts.hours')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, from, to, name, events, number, hours, isMarked }) => (
            <tr key={key} data-marked={isMarked ? '' : undefined}>
              <th scope="row">
                <DaysButton from={from} to={to}>
                  {name}
                </DaysButton>
                {isMarked ? <span className="visually-hidden"> {t('analysis.charts.overload')}</span> : null}
              </th>
              <td>
                <CountedButton
                  from={from}
                  to={to}
                  label={t('analysis.charts.counted', { count: events, name, number })}
                >
                  {number}
                </CountedButton>
              </td>
              <td>
                <CountedButton from={from} to={to} label={t('analysis.charts.countedHours', { name, hours })}>
                  {hours}
                </CountedButton>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  )
}
