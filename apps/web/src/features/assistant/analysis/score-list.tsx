import type { YearAnalysis } from '@dodici/contract/types'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { DaysButton } from '../advice/days-button.tsx'
import { EvidenceList } from '../advice/evidence-list.tsx'
import { formatValue } from '../advice/format-value.ts'
import styles from './analysis.module.css'

type Score = YearAnalysis['scores'][number]

/** The scores of a year, each with its meaning and derivation. */
export function ScoreList({ scores }: { readonly scores: readonly Score[] }) {
  const { t } = useTranslation()
  return (
    <ul className={styles['scores']} aria-label={t('analysis.scores')}>
      {scores.map((score) => (
        <li key={score.id}>
          <div className={styles['score']}>
            <span className={styles['name']}>{score.name}</span>
            <Value score={score} />
          </div>
          <p className={styles['reading']}>{score.reading}</p>
          <details className={styles['how']}>
            <summary>
              {t('analysis.how')} <span className="visually-hidden">{score.name}</span>
            </summary>
            <p>{score.formula}</p>
            <EvidenceList evidence={score.evidence} />
          </details>
        </li>
      ))}
    </ul>
  )
}

/** The score. If its evidence has days, it opens the first. */
function Value({ score: { value, unit, evidence } }: { readonly score: Score }) {
  const { t } = useTranslation()
  if (value === null) return <span className={styles['none']}>{t('analysis.notMeasured')}</span>
  const words = formatValue(value, unit, t)
  const place = evidence.find(({ from }) => from !== undefined)
  if (place?.from === undefined) return <strong className={styles['value']}>{words}</strong>
  return (
    <DaysButton from={place.from} to={place.to} className={styles['value']}>
      {words}
    </DaysButton>
  )
}
