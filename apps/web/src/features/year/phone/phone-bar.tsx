import type { GridBar } from '@dodici/core/year'
import type { CategoryStyle } from '../../../ui/category-color.ts'
import { classNames } from '../class-names.ts'
import type { Attention } from '../planner/drawing.ts'
import tint from '../tint.module.css'
import styles from './phone.module.css'

interface Props {
  readonly bar: GridBar
  readonly color: CategoryStyle
  readonly attention: Attention
}

/** A bar with its title, over the days of one week. */
export const PhoneBar = ({ bar, color, attention }: Props) => {
  const { item, fromColumn, toColumn, lane, continuesBefore, continuesAfter } = bar
  return (
    <div
      aria-hidden="true"
      className={classNames(
        tint['tint'],
        styles['bar'],
        lane > 0 && styles['upper'],
        continuesBefore && styles['fromBefore'],
        continuesAfter && styles['goesOn'],
        item.last < attention.today && styles['pastBar'],
        item.status === 'tentative' && styles['tentative'],
      )}
      style={{
        left: `calc((100% + 3px) / 7 * ${fromColumn})`,
        width: `calc((100% + 3px) / 7 * ${toColumn - fromColumn + 1} - 3px)`,
        ...color,
      }}
      data-item={item.id}
    >
      {item.title}
    </div>
  )
}
