import { formatNumber } from '../../../i18n/format.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import styles from './footer.module.css'

interface LegendPart {
  readonly _id: string
  readonly name: string
  readonly color: string
}

interface Props {
  readonly label: string
  /** What colours mean: categories or calendars. */
  readonly parts: readonly LegendPart[]
  /** Number of events by category or calendar; null counts those without. */
  readonly counts: ReadonlyMap<string | null, number>
  /** The filtered one, or `all`. */
  readonly chosen: string
  readonly onChoose: (part: string) => void
  /** Lists the events of an entry; null for those without. */
  readonly onCount: (part: string | null) => void
  /** The pointer or focus is on an entry, or on the one that a click resets. */
  readonly onPoint: (part: string) => void
  /** Whether the year has dots to explain. */
  readonly hasRoutine: boolean
}

/**
 * What colours mean: a click filters, another resets, and a count lists its events. Unused entries are left out here
 * and remain in the filter.
 */
export function Legend({ label, parts, counts, chosen, onChoose, onCount, onPoint, hasRoutine }: Props) {
  const { t } = useTranslation()
  const without = counts.get(null) ?? 0
  return (
    <div className={styles['legend']} role="group" aria-label={label}>
      {parts.map(({ _id, name, color }) => {
        const count = counts.get(_id) ?? 0
        const isChosen = chosen === _id
        if (count === 0 && !isChosen) return null
        const next = isChosen ? 'all' : _id
        return (
          <span key={_id} className={classNames(styles['entry'], chosen !== 'all' && !isChosen && styles['dimmed'])}>
            <button
              type="button"
              aria-pressed={isChosen}
              className={styles['category']}
              onClick={() => onChoose(next)}
              onPointerEnter={() => onPoint(next)}
              onFocus={() => onPoint(next)}
            >
              <Swatch color={color} />
              {name}
            </button>
            <Count name={name} count={count} onOpen={() => onCount(_id)} />
          </span>
        )
      })}
      {without > 0 ? (
        <span className={styles['entry']}>
          <span className={styles['category']}>
            <Swatch color={null} />
            {t('year.legend.none')}
          </span>
          <Count name={t('year.legend.none')} count={without} onOpen={() => onCount(null)} />
        </span>
      ) : null}
      {hasRoutine ? <span className={styles['routine']}>{t('year.legend.routine')}</span> : null}
    </div>
  )
}

interface CountProps {
  readonly name: string
  readonly count: number
  readonly onOpen: () => void
}

function Count({ name, count, onOpen }: CountProps) {
  const { t } = useTranslation()
  const words = t('year.legend.count', { name, events: t('year.events', { count }) })
  return (
    <button type="button" className={styles['count']} aria-label={words} title={words} onClick={onOpen}>
      {formatNumber(count)}
    </button>
  )
}

function Swatch({ color }: { readonly color: string | null }) {
  const { fill, edge } = categoryInks(color, 'coming')
  return (
    <i className={color === null ? styles['plain'] : undefined} style={{ backgroundColor: fill, borderColor: edge }} />
  )
}
