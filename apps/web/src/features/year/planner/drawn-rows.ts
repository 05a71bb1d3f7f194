import type { MonthRow } from '@dodici/core/year'
import { drawCells } from './day-cells.ts'
import { sameFacts, sameLook, type RowFacts } from './drawing.ts'
import { drawPiece, redrawPiece } from './piece.ts'
import { drawName, drawRow } from './planner-row.ts'
import { drawItems } from './row-items.ts'

/** A row on the page, and what it was drawn from: enough to know what to touch when that changes. */
interface ShownRow {
  readonly facts: RowFacts
  readonly element: HTMLElement
  readonly name: HTMLElement
  readonly cells: HTMLElement
  readonly items: HTMLElement
}

type Items = Pick<ShownRow, 'facts' | 'items'>

/** Five years: those beside the one that is shown, and it or them with another filter. */
const MOST_ROWS = 60

/** Items that are drawn and not on the page, by their row; what was put there first comes first. */
const ready = new Map<MonthRow, Items>()

/** What the board shows. There is one on the page. */
let shown: { readonly board: HTMLElement; readonly rows: readonly ShownRow[] } | null = null

/** Draws the items of a row that is not on the page: to show them is then to put them there. */
export function makeItemsReady(facts: RowFacts): void {
  const isShown = shown?.rows.some(({ facts: { row } }) => row === facts.row) ?? false
  if (!isShown && !ready.has(facts.row)) keep({ facts, items: drawPiece(drawItems(facts)) })
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
  const name = drawPiece(drawName(facts))
  const cells = drawPiece(drawCells(facts))
  const items = takeReady(facts) ?? drawPiece(drawItems(facts))
  const element = drawPiece(drawRow())
  element.append(name, cells, items)
  return { facts, element, name, cells, items }
}

/** What was drawn before is described again instead of being kept: that takes little time, and would take memory. */
function redraw(before: ShownRow, facts: RowFacts): ShownRow {
  if (sameFacts(before.facts, facts)) return before
  redrawPiece(before.name, drawName(before.facts), drawName(facts))
  redrawPiece(before.cells, drawCells(before.facts), drawCells(facts))
  return { ...before, facts, items: redrawItems(before, facts) }
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

function updateItems({ items, facts: before }: Items, facts: RowFacts): void {
  if (!sameLook(before, facts)) redrawPiece(items, drawItems(before), drawItems(facts))
}

function keep({ facts, items }: Items): void {
  ready.set(facts.row, { facts, items })
  for (const oldest of ready.keys()) if (ready.size > MOST_ROWS) ready.delete(oldest)
}
