import { routes } from '@dodici/contract/routes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answer } from '../../../test/fake-api.ts'
import { DAY_PANEL_WIDTH } from '../use-room.ts'
import { cell, drawn, findCell, openYear } from '../test/open-year.tsx'

const findTip = () => screen.findByRole('tooltip')
const point = (element: Element, pointerType = 'mouse') =>
  act(() => {
    const event = new MouseEvent('pointerover', { bubbles: true })
    Object.defineProperty(event, 'pointerType', { value: pointerType })
    fireEvent(element, event)
  })
const rest = () => act(() => new Promise((resolve) => setTimeout(resolve, 150)))

it('tells of the day that the pointer rests on, and describes its cell', async () => {
  await openYear()
  const day = await findCell('giovedì 18 marzo 2027, 5 impegni')
  point(day)
  const tip = await findTip()
  expect(tip.textContent).toContain('giovedì 18 marzo · 5 impegni')
  expect(tip.textContent).toContain('Demo Ferrovie')
  expect(day.getAttribute('aria-describedby')).toBe(tip.id)
})

it('tells of the bar that the pointer rests on', async () => {
  await openYear()
  await findCell('giovedì 18 marzo 2027, 5 impegni')
  point(drawn('Formazione sicurezza')[0]!)
  expect((await findTip()).textContent).toContain('lun 22 mar – mer 24 mar · 3 giorni · Lavoro')
})

it('stays left of the panel of a day, and inside the window', async () => {
  await openYear({ query: 'day=2027-03-18' })
  const boxOf = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  boxOf.mockImplementation(function boxOf(this: HTMLElement) {
    const isTip = this.getAttribute('role') === 'tooltip'
    return isTip ? new DOMRect(0, 0, 220, 40) : new DOMRect(window.innerWidth - 420, 700, 20, 20)
  })
  point(await findCell('venerdì 19 marzo 2027, 2 impegni'))
  const [left = Number.NaN, top = Number.NaN] = (await findTip()).style.translate.split(' ').map(Number.parseFloat)
  expect(left + 220).toBeLessThanOrEqual(window.innerWidth - DAY_PANEL_WIDTH)
  expect(top + 40).toBeLessThanOrEqual(window.innerHeight)
})

it('stands below the number of a day that is taller than the window', async () => {
  await openYear()
  const day = await findCell('giovedì 18 marzo 2027, 5 impegni')
  const boxOf = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect')
  boxOf.mockImplementation(function boxOf(this: HTMLElement) {
    return this.getAttribute('role') === 'tooltip' ? new DOMRect(0, 0, 220, 40) : new DOMRect(300, -400, 36, 1_600)
  })
  point(day)
  expect((await findTip()).style.translate).toBe('300px 98px')
})

it('goes as soon as the pointer leaves, and never comes for a finger', async () => {
  await openYear()
  const day = await findCell('giovedì 18 marzo 2027, 5 impegni')
  point(day)
  await findTip()
  act(() => void fireEvent.pointerLeave(day.closest('[aria-busy]')!))
  expect(screen.queryByRole('tooltip')).toBeNull()
  point(day, 'touch')
  await rest()
  expect(screen.queryByRole('tooltip')).toBeNull()
})

it('does not come for a day that the pointer only passes', async () => {
  await openYear()
  point(await findCell('giovedì 18 marzo 2027, 5 impegni'))
  point(cell('venerdì 19 marzo 2027'))
  expect((await findTip()).textContent).toContain('venerdì 19 marzo')
})

it('does not tell of what comes to lie under a pointer that rests since its press', async () => {
  await openYear()
  const day = await findCell('giovedì 18 marzo 2027, 5 impegni')
  act(() => void fireEvent.pointerDown(day, { clientX: 40, clientY: 50 }))
  const moved = cell('venerdì 19 marzo 2027')
  const over = (clientX: number) => {
    const event = new MouseEvent('pointerover', { bubbles: true, clientX, clientY: 50 })
    Object.defineProperty(event, 'pointerType', { value: 'mouse' })
    act(() => void fireEvent(moved, event))
  }
  over(40)
  await rest()
  expect(screen.queryByRole('tooltip')).toBeNull()
  over(41)
  expect((await findTip()).textContent).toContain('venerdì 19 marzo')
})

it('goes as soon as the year changes below it', async () => {
  const { client } = await openYear()
  point(await findCell('giovedì 18 marzo 2027, 5 impegni'))
  await findTip()
  answer(routes.listEvents, [])
  await act(() => client.invalidateQueries({ queryKey: ['events'] }))
  await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
})

it('tells of the day that the keyboard has reached', async () => {
  const { person } = await openYear()
  ;(await findCell('giovedì 18 marzo 2027, 5 impegni')).focus()
  await person.keyboard('{ArrowRight}')
  expect((await findTip()).textContent).toContain('venerdì 19 marzo · 2 impegni')
})
