import type { Arrangement } from '@dodici/core/year'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { button, findButton } from '../../../test/elements.ts'
import { addressNow, cell, drawn, findCell, openYear } from '../test/open-year.tsx'

/** The year, and what is done in it. */
async function open(query = '') {
  const done: Arrangement[] = []
  const onArrange = (arrangement: Arrangement) => {
    done.push(arrangement)
    return Promise.resolve(true)
  }
  const { person } = await openYear({ query, onArrange })
  await findCell('giovedì 18 marzo 2027, 5 impegni')
  return { person, done }
}

/** The year with an event of 18 March taken up by its menu. */
async function carry() {
  const { person, done } = await open('day=2027-03-18')
  await person.click(await findButton('Azioni per Demo Ferrovie'))
  await person.click(await screen.findByRole('menuitem', { name: 'Sposta…' }))
  await waitFor(() => expect(isCarried()).toBe(true))
  return { person, done }
}

const isCarried = (): boolean => document.querySelector('[data-carried]') !== null
const actionsOf = (done: readonly Arrangement[]) => done.map(({ action }) => action)

describe('what is carried by keys', () => {
  it('is said with the keys that it wants', async () => {
    await carry()
    const [said] = screen.getAllByText(/^Frecce: sposta/)
    expect(said?.getAttribute('role')).toBe('status')
  })

  it('is given up by Escape though a click has taken the focus from the days', async () => {
    const { person, done } = await carry()
    await person.click(document.body)
    expect(document.activeElement).toBe(document.body)
    await person.keyboard('{Escape}')
    expect(isCarried()).toBe(false)
    expect(document.activeElement).toBe(cell('giovedì 18 marzo 2027'))
    // The panel was not meant.
    expect(addressNow()).toMatchObject({ day: '2027-03-18' })
    expect(done).toEqual([])
  })

  it('is given up by a button, too', async () => {
    const { person, done } = await carry()
    await person.click(button('Annulla'))
    expect(isCarried()).toBe(false)
    expect(document.activeElement).toBe(cell('giovedì 18 marzo 2027'))
    expect(done).toEqual([])
  })

  it('keeps its new length where a click puts it down', async () => {
    const { person, done } = await carry()
    await person.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    await person.click(cell('lunedì 22 marzo 2027'))
    expect(actionsOf(done)).toEqual([{ kind: 'shift', startDays: 4, endDays: 6 }])
  })

  it('is copied after a c', async () => {
    const { person, done } = await carry()
    await person.keyboard('c{ArrowRight}')
    expect(screen.getAllByText(/^Copia: /).length).toBeGreaterThan(0)
    await person.keyboard('{Enter}')
    expect(actionsOf(done)).toEqual([{ kind: 'copy', days: 1 }])
  })

  it('is not deleted meanwhile, where it was chosen', async () => {
    const { person, done } = await open()
    await person.keyboard('{Control>}')
    await person.click(drawn('Demo Ferrovie')[0]!)
    await person.keyboard('{/Control}')
    // The bar for what is chosen loads with the first choice.
    await person.click(await screen.findByRole('button', { name: 'Sposta' }))
    await person.click(await screen.findByRole('menuitem', { name: 'A un altro giorno…' }))
    await waitFor(() => expect(isCarried()).toBe(true))
    await person.keyboard('{Delete}{Backspace}')
    expect(done).toEqual([])
    await person.keyboard('{Escape}{Delete}')
    expect(actionsOf(done)).toEqual([{ kind: 'delete' }])
  })
})

describe('days that are marked by keys', () => {
  it('are marked no more once another day was clicked', async () => {
    const { person } = await open()
    cell('martedì 4 maggio 2027').focus()
    await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
    expect(screen.getAllByText(/· 2 giorni$/).length).toBeGreaterThan(0)
    await person.click(cell('martedì 11 maggio 2027'))
    expect(screen.queryAllByText(/· 2 giorni$/)).toEqual([])
    await person.keyboard('{Enter}')
    expect(addressNow()).toMatchObject({ day: '2027-05-11' })
    expect(addressNow()).not.toHaveProperty('new')
  })

  it('are marked no more once an event was clicked, nor after Escape', async () => {
    const { person } = await open()
    const mark = async () => {
      cell('martedì 4 maggio 2027').focus()
      await person.keyboard('{Shift>}{ArrowRight}{/Shift}')
      expect(screen.getAllByText(/· 2 giorni$/).length).toBeGreaterThan(0)
    }
    await mark()
    await person.keyboard('{Escape}')
    expect(screen.queryAllByText(/· 2 giorni$/)).toEqual([])
    await mark()
    await person.click(drawn('Demo Ferrovie')[0]!)
    expect(screen.queryAllByText(/· 2 giorni$/)).toEqual([])
  })
})

describe('days that are marked by keys', () => {
  it('have the line for their event loaded once, before it is asked for', async () => {
    const load = vi.fn<() => void>()
    const drawLine = Object.assign(() => <p>line</p>, { load })
    const { person } = await openYear({ drawLine })
    const day = await findCell('giovedì 18 marzo 2027, 5 impegni')
    act(() => day.focus())
    expect(load).not.toHaveBeenCalled()
    await person.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}')
    expect(load).toHaveBeenCalledOnce()
    await person.keyboard('{Enter}')
    expect(await screen.findByText('line')).toBeTruthy()
    expect(load).toHaveBeenCalledOnce()
  })
})
