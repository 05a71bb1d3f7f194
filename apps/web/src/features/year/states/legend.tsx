import { NONE } from '../../../address/category-filter.ts'
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
  /** What a click on an entry does, shown at the pointer. */
  readonly hint?: string
  /** What colours mean: categories or calendars. */
  readonly parts: readonly LegendPart[]
  /** Number of events by category or calendar; null counts those without. */
  readonly counts: ReadonlyMap<string | null, number>
  /** What is filtered for, with `none` for those without; empty without a filter. */
  readonly chosen: readonly string[]
  /** The filter after a click on one, or after one by which it is to be shown alone (with Alt). */
  readonly next: (part: string, isAlone: boolean) => string
  readonly onChoose: (filter: string) => void
  /** Lists the events of an entry; null for those without. */
  readonly onCount: (part: string | null) => void
  /** The pointer or focus is on an entry, and a click would set this filter. */
  readonly onPoint: (filter: string) => void
  /** Whether the year has dots to explain. */
  readonly hasRoutine: boolean
}

/**
 * What colours mean: a click filters, and one with Alt shows one alone; a count lists its events. Unused entries are left
 * out here and remain in the filter.
 */
export function Legend({ label, parts, counts, chosen, onCount, hasRoutine, ...filtering }: Props) {
  const { t } = useTranslation()
  const entries = [...parts, { _id: NONE, name: t('year.legend.none'), color: null }]
  return (
    <div className={styles['legend']} role="group" aria-label={label}>
      {entries.map((part) => {
        const key = part._id === NONE ? null : part._id
        const count = counts.get(key) ?? 0
        const isChosen = chosen.includes(part._id)
        if (count === 0 && !isChosen) return null
        return (
          <span
            key={part._id}
            className={classNames(styles['entry'], chosen.length > 0 && !isChosen && styles['dimmed'])}
          >
            <Part part={part} isChosen={isChosen} {...filtering} />
            <Count name={part.name} count={count} onOpen={() => onCount(key)} />
          </span>
        )
      })}
      {hasRoutine ? <span className={styles['routine']}>{t('year.legend.routine')}</span> : null}
    </div>
  )
}

interface PartProps extends Pick<Props, 'hint' | 'next' | 'onChoose' | 'onPoint'> {
  readonly part: Omit<LegendPart, 'color'> & { readonly color: string | null }
  readonly isChosen: boolean
}

function Part({ part: { _id, name, color }, isChosen, hint, next, onChoose, onPoint }: PartProps) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      className={styles['category']}
      title={hint}
      onClick={({ altKey }) => onChoose(next(_id, altKey))}
      onPointerEnter={() => onPoint(next(_id, false))}
      onFocus={() => onPoint(next(_id, false))}
    >
      <Swatch color={color} />
      {name}
    </button>
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
