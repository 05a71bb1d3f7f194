import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { button } from '../test/elements.ts'
import { renderPart } from '../test/render.tsx'
import { Sheet } from './sheet.tsx'

const open = async () => {
  const onClose = vi.fn()
  const { person } = await renderPart(
    <Sheet title="Filters" isOpen onClose={onClose}>
      <p>inside</p>
    </Sheet>,
  )
  return { onClose, person, sheet: screen.getByRole('dialog', { name: 'Filters' }) }
}

/** jsdom has no pointer events of its own: what they say is put on a mouse event. */
function touch(type: string, on: Element, clientY: number): void {
  fireEvent(on, Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { isPrimary: true, pointerId: 1 }))
}

function drag(sheet: HTMLElement, from: Element, way: number): void {
  touch('pointerdown', from, 300)
  touch('pointermove', from, 300 + way)
  expect(sheet.style.getPropertyValue('--down')).toBe(`${Math.max(0, way)}px`)
  expect(sheet.style.getPropertyValue('--up')).toBe(`${Math.max(0, -way)}px`)
  touch('pointerup', from, 300 + way)
  expect(sheet.style.getPropertyValue('--down')).toBe('')
}

const heading = () => screen.getByRole('heading', { name: 'Filters' })

it('a sheet goes with the finger that holds its head, and is closed by it when it goes down', async () => {
  const { onClose, sheet } = await open()
  drag(sheet, heading(), 200)
  expect(onClose).toHaveBeenCalledOnce()
})

it('a sheet that is drawn up is as tall as the screen', async () => {
  const { onClose, sheet } = await open()
  drag(sheet, heading(), -200)
  expect(sheet.dataset['tall']).toBe('')
  expect(onClose).not.toHaveBeenCalled()
})

it('a sheet is not closed by a drag that ends outside of it, but by a click there', async () => {
  const { onClose, person, sheet } = await open()
  await person.pointer([
    { keys: '[MouseLeft>]', target: heading() },
    { keys: '[/MouseLeft]', target: sheet },
  ])
  expect(onClose).not.toHaveBeenCalled()
  await person.click(sheet)
  expect(onClose).toHaveBeenCalledOnce()
})

it('a sheet springs back from a touch that goes nowhere, and what is in it is no handle', async () => {
  const { onClose, sheet } = await open()
  touch('pointerdown', screen.getByText('inside'), 300)
  touch('pointermove', screen.getByText('inside'), 600)
  expect(sheet.style.getPropertyValue('--down')).toBe('')
  touch('pointerdown', button('Close'), 300)
  touch('pointermove', button('Close'), 600)
  expect(sheet.style.getPropertyValue('--down')).toBe('')
  touch('pointerdown', heading(), 300)
  touch('pointercancel', heading(), 600)
  expect([onClose.mock.calls.length, sheet.dataset['tall']]).toEqual([0, undefined])
})

it('a sheet has the focus on what it is for, and the button for its size comes after all else', async () => {
  const { person, sheet } = await open()
  const [first, ...others] = [...sheet.querySelectorAll('button')].map(({ ariaLabel }) => ariaLabel)
  expect([first, others.at(-1)]).toEqual(['Close', 'As tall as the screen'])
  await person.tab({ shift: true })
  expect(document.activeElement).toBe(button('As tall as the screen'))
})

it('a sheet is made as tall as the screen by a button, and small again', async () => {
  const { person, sheet } = await open()
  await person.click(button('As tall as the screen'))
  expect(sheet.dataset['tall']).toBe('')
  expect(button('As tall as the screen').getAttribute('aria-expanded')).toBe('true')
  await person.click(button('As tall as the screen'))
  expect(sheet.dataset['tall']).toBeUndefined()
})
