import type { Arrangement } from '@dodici/core/year'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, findButton } from '../../../test/elements.ts'
import { cell, drawn, findCell, openYear } from '../test/open-year.tsx'

async function chooseTwo(language: 'it' | 'en' = 'it') {
  const done: Arrangement[] = []
  const onArrange = (arrangement: Arrangement) => {
    done.push(arrangement)
    return Promise.resolve(true)
  }
  const { person } = await openYear({ language, onArrange })
  await findCell(language === 'it' ? 'giovedì 18 marzo 2027, 5 impegni' : 'Thursday')
  await person.keyboard('{Control>}')
  await person.click(drawn('Formazione sicurezza')[0]!)
  await person.click(drawn('Demo Ferrovie')[0]!)
  await person.keyboard('{/Control}')
  return { person, done }
}

const titlesOf = (done: readonly Arrangement[]) => done.map(({ items }) => items.map(({ title }) => title).sort())

describe('events that are chosen', () => {
  it('are counted in a bar of what can be done with them, and are not opened', async () => {
    await chooseTwo()
    expect(await screen.findByText('2 selezionati')).toBeTruthy()
    expect(screen.getByRole('toolbar', { name: 'Eventi selezionati' })).toBeTruthy()
    expect(window.location.search).not.toContain('event=')
  })

  it('are left out again by a second click, and all by Escape', async () => {
    const { person } = await chooseTwo('en')
    await person.keyboard('{Control>}')
    await person.click(drawn('Demo Ferrovie')[0]!)
    await person.keyboard('{/Control}')
    expect(await screen.findByText('1 selected')).toBeTruthy()
    await person.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('toolbar')).toBeNull())
  })

  it('are moved together, and are chosen no more', async () => {
    const { person, done } = await chooseTwo()
    await person.click(button('Sposta'))
    await person.click(await screen.findByRole('menuitem', { name: 'Una settimana dopo' }))
    expect(titlesOf(done)).toEqual([['Demo Ferrovie', 'Formazione sicurezza']])
    expect(done[0]?.action).toEqual({ kind: 'shift', startDays: 7, endDays: 7 })
    expect(screen.queryByRole('toolbar')).toBeNull()
  })

  it('are given a category, or none', async () => {
    const { person, done } = await chooseTwo()
    await person.click(button('Categoria'))
    await person.click(await screen.findByRole('menuitem', { name: 'Senza categoria' }))
    expect(done[0]?.action).toEqual({ kind: 'category', categoryId: null })
  })

  it('are chosen from the list of a day too, without a mouse', async () => {
    const { person } = await openYear({ query: 'day=2027-03-18' })
    ;(await findButton('Azioni per Demo Ferrovie')).focus()
    await person.keyboard('{Enter}')
    screen.getByRole('menuitem', { name: 'Seleziona con altri' }).focus()
    await person.keyboard('{Enter}')
    expect(await screen.findByText('1 selezionato')).toBeTruthy()
  })

  it('stay chosen when the panel of a day is closed', async () => {
    const { person } = await chooseTwo()
    await person.click(cell('lunedì 4 gennaio 2027'))
    await person.click(await findButton('Chiudi'))
    await waitFor(() => expect(screen.queryByRole('complementary')).toBeNull())
    expect(screen.getByText('2 selezionati')).toBeTruthy()
  })

  it('are deleted by a key', async () => {
    const { person, done } = await chooseTwo()
    await person.keyboard('{Delete}')
    expect(titlesOf(done)).toEqual([['Demo Ferrovie', 'Formazione sicurezza']])
    expect(done[0]?.action).toEqual({ kind: 'delete' })
  })

  it('are left alone by keys that are pressed in a dialog', async () => {
    const { done } = await chooseTwo()
    const dialog = document.body.appendChild(document.createElement('dialog'))
    const cross = dialog.appendChild(document.createElement('button'))
    fireEvent.keyDown(cross, { key: 'Backspace' })
    fireEvent.keyDown(cross, { key: 'Escape' })
    dialog.remove()
    expect(done).toEqual([])
    expect(screen.getByText('2 selezionati')).toBeTruthy()
  })
})
