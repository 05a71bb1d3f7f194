import { expect, it } from 'vitest'
import { drawPiece, piece, redrawPiece, type Piece } from './piece.ts'

const day = (date: string, more: Parameters<typeof piece>[3] = {}): Piece => piece('div', 'day', date, more)

/** What the page holds once one piece has become another; the elements stay those that they were. */
function redrawn(before: Piece, after: Piece): HTMLElement {
  const element = drawPiece(before)
  redrawPiece(element, before, after)
  return element
}

it('is drawn with all that is said of it, and nothing else', () => {
  const more = { style: 'left: 3px;', attributes: { role: 'gridcell', tabindex: -1, 'aria-current': undefined } }
  expect(drawPiece(day('1', more)).outerHTML).toBe(
    '<div class="day" style="left: 3px;" role="gridcell" tabindex="-1">1</div>',
  )
  expect(drawPiece(piece('span', undefined, '')).outerHTML).toBe('<span></span>')
})

it('writes what people type as text', () => {
  expect(drawPiece(piece('div', '', '<b>x</b>')).children).toHaveLength(0)
})

it.each<[string, Piece, Piece]>([
  ['words', day('1'), day('2')],
  ['words where there were none', day(''), day('2')],
  ['no words', day('1'), day('')],
  ['class and place', day('1', { style: 'left: 3px;' }), piece('div', 'day past', '1', { style: 'left: 5px;' })],
  ['no place', day('1', { style: 'left: 3px;' }), day('1')],
  ['attributes', day('1', { attributes: { role: 'row', title: 'a' } }), day('1', { attributes: { title: 'b' } })],
  ['an attribute less', day('1', { attributes: { title: 'a' } }), day('1', { attributes: { title: undefined } })],
  ['an element in place of words', day('1'), piece('div', 'day', [piece('span', 'tag', '1')])],
  ['words in place of an element', piece('div', 'day', [piece('span', 'tag', '1')]), day('1')],
  ['more elements', piece('div', '', [day('1')]), piece('div', '', [day('1'), day('2'), day('3')])],
  ['fewer elements', piece('div', '', [day('1'), day('2'), day('3')]), piece('div', '', [day('2')])],
  ['an element of another kind', piece('div', '', [day('1')]), piece('div', '', [piece('span', '', '1')])],
])('becomes another: %s', (_, before, after) => {
  const shape = (element: HTMLElement) => {
    if (element.getAttribute('style') === '') element.removeAttribute('style')
    return element.outerHTML
  }
  expect(shape(redrawn(before, after))).toBe(shape(drawPiece(after)))
})

it('keeps the elements, and with them the focus', () => {
  const [before, after] = [
    [day('1'), day('2')],
    [day('5'), day('6')],
  ].map((days) => piece('div', 'week', days))
  const element = drawPiece(before!)
  const [first] = element.children
  redrawPiece(element, before!, after!)
  expect(element.firstChild).toBe(first)
  expect(first?.textContent).toBe('5')
})
