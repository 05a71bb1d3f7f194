import { describe, expect, it } from 'vitest'
import { dotAt, dotsTouched } from './dot-at.ts'

/** A cell from 100 to 145 across and from 200 to 240 down. */
function cellWith(dots: string | undefined, hasFlag = false): HTMLElement {
  const cell = document.createElement('div')
  if (dots !== undefined) cell.dataset['dots'] = dots
  if (hasFlag) cell.dataset['flag'] = ''
  cell.getBoundingClientRect = () => new DOMRect(100, 200, 45, 40)
  return cell
}

describe('the dot that a hand means', () => {
  it.each([
    ['its own middle', 138, 207, 'first'],
    ['the corner', 144, 201, 'first'],
    ['the second', 132, 207, 'second'],
    ['the third', 126, 207, 'third'],
    ['some px before the third', 118, 207, 'third'],
    ['the number of the day', 108, 207, null],
    ['the room below', 138, 220, null],
  ])('%s', (_, clientX, clientY, id) => {
    expect(dotAt(cellWith('first second third'), { clientX, clientY })).toBe(id)
  })

  it('is beside a flag, which has the corner', () => {
    const cell = cellWith('flag first second', true)
    const at = (clientX: number) => dotAt(cell, { clientX, clientY: 207 })
    expect([at(137), at(127), at(121)]).toEqual(['flag', 'first', 'second'])
  })

  it('is none in a day without dots', () => {
    expect(dotAt(cellWith(undefined), { clientX: 138, clientY: 207 })).toBeNull()
  })
})

describe('the dots that a box touches', () => {
  it.each([
    [new DOMRect(100, 200, 30, 10), ['third']],
    [new DOMRect(130, 190, 20, 12), ['first', 'second']],
    [new DOMRect(100, 219, 45, 20), []],
  ])('%#', (box, ids) => {
    const touches = (place: DOMRect) =>
      place.left < box.right && place.right > box.left && place.top < box.bottom && place.bottom > box.top
    expect(dotsTouched(cellWith('first second third'), touches)).toEqual(ids)
  })
})
