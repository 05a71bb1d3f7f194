import type { YearAnalysis } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useLanguage } from '../../../i18n/use-language.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { ReadState } from '../../../ui/read-state.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import notes from '../../../ui/notes.module.css'
import { AdviceList } from '../advice/advice-list.tsx'
import { analysisOf } from './analysis.queries.ts'
import styles from './analysis.module.css'
import { CountedButton } from './counted-button.tsx'
import { ScoreList } from './score-list.tsx'

const Charts = lazyPart(async () => (await import('./charts.tsx')).Charts, { fallback: <Spinner /> })

const RECOMMENDATIONS_MAX = 5

/** The analysis of the shown year: amount of data, suggestions, numbers, charts. */
export function Analysis() {
  const { t } = useTranslation()
  const { address } = useCalendarAddress()
  const reading = useQuery(analysisOf(address.year, useLanguage()))
  if (reading.data) return <Measured key={reading.data.year} analysis={reading.data} />
  const text = t('analysis.failed', { year: address.year })
  return <ReadState reading={reading} text={text} className={styles['failed']} />
}

function Measured({ analysis }: { readonly analysis: YearAnalysis }) {
  const { t } = useTranslation()
  const { coverage, scores, recommendations, summary, fallback, year } = analysis
  return (
    <div className={styles['analysis']}>
      <section className={styles['part']}>
        <h3>{t('analysis.title', { year })}</h3>
        {summary === '' || !coverage.enough ? null : <p className={styles['summary']}>{summary}</p>}
        <Coverage year={year} coverage={coverage} />
        {fallback === null ? null : <p className={notes['note']}>{t(`advice.fallback.${fallback}`)}</p>}
      </section>
      {coverage.enough || recommendations.length > 0 ? (
        <section className={styles['part']}>
          <h3>{t('analysis.recommendations')}</h3>
          <AdviceList
            label={t('analysis.recommendations')}
            advice={recommendations.slice(0, RECOMMENDATIONS_MAX)}
            nothing={t('analysis.noRecommendations')}
          />
        </section>
      ) : null}
      {coverage.enough && scores.length > 0 ? (
        <section className={styles['part']}>
          <h3>{t('analysis.scores')}</h3>
          <ScoreList scores={scores} />
        </section>
      ) : null}
      {coverage.events === 0 ? null : <Charts analysis={analysis} />}
    </div>
  )
}

/** The amount of data, and if that is too little, why there are no scores. */
function Coverage({ year, coverage }: Pick<YearAnalysis, 'year' | 'coverage'>) {
  const { t } = useTranslation()
  const { events, distinct, categorised, timed, days, enough } = coverage
  const whole = { from: `${String(year)}-01-01`, to: `${String(year)}-12-31` }
  const percent = (share: number) => formatNumber(Math.round(share * 100))
  return (
    <>
      <ul className={styles['coverage']} aria-label={t('analysis.coverage.label')}>
        {events === 0 ? (
          <li>{t('analysis.coverage.events', { count: events, number: formatNumber(events) })}</li>
        ) : (
          <>
            <li>
              <CountedButton {...whole}>
                {t('analysis.coverage.events', { count: events, number: formatNumber(events) })}
              </CountedButton>
            </li>
            <li>
              <CountedButton {...whole}>
                {t('analysis.coverage.days', { count: days, number: formatNumber(days) })}
              </CountedButton>
            </li>
            {distinct === events ? null : (
              <li>{t('analysis.coverage.distinct', { count: distinct, number: formatNumber(distinct) })}</li>
            )}
            <li>{t('analysis.coverage.categorised', { percent: percent(categorised) })}</li>
            <li>{t('analysis.coverage.timed', { percent: percent(timed) })}</li>
          </>
        )}
      </ul>
      {enough ? null : (
        <p className={styles['thin']}>{t(events === 0 ? 'analysis.coverage.empty' : 'analysis.coverage.thin')}</p>
      )}
    </>
  )
}
