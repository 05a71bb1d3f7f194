import { asHeading } from '../../../i18n/as-heading.ts'
import { formatDay } from '../../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import { monthCount } from '../words/month-count.ts'
import type { RowFacts } from './drawing.ts'
import { piece, type Piece } from './piece.ts'
import styles from './planner.module.css'

/** An empty month row: name, days and items are drawn separately. */
export const drawRow = (): Piece => piece('div', styles['row'], [], { attributes: { role: 'row' } })

/** A month's name and count. */
export function drawName({ row, drawing, interaction: { today } }: RowFacts): Piece {
  const isPast = row.first + row.days.length <= today
  const isCurrent = !isPast && row.first <= today
  const count = piece('small', undefined, monthCount(row, drawing.t), { attributes: { 'data-count': '' } })
  return piece(
    'div',
    classNames(styles['month'], isPast && styles['isPast'], isCurrent && styles['isCurrent']),
    [piece('span', undefined, asHeading(formatDay(row.first, 'month'))), count],
    { attributes: { role: 'rowheader' } },
  )
}
