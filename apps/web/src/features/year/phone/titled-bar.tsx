import { isSpan, type TitledBar, type TitledDay, type YearItem } from '@dodici/core/year'
import type { Day } from '@dodici/core/date'
import { categoryInks, type CategoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import type { CustomStyle } from '../custom-style.ts'
import { drawnEnds } from '../board/drawn-ends.ts'
import { interactionClasses, inkState } from '../board/item-look.ts'
import type { Interaction } from '../interaction.ts'
import styles from './titled.module.css'

interface BarProps {
  readonly color: string | null
  readonly interaction: Interaction
}

/**
 * A title in its lanes: a span over its days, a single day over its lines. Functions and not components, as in the
 * planner. The key is a position and not an event, so that a filter changes elements and does not create them.
 */
export function drawBar(bar: TitledBar, key: number, { color, interaction }: BarProps) {
  const { item, continuesBefore, continuesAfter, lines } = bar
  const inks = categoryInks(color, inkState(item, interaction.today))
  return (
    <div
      key={key}
      className={classNames(
        styles['bar'],
        lines > 1 && styles['wrapped'],
        continuesBefore && styles['fromBefore'],
        continuesAfter && styles['goesOn'],
        kindClass(item),
        color === null && styles['plain'],
        item.status !== 'confirmed' && styles[item.status],
        ...interactionClasses(item.id, interaction, styles),
      )}
      style={{ ...placeOf(bar), ...coloursOf(item, inks) }}
      data-item={item.id}
      data-ends={isSpan(item) ? drawnEnds(bar) : 'end'}
    >
      {item.title}
    </div>
  )
}

/** A holiday's name, if its day has a free lane. */
export const drawHolidayName = ({ day, holiday, name }: TitledDay, column: number, today: Day) => (
  <div
    key={day}
    className={classNames(
      styles['holidayName'],
      (name?.lines ?? 1) > 1 && styles['wrapped'],
      day < today && styles['past'],
    )}
    style={placeOf({ fromColumn: column, toColumn: column, lane: name?.lane ?? 0, lines: name?.lines ?? 1 })}
  >
    {holiday}
  </div>
)

const placeOf = ({
  fromColumn,
  toColumn,
  lane,
  lines,
}: Pick<TitledBar, 'fromColumn' | 'toColumn' | 'lane' | 'lines'>) => ({
  '--from': fromColumn,
  '--days': toColumn - fromColumn + 1,
  '--lane': lane,
  '--lines': lines,
})

/** Weekly routine is weaker, a milestone stronger. */
function kindClass({ kind, isRoutine }: YearItem): string | undefined {
  if (kind === 'milestone') return styles['milestone']
  return isRoutine ? styles['routine'] : undefined
}

const coloursOf = ({ kind, status }: YearItem, { fill, words, edge }: CategoryInks): CustomStyle =>
  kind === 'milestone' && status !== 'tentative'
    ? { '--fill': words, borderColor: edge, color: SURFACE }
    : { '--fill': fill, borderColor: edge, color: words }

const SURFACE = 'var(--dodici-surface)'
