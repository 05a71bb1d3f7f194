import { expect, it } from 'vitest'
import { gripAt, showGrips } from './grip.ts'

/** A bar from 100 to 160 px, whose words run on beyond it. */
function bar(ends: string, { left, right } = { left: 100, right: 160 }): HTMLElement {
  const element = document.createElement('div')
  element.dataset['ends'] = ends
  element.dataset['item'] = 'bar'
  element.getBoundingClientRect = () => new DOMRect(left, 0, right - left, 15)
  return element
}

it.each([
  ['before the bar', 99, 'whole'],
  ['on its first px', 100, 'start'],
  ['in the middle', 130, 'whole'],
  ['on its last px', 160, 'end'],
  ['on the words right behind it', 161, 'whole'],
  ['on the words far behind it', 240, 'whole'],
])('takes hold %s: %i is %s', (_, x, grip) => {
  expect(gripAt(bar('both'), x)).toBe(grip)
})

it('takes hold of no end that lies in another row', () => {
  expect([gripAt(bar('end'), 101), gripAt(bar('start'), 159), gripAt(bar('none'), 159)]).toEqual(
    Array.from({ length: 3 }, () => 'whole'),
  )
})

it('leaves the middle of a short bar for moving it', () => {
  const short = { left: 100, right: 112 }
  expect([101, 106, 111].map((x) => gripAt(bar('both', short), x))).toEqual(['start', 'whole', 'end'])
})

it.each([
  [158, true],
  [161, false],
  [240, false],
])('shows by the pointer at %i whether an end is there: %s', (clientX, isEnd) => {
  const board = document.createElement('div')
  board.append(bar('both'))
  showGrips(board, new AbortController().signal)
  const event = new MouseEvent('pointermove', { bubbles: true, clientX })
  Object.defineProperty(event, 'pointerType', { value: 'mouse' })
  board.firstElementChild!.dispatchEvent(event)
  expect(board.hasAttribute('data-grip')).toBe(isEnd)
})
