import type { GridBar } from '@dodici/core/year'
import { categoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import { drawnEnds } from '../gesture/grip.ts'
import type { Attention } from '../planner/drawing.ts'
import styles from './phone.module.css'

interface Props {
  readonly bar: GridBar
  readonly color: string | null
  readonly attention: Attention
}

/** What a person does with an item, as class names. */
const markClasses = (id: string, { chosen, lifted, hits }: Attention) => [
  chosen.has(id) && styles['chosen'],
  lifted.has(id) && styles['lifted'],
  hits?.items.has(id) && styles['hit'],
]

/** A bar with its title, over the days of one week. */
export const PhoneBar = ({ bar, color, attention }: Props) => {
  const { item, fromColumn, toColumn, lane, continuesBefore, continuesAfter } = bar
  const isPast = item.last < attention.today
  const inks = categoryInks(color, isPast ? 'past' : item.status === 'tentative' ? 'tentative' : 'coming')
  return (
    <div
      aria-hidden="true"
      className={classNames(
        styles['bar'],
        lane > 0 && styles['upper'],
        continuesBefore && styles['fromBefore'],
        continuesAfter && styles['goesOn'],
        item.status === 'tentative' && styles['tentative'],
        ...markClasses(item.id, attention),
      )}
      style={{
        left: `calc((100% + 3px) / 7 * ${fromColumn})`,
        width: `calc((100% + 3px) / 7 * ${toColumn - fromColumn + 1} - 3px)`,
        backgroundColor: inks.fill,
        borderColor: inks.edge,
        color: inks.words,
        '--fill': inks.fill,
      }}
      data-item={item.id}
      data-ends={drawnEnds(bar)}
    >
      {item.title}
    </div>
  )
}
