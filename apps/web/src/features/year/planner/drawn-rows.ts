import { monthOf, yearOf } from '@dodici/core/date'
import type { MonthRow } from '@dodici/core/year'
import { drawCells } from './day-cells.ts'
import { sameFacts, sameLook, type RowFacts } from './drawing.ts'
import { drawPiece, redrawPiece, type Piece, piece } from './piece.ts'
import { drawItems, isInSight } from './row-items.ts'
import { asHeading } from '../../../i18n/as-heading.ts'
import { formatDay } from '../../../i18n/format.ts'
import { classNames } from '../class-names.ts'
import styles from './planner.module.css'

/** A row on the page with its input, to know what to change. */
interface ShownRow {
  readonly facts: RowFacts
  readonly element: HTMLElement
  readonly name: HTMLElement
  /** Input of its name, with the language at that time. */
  readonly named: Piece
  readonly cells: HTMLElement
  /** Input of its cells, which are many and easily compared. */
  readonly days: Piece
  readonly items: HTMLElement
}

/** The prepared part of a row off the page: name and cells are the same for all, items are its own. */
type ReadyRow = Pick<ShownRow, 'facts' | 'named' | 'days' | 'items'>

/** Five years: the neighbours of the shown one, and these with another filter. */
const MOST_ROWS = 60

/** Prepared items by row, oldest first. */
const ready = new Map<MonthRow, ReadyRow>()

/** The rows on the page's one board. */
let shown: { readonly board: HTMLElement; readonly rows: readonly ShownRow[] } | null = null

/** The rows that `showRowsFirst` replaced, and the URL since then. */
let replaced: { readonly rows: readonly MonthRow[]; readonly url: string } | null = null

/** Draws in advance what can be drawn off the page, so that showing it is just inserting. */
export function makeRowReady(facts: RowFacts): void {
  const isShown = shown?.rows.some(({ facts: { row } }) => row === facts.row) ?? false
  if (!isShown && !ready.has(facts.row))
    keep({ facts, named: drawName(facts), days: drawCells(facts), items: drawPiece(drawItems(facts)) })
}

/**
 * Shows rows on a board. Names and days are changed in place, which is cheaper than replacing them and keeps the focus.
 * Prepared items replace the previous ones, which stay prepared; otherwise items are changed in place, so that one
 * edited event touches little.
 */
export function showRows(board: HTMLElement, rows: readonly RowFacts[]): void {
  if (areReplaced(rows)) return
  replaced = null
  const before = shown?.board === board ? shown.rows : null
  const after = rows.map((facts, index) => {
    const row = before?.[index]
    return row ? redraw(row, facts) : draw(facts)
  })
  if (!before) board.replaceChildren(...after.map(({ element }) => element))
  shown = { board, rows: after }
}

/**
 * Shows rows before the page has heard of the change of the URL that asks for them. Until it has, what it draws of the
 * rows before is old, and not shown.
 */
export function showRowsFirst(rows: readonly RowFacts[]): void {
  if (!shown?.board.isConnected) return
  const before = shown.rows.map(({ facts: { row } }) => row)
  showRows(shown.board, rows)
  const isOther = rows.some(({ row }, index) => row !== before[index])
  replaced = isOther ? { rows: before, url: window.location.href } : null
}

const areReplaced = (rows: readonly RowFacts[]): boolean =>
  replaced !== null &&
  replaced.url === window.location.href &&
  rows.every(({ row }, index) => row === replaced?.rows[index])

/** What is not drawn because its lane is out of sight, by the id of its item: where it would be in the window. */
export const placesOutOfSight = (): (readonly [id: string, place: DOMRect])[] =>
  (shown?.rows ?? []).flatMap(({ element, facts: { row, drawing, lanes } }) => {
    if (!lanes || !element.isConnected) return []
    const { left, top } = element.getBoundingClientRect()
    const { bar } = row.opened ?? drawing.geometry
    return [...row.bars, ...row.moments]
      .filter((each) => !isInSight(each, lanes))
      .map((each) => [each.item.id, new DOMRect(left + each.left, top + each.top, each.width, bar)] as const)
  })

function draw(facts: RowFacts): ShownRow {
  const { named, days } = headOf(facts)
  const name = drawPiece(named)
  const cells = drawPiece(days)
  const items = takeReady(facts) ?? drawPiece(drawItems(facts))
  const element = drawPiece(drawRow(facts))
  element.append(name, cells, items)
  return { facts, element, name, named, cells, days, items }
}

function redraw(before: ShownRow, facts: RowFacts): ShownRow {
  if (sameFacts(before.facts, facts)) return before
  const { named, days } = headOf(facts)
  redrawPiece(before.name, before.named, named)
  if (before.facts.row.opened !== facts.row.opened) frame(before.element, facts)
  redrawPiece(before.cells, before.days, days)
  return { ...before, facts, named, days, items: redrawItems(before, facts) }
}

function headOf(facts: RowFacts): Pick<ShownRow, 'named' | 'days'> {
  const found = ready.get(facts.row)
  return found && sameFacts(found.facts, facts) ? found : { named: drawName(facts), days: drawCells(facts) }
}

function redrawItems(before: ShownRow, facts: RowFacts): HTMLElement {
  const items = before.facts.row === facts.row ? null : takeReady(facts)
  if (!items) {
    updateItems(before, facts)
    return before.items
  }
  before.items.replaceWith(items)
  keep(before)
  return items
}

/** Prepared items in their present look; null if there are none. They are on the page from then on. */
function takeReady(facts: RowFacts): HTMLElement | null {
  const found = ready.get(facts.row)
  if (!found) return null
  ready.delete(facts.row)
  updateItems(found, facts)
  return found.items
}

/** Their input is rebuilt and not stored: it is rarely needed and would take memory. */
function updateItems({ items, facts: before }: Pick<ReadyRow, 'facts' | 'items'>, facts: RowFacts): void {
  if (!sameLook(before, facts)) redrawPiece(items, drawItems(before), drawItems(facts))
}

function keep({ facts, named, days, items }: ReadyRow): void {
  ready.set(facts.row, { facts, named, days, items })
  for (const oldest of ready.keys()) if (ready.size > MOST_ROWS) ready.delete(oldest)
}

/** An empty month row: name, days and items are drawn separately. */
const drawRow = ({ row }: RowFacts): Piece =>
  piece('div', styles['row'], [], {
    style: sizesOf(row),
    attributes: { role: 'row', 'data-tall': row.opened ? '' : undefined },
  })

/** An opened row has sizes of its own, in place of those of the planner. */
const sizesOf = ({ opened }: MonthRow): string =>
  opened === null ? '' : `--row-height:${opened.height}px;--bar:${opened.bar}px;--bar-font:${opened.font}px`

function frame(element: HTMLElement, facts: RowFacts): void {
  element.style.cssText = sizesOf(facts.row)
  element.toggleAttribute('data-tall', facts.row.opened !== null)
}

/**
 * A month's name, which opens its row, and its count, which lists the events. The grid keeps its one Tab stop: Home
 * leads from the first day to the name, and `e` lists the events.
 */
function drawName({ row, drawing, interaction: { today } }: RowFacts): Piece {
  const isPast = row.first + row.days.length <= today
  const isCurrent = !isPast && row.first <= today
  const name = piece('button', styles['name'], asHeading(formatDay(row.first, 'month')), {
    attributes: {
      type: 'button',
      tabindex: -1,
      'aria-expanded': row.opened === null ? 'false' : 'true',
      'data-row': monthOf(row.first),
    },
  })
  const count = piece('button', styles['count'], drawing.t('year.events', { count: row.eventCount }), {
    attributes: { type: 'button', tabindex: -1, 'data-count': '', 'data-counted': row.month },
  })
  const year = row.namesYear ? [piece('span', styles['ofYear'], String(yearOf(row.first)))] : []
  return piece(
    'div',
    classNames(styles['month'], isPast && styles['isPast'], isCurrent && styles['isCurrent']),
    [name, count, ...year],
    { attributes: { role: 'rowheader' } },
  )
}
