import type { Day } from '@dodici/core/date'
import { weekBegunOn, type PlannerDay, type YearItem } from '@dodici/core/year'
import { categoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import { formatDay } from '../../../i18n/format.ts'
import styles from './day-cells.module.css'
import { isOutOfSight, type Drawing, type RowFacts } from './drawing.ts'
import { piece, type Piece } from './piece.ts'
import planner from './planner.module.css'

/** The strip of a month's days: background, numbers, dots, `+n`. */
export function drawCells(facts: RowFacts): Piece {
  const { row, drawing } = facts
  const className = classNames(planner['strip'], styles['cells'], drawing.geometry.isCompact && styles['compact'])
  return piece('div', className, [...row.days.map((day, index) => drawCell(day, index, facts)), drawMores(facts)], {
    style: `left:${row.left}px;width:${row.width}px`,
    attributes: { role: 'presentation' },
  })
}

function drawCell(day: PlannerDay, index: number, { row, drawing, labels, interaction }: RowFacts): Piece {
  const { today, focus, selected, hits } = interaction
  const isToday = day.day === today
  const note = noteOf(day, drawing)
  return piece(
    'div',
    classNames(
      cellClass(day, today, selected),
      index === 0 && styles['firstDay'],
      index === row.days.length - 1 && styles['lastDay'],
      hits?.days.has(day.day) && styles['hit'],
    ),
    row.opened ? [drawNumber(day, isToday, note)] : numberOf(day, isToday),
    {
      style: `left:${day.left - row.left}px;width:${day.width}px${dotStyle(day, today, drawing)}`,
      attributes: {
        role: 'gridcell',
        tabindex: day.day === focus ? 0 : -1,
        'aria-label': labels[index],
        'aria-current': isToday ? 'date' : undefined,
        'aria-selected': day.day === selected ? 'true' : undefined,
        'data-day': day.day,
        'data-note': note,
      },
    },
  )
}

const numberOf = ({ date }: PlannerDay, isToday: boolean): Piece['content'] =>
  isToday ? [piece('span', styles['tag'], String(date))] : String(date)

/** In a row that is opened, what stands on the day line stays in the window (`opened-month.css`). */
const drawNumber = (day: PlannerDay, isToday: boolean, note: string | undefined): Piece =>
  piece('span', undefined, numberOf(day, isToday), { attributes: { 'data-note': isToday ? undefined : note } })

/** `+n` over the cells: one element per day, empty or not; none in a row that is out of sight. */
function drawMores({ row, drawing, interaction: { today, hits }, lanes }: RowFacts): Piece {
  const mores = (isOutOfSight(lanes) ? [] : row.days).map((day) =>
    piece('span', classNames(styles['more'], hits?.days.has(day.day) && styles['hit']), moreOf(day, today, drawing), {
      style: `right:${row.left + row.width - day.left - day.width}px`,
    }),
  )
  return piece('span', styles['mores'], mores, { attributes: { 'aria-hidden': 'true' } })
}

function cellClass(day: PlannerDay, today: Day, selected: Day | null): string {
  return classNames(
    styles['day'],
    day.holiday === null ? day.isWeekend && styles['weekend'] : styles['holiday'],
    isRed(day) && styles['red'],
    showsDots(day) && styles['dots'],
    showsDots(day) && day.dots.length > 1 && styles['twoDots'],
    day.day < today && styles['past'],
    day.day === today && styles['today'],
    day.day === selected && styles['selected'],
  )
}

const isRed = (day: PlannerDay): boolean => day.weekday === 6 || day.holiday !== null

/** `+n` takes the place of the dots. */
const showsDots = ({ hidden, dots }: PlannerDay): boolean => hidden === 0 && dots.length > 0

/** Dot colours, paler for past items. */
function dotStyle({ day, hidden, dots }: PlannerDay, today: Day, { colorOf }: Drawing): string {
  if (hidden > 0) return ''
  const color = (item: YearItem) => categoryInks(colorOf(item), day < today ? 'past' : 'coming').edge
  return dots.map((item, index) => `;${index === 0 ? '--dot' : '--dot-2'}:${color(item)}`).join('')
}

/**
 * `+n`, if it fits beside the number; never beside today's. The cell's label and the panel count all items. It is over
 * the cells because text in a cell would be part of its label. The element always exists: creating and removing 365 of
 * them, or as many pseudo-elements, takes a third of a filter's time.
 */
function moreOf({ day, hidden }: PlannerDay, today: Day, { geometry }: Drawing): string {
  if (hidden === 0 || (geometry.isCompact && day === today)) return ''
  const most = geometry.isCompact ? 9 : 99
  return hidden > most ? `${most}+` : `+${hidden}`
}

/**
 * The note after a number: the weekday, or the week number on its first day in the row. Drawn with CSS, because the
 * cell's label is its date.
 */
function noteOf(day: PlannerDay, { geometry, weekNumbers, t }: Drawing): string | undefined {
  const isFull = day.hidden > 0
  if (geometry.align === 'date') return isFull && geometry.isCompact ? undefined : formatDay(day.day, 'weekday-narrow')
  const week = weekNumbers && !isFull && !geometry.isCompact ? weekBegunOn(day) : null
  return week === null ? undefined : t('year.weekShort', { week })
}
