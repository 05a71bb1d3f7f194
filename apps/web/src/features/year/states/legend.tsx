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
  /** The pointer or focus is on an entry, or on the one that a click resets. */
  readonly onPoint: (part: string) => void
  /** Whether the year has dots to explain. */
  readonly hasRoutine: boolean
}

/**
 * What colours mean, with counts; a click filters, another resets. Unused entries are left out here and remain in the
 * filter.
 */
export function Legend({ label, parts, counts, chosen, onChoose, onPoint, hasRoutine }: Props) {
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
          <button
            key={_id}
            type="button"
            aria-pressed={isChosen}
            className={classNames(styles['category'], chosen !== 'all' && !isChosen && styles['dimmed'])}
            onClick={() => onChoose(next)}
            onPointerEnter={() => onPoint(next)}
            onFocus={() => onPoint(next)}
          >
            <Swatch color={color} />
            {name} <span>{formatNumber(count)}</span>
          </button>
        )
      })}
      {without > 0 ? (
        <span className={styles['category']}>
          <Swatch color={null} />
          {t('year.legend.none')} <span>{formatNumber(without)}</span>
        </span>
      ) : null}
      {hasRoutine ? <span className={styles['routine']}>{t('year.legend.routine')}</span> : null}
    </div>
  )
}

function Swatch({ color }: { readonly color: string | null }) {
  const { fill, edge } = categoryInks(color, 'coming')
  return (
    <i className={color === null ? styles['plain'] : undefined} style={{ backgroundColor: fill, borderColor: edge }} />
  )
}
