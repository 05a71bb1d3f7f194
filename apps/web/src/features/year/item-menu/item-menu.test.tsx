import type { Arrangement } from '@dodici/core/year'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { sampleEvent } from '../../../test/samples.ts'
import { addressNow, cell, drawn, findCell, openYear } from '../test/open-year.tsx'
import './board-menu.tsx'

const elba = sampleEvent({ _id: 'elba', title: 'Elba', start: '2027-05-10', end: '2027-05-14', categoryId: null })
const dentist = sampleEvent({ _id: 'dentist', title: 'Dentista', start: '2027-05-11T10:00', end: '2027-05-11T11:00' })
const yoga = sampleEvent({
  ...{ _id: 'yoga', title: 'Yoga', start: '2027-05-04', end: '2027-05-04', recurrence: 'FREQ=MONTHLY' },
  occurrences: ['2027-05-04', '2027-06-04'].map((day) => ({ start: day, end: day, recurrenceId: day })),
})

const open = async () => {
  const onArrange = vi.fn((_: Arrangement) => Promise.resolve(true))
  const { person } = await openYear({ events: [elba, dentist, yoga], onArrange })
  await findCell('martedì 11 maggio 2027, 2 impegni')
  return { person, onArrange, action: () => onArrange.mock.calls[0]?.[0].action }
}
const menu = (name: string | RegExp) => screen.findByRole('menu', { name })
const items = (list: HTMLElement) =>
  within(list)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent)

beforeAll(() => loadTexts('itemMenu'))

describe('the menu of an event', () => {
  it('opens by the right button, with what can be done with it, and the browser has none of its own', async () => {
    await open()
    expect(fireEvent.contextMenu(drawn('Elba')[0]!)).toBe(false)
    expect(items(await menu('Azioni per Elba'))).toEqual([
      'Apri',
      'Categoria…',
      'Duplica',
      'Sposta a una data…',
      'Sposta…',
      'Copia nell’anno successivo…',
      'Seleziona con altri',
      'Elimina',
    ])
  })

  it('opens the event, files it, duplicates it and deletes it', async () => {
    const { person, onArrange } = await open()
    const choose = async (name: string) => {
      fireEvent.contextMenu(drawn('Elba')[0]!)
      await person.click(await screen.findByRole('menuitem', { name }))
    }
    await choose('Categoria…')
    await person.click(await screen.findByRole('menuitemradio', { name: 'Lavoro' }))
    await choose('Duplica')
    await choose('Elimina')
    expect(onArrange.mock.calls.map(([{ action }]) => action)).toEqual([
      { kind: 'category', categoryId: 'work' },
      { kind: 'copy', days: 0 },
      { kind: 'delete' },
    ])
    await choose('Apri')
    expect(addressNow()).toMatchObject({ event: 'elba' })
  })

  it('copies to the next year by weekday or by date, and says which day that is', async () => {
    const { person, action } = await open()
    fireEvent.contextMenu(drawn('Elba')[0]!)
    await person.click(await screen.findByRole('menuitem', { name: 'Copia nell’anno successivo…' }))
    expect(items(await menu('Azioni per Elba'))).toEqual([
      'Stesso giorno della settimana: lun 8 mag 2028',
      'Stessa data: mer 10 mag 2028',
    ])
    await person.keyboard('{ArrowDown}{Enter}')
    expect(action()).toEqual({ kind: 'copy', days: 366 })
  })

  it('moves to a date that is asked for', async () => {
    const { person, action } = await open()
    fireEvent.contextMenu(drawn('Elba')[0]!)
    await person.click(await screen.findByRole('menuitem', { name: 'Sposta a una data…' }))
    const field = await screen.findByLabelText('Al giorno')
    expect(field).toHaveProperty('value', '2027-05-10')
    fireEvent.change(field, { target: { value: '2027-07-01' } })
    await person.click(screen.getByRole('button', { name: 'Sposta' }))
    expect(action()).toEqual({ kind: 'shift', startDays: 52, endDays: 52 })
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the menu of a day', () => {
  it('opens by its key on the day, and leads on to what is on it, by keys alone; Escape gives the focus back', async () => {
    const { person, action } = await open()
    cell('martedì 11 maggio 2027').focus()
    fireEvent.contextMenu(document.activeElement!)
    const list = await menu(/^martedì 11 maggio 2027/)
    expect(items(list)).toEqual(['Nuovo evento in questo giorno', 'Apri il giorno', 'Elba', 'Dentista'])
    await person.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    await menu('Azioni per Elba')
    await person.keyboard('{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(document.activeElement).toBe(cell('martedì 11 maggio 2027'))
    fireEvent.contextMenu(document.activeElement!)
    await person.click(await screen.findByRole('menuitem', { name: 'Elba' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Dividi prima di mar 11 mag' }))
    expect(action()).toEqual({ kind: 'split', days: 1 })
  })

  it('parts a series at the day, but not at its first', async () => {
    const { person, action } = await open()
    fireEvent.contextMenu(cell('martedì 4 maggio 2027'))
    await person.click(await screen.findByRole('menuitem', { name: 'Yoga' }))
    expect(items(await menu('Azioni per Yoga')).some((name) => name.startsWith('Comincia'))).toBe(false)
    await person.keyboard('{Escape}')
    fireEvent.contextMenu(cell('venerdì 4 giugno 2027'))
    await person.click(await screen.findByRole('menuitem', { name: 'Yoga' }))
    await person.click(await screen.findByRole('menuitem', { name: 'Comincia una nuova serie da ven 4 giu' }))
    expect(action()).toEqual({ kind: 'split', days: 0 })
  })

  it('begins a new event there', async () => {
    const { person } = await open()
    fireEvent.contextMenu(cell('lunedì 3 maggio 2027'))
    await person.click(await screen.findByRole('menuitem', { name: 'Nuovo evento in questo giorno' }))
    expect(addressNow()).toMatchObject({ dialog: 'quick-add', on: '2027-05-03' })
  })
})
