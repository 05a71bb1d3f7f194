import type { MonthRow } from '@dodici/core/year'
import { drawCells } from './day-cells.ts'
import { sameFacts, sameLook, type RowFacts } from './drawing.ts'
import { drawPiece, redrawPiece, type Piece } from './piece.ts'
import { drawName, drawRow } from './planner-row.ts'
import { drawItems } from './row-items.ts'

/** A row on the page, and what it was drawn from: enough to know what to touch when that changes. */
interface ShownRow {
  readonly facts: RowFacts
  readonly element: HTMLElement
  readonly name: HTMLElement
  /** What the name was drawn from: its words are of the language of then. */
  readonly named: Piece
  readonly cells: HTMLElement
  /** What the cells were drawn from, which are many and easily compared. */
  readonly days: Piece
  readonly items: HTMLElement
}

/** What can be there of a row that is not on the page: the cells are the same for all, the items are its own. */
type ReadyRow = Pick<ShownRow, 'facts' | 'days' | 'items'>

/** Five years: those beside the one that is shown, and it or them with another filter. */
const MOST_ROWS = 60

/** What is ready, by its row; what was put there first comes first. */
const ready = new Map<MonthRow, ReadyRow>()

/** What the board shows. There is one on the page. */
let shown: { readonly board: HTMLElement; readonly rows: readonly ShownRow[] } | null = null

/** Draws what can be drawn of a row that is not on the page: to show it is then to put it there. */
export function makeRowReady(facts: RowFacts): void {
  const isShown = shown?.rows.some(({ facts: { row } }) => row === facts.row) ?? false
  if (!isShown && !ready.has(facts.row)) keep({ facts, days: drawCells(facts), items: drawPiece(drawItems(facts)) })
}

/**
 * Shows these rows on a board. Names and days are changed where they stand, which is less work for a browser than to put
 * others in their place, and leaves the focus where it is. Items that are ready take the place of those before, which stay
 * ready; others are made from those before, so that a change of one event touches little.
 */
export function showRows(board: HTMLElement, rows: readonly RowFacts[]): void {
  const before = shown?.board === board ? shown.rows : null
  const after = rows.map((facts, index) => {
    const row = before?.[index]
    return row ? redraw(row, facts) : draw(facts)
  })
  if (!before) board.replaceChildren(...after.map(({ element }) => element))
  shown = { board, rows: after }
}

function draw(facts: RowFacts): ShownRow {
  const named = drawName(facts)
  const name = drawPiece(named)
  const days = daysOf(facts)
  const cells = drawPiece(days)
  const items = takeReady(facts) ?? drawPiece(drawItems(facts))
  const element = drawPiece(drawRow())
  element.append(name, cells, items)
  return { facts, element, name, named, cells, days, items }
}

function redraw(before: ShownRow, facts: RowFacts): ShownRow {
  if (sameFacts(before.facts, facts)) return before
  const named = drawName(facts)
  redrawPiece(before.name, before.named, named)
  const days = daysOf(facts)
  redrawPiece(before.cells, before.days, days)
  return { ...before, facts, named, days, items: redrawItems(before, facts) }
}

function daysOf(facts: RowFacts): Piece {
  const found = ready.get(facts.row)
  return found && sameFacts(found.facts, facts) ? found.days : drawCells(facts)
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

/** Items that are ready, as they look now; null where they are not. They are on the page from then on. */
function takeReady(facts: RowFacts): HTMLElement | null {
  const found = ready.get(facts.row)
  if (!found) return null
  ready.delete(facts.row)
  updateItems(found, facts)
  return found.items
}

/** What they were drawn from is made again instead of being kept: it is seldom needed, and would take memory. */
function updateItems({ items, facts: before }: Pick<ReadyRow, 'facts' | 'items'>, facts: RowFacts): void {
  if (!sameLook(before, facts)) redrawPiece(items, drawItems(before), drawItems(facts))
}

function keep({ facts, days, items }: ReadyRow): void {
  ready.set(facts.row, { facts, days, items })
  for (const oldest of ready.keys()) if (ready.size > MOST_ROWS) ready.delete(oldest)
}
