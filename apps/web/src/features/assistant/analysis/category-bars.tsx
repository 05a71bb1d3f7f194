import type { YearAnalysis } from '@dodici/contract/types'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useCategoryColor } from '../../../api/use-category-color.ts'
import { formatNumber } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryStyle } from '../../../ui/category-color.ts'
import { formatBare } from '../advice/format-value.ts'
import styles from './charts.module.css'
import { CountedButton } from './counted-button.tsx'

type Share = YearAnalysis['categories'][number]

interface Props {
  readonly year: number
  readonly shares: readonly Share[]
}

/** Hours by category, with a mark for the person's target. A bar filters by its category, what it amounts to lists its events. */
export function CategoryBars({ year, shares }: Props) {
  const { t } = useTranslation()
  const { address, change } = useCalendarAddress()
  const colorOf = useCategoryColor()
  const longest = Math.max(...shares.flatMap(({ share, target }) => [share, target ?? 0]), 0.01)
  const hasTargets = shares.some(({ target }) => target !== null)
  return (
    <>
      <ul className={styles['shares']} aria-label={t('analysis.charts.categories')}>
        {shares.map((item) => {
          const { categoryId, name } = item
          const bar = <ShareBar item={item} longest={longest} />
          return (
            <li key={categoryId ?? ''} style={{ ...categoryStyle(colorOf(categoryId)) }}>
              {categoryId === null ? (
                <span className={styles['share']}>{bar}</span>
              ) : (
                <button
                  type="button"
                  className={styles['share']}
                  aria-pressed={address.category === categoryId}
                  title={t('analysis.charts.only', { name })}
                  onClick={() => change({ category: address.category === categoryId ? 'all' : categoryId })}
                >
                  {bar}
                </button>
              )}
              <Amount item={item} year={year} />
            </li>
          )
        })}
      </ul>
      {hasTargets ? <p className={styles['key']}>{t('analysis.charts.targetKey')}</p> : null}
    </>
  )
}

/** What a category amounts to; lists its events. */
function Amount({ item, year }: { readonly item: Share; readonly year: number }) {
  const { t } = useTranslation()
  const { categoryId, name, events: count, hours } = item
  if (count === 0) return null
  const events = t('analysis.charts.eventCount', { count, number: formatNumber(count) })
  const amount = hours === 0 ? events : t('analysis.charts.withHours', { hours: formatBare(hours, 'count'), events })
  return (
    <CountedButton
      from={`${String(year)}-01-01`}
      to={`${String(year)}-12-31`}
      category={categoryId ?? 'none'}
      label={t('analysis.charts.amountIn', { amount, name: name || t('analysis.charts.uncategorised') })}
    >
      {amount}
    </CountedButton>
  )
}

function ShareBar({ item, longest }: { readonly item: Share; readonly longest: number }) {
  const { t } = useTranslation()
  const { name, share, target } = item
  const percent = (value: number) => formatBare(value * 100, 'percent')
  return (
    <>
      <span className={styles['shareName']}>{name || t('analysis.charts.uncategorised')}</span>
      <span className={styles['shareValue']}>
        {t('advice.units.percent', { value: share > 0 && share < 0.005 ? '< 1' : percent(share) })}
      </span>
      {target === null ? null : (
        <span className="visually-hidden">{t('analysis.charts.target', { percent: percent(target) })}</span>
      )}
      <span className={styles['track']} aria-hidden="true">
        <i style={{ width: `${(share / longest) * 100}%` }} />
        {target === null ? null : <b style={{ insetInlineStart: `${(target / longest) * 100}%` }} />}
      </span>
    </>
  )
}
