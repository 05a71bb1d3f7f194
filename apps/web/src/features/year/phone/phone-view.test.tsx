import type { Event } from '@dodici/contract/types'
import { dayOf } from '@dodici/core/date'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { sampleEvent } from '../../../test/samples.ts'
import { busyYear } from '../test/busy-year.ts'
import { findButton } from '../../../test/elements.ts'
import { addressNow, cell, cells, drawn, findCell, openYear } from '../test/open-year.tsx'

const openPhone = (more: Parameters<typeof openYear>[0] = {}) => openYear({ width: 390, height: 844, ...more })
const today = 'giovedì 18 marzo 2027, 5 impegni'

describe('the year on a phone', () => {
  it('is a list of months whose days carry heat and up to three categories', async () => {
    await openPhone()
    const day = await findCell(today)
    expect(screen.getAllByRole('rowgroup')).toHaveLength(12)
    expect(cells()).toHaveLength(365)
    expect(day.className).toMatch(/level4/)
    expect(day.className).toMatch(/three/)
    expect(cell('mercoledì 6 gennaio 2027').className).toMatch(/level0/)
  })

  it('begins with the current month', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    await openPhone()
    await findCell(today)
    expect(scrolled.mock.contexts.map((element) => (element as HTMLElement).dataset['month'])).toContain('3')
  })

  it('draws titled bars in place of heat as a planner', async () => {
    await openPhone({ query: 'view=planner' })
    expect((await findCell(today)).className).not.toMatch(/level\d/)
    expect(drawn('Tesi: raccolta dati')).toHaveLength(2)
  })

  it('writes how many into each day as a heatmap, with its limits below', async () => {
    await openPhone({ query: 'view=heat' })
    const { textContent, dataset } = await findCell(today)
    expect([textContent, dataset['value']]).toEqual(['18', '5'])
    expect(screen.getByText('10+ · 1 giorno')).toBeTruthy()
    expect(screen.getByRole('radio', { name: 'Ore' })).toBeTruthy()
  })

  it('offers to choose a file where it is empty, and speaks of none that is dropped', async () => {
    await openPhone({ events: [] })
    expect(await findButton('Importa un file di calendario')).toBeTruthy()
    expect(screen.queryByText(/trascina/)).toBeNull()
  })

  it('opens a day by a tap', async () => {
    const { person } = await openPhone()
    await person.click(await findCell(today))
    expect(addressNow()).toMatchObject({ day: '2027-03-18' })
    expect(await screen.findByRole('dialog', { name: 'Giovedì 18 marzo' })).toBeTruthy()
  })

  it('brings the open day to where it can be seen above its sheet, and leaves one that can', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
      const day = Number(this.dataset['day'] ?? 0)
      return new DOMRect(0, day === dayOf(2027, 6, 18) ? 2_000 : 100, 50, 40)
    })
    const scrolled = vi.spyOn(window, 'scrollBy').mockReturnValue()
    const { person } = await openPhone({ query: 'day=2027-06-18' })
    await screen.findByRole('dialog', { name: 'Venerdì 18 giugno' })
    // Two fifths of the 703 px between the bars are free, and its middle goes to theirs.
    expect(scrolled.mock.calls).toContainEqual([{ top: 2_020 - 140.6, behavior: 'instant' }])
    scrolled.mockClear()
    await person.click(screen.getByRole('button', { name: 'Giorno successivo' }))
    await screen.findByRole('dialog', { name: 'Sabato 19 giugno' })
    expect(scrolled).not.toHaveBeenCalled()
  })
})

describe('one month with titles', () => {
  const timed = (title: string, hour: number): Event =>
    sampleEvent({ _id: title, title, start: `2027-03-18T${hour}:00`, end: `2027-03-18T${hour + 1}:00` })

  it('writes single days too, timed ones included, and counts what finds no room', async () => {
    const events = Array.from({ length: 9 }, (_, index) => timed(`Visita ${index}`, index + 10))
    await openPhone({ query: 'view=planner', events })
    const day = await findCell('giovedì 18 marzo 2027, 9 impegni')
    await waitFor(() => expect(drawn('Visita 0')).toHaveLength(1))
    expect(drawn('Visita 5')).toHaveLength(1)
    expect([drawn('Visita 6'), day.dataset['more'], day.textContent]).toEqual([[], '+3', '18'])
    expect(cell('venerdì 19 marzo 2027').dataset['more']).toBeUndefined()
  })

  it('opens an event by a tap on its title', async () => {
    const { person } = await openPhone({ query: 'view=planner', events: [timed('Visita', 10)] })
    await waitFor(() => expect(drawn('Visita')).toHaveLength(1))
    await person.click(drawn('Visita')[0] as HTMLElement)
    expect(addressNow()).toMatchObject({ event: 'Visita', view: 'planner' })
  })

  it('draws as much as its days have room for, however many events there are', async () => {
    await openPhone({ query: 'view=planner', events: busyYear(10_000) })
    await waitFor(() => expect(document.querySelectorAll('[data-item]').length).toBeGreaterThan(100))
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(2_200)
  })
})
