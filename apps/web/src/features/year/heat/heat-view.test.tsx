import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, findButton, findHeading } from '../../../test/elements.ts'
import { sampleEvent } from '../../../test/samples.ts'
import { addressNow, cell, cells, findCell, openYear } from '../test/open-year.tsx'

const openHeat = (more: Parameters<typeof openYear>[0] = {}) => openYear({ ...more, query: 'view=heat' })
const radio = (name: string) => screen.getByRole('radio', { name })
const rowsOf = (grid: Element) => [...grid.querySelectorAll('[role="row"]')]
const legend = () => screen.getByRole('heading', { name: /al giorno$/ }).closest('section')!

describe('the heatmap', () => {
  it('is seven rows of weekdays with a cell for each day of the year', async () => {
    await openHeat()
    await findCell('mercoledì 16 giugno 2027, 10 impegni, rovente')
    expect(rowsOf(screen.getByRole('grid'))).toHaveLength(7)
    expect(cells()).toHaveLength(365)
    expect(cell('giovedì 18 marzo').getAttribute('aria-current')).toBe('date')
  })

  it('says how full the year is, in one line', async () => {
    await openHeat()
    expect(await findHeading('Quanto è pieno il 2027')).toBeTruthy()
    expect((await findButton('793 presenze in agenda')).parentElement?.textContent).toBe(
      '793 presenze in agenda, 13 giorni liberi',
    )
  })

  it('prints the limits of its levels, and how many days each has', async () => {
    await openHeat()
    await findCell('mercoledì 16 giugno 2027, 10 impegni')
    expect([...legend().querySelectorAll('li')].map((level) => level.textContent)).toEqual([
      'vuoto0 · 13 giorni',
      'leggero1 · 79 giorni',
      'mite2 · 147 giorni',
      'normale3–4 · 119 giorni',
      'intenso5–6 · 2 giorni',
      'caldo7–9 · 4 giorni',
      'rovente10+ · 1 giorno',
    ])
  })

  it('measures hours, and keeps the choice', async () => {
    const { person } = await openHeat()
    await findCell('mercoledì 16 giugno 2027, 10 impegni')
    await person.click(radio('Ore'))
    expect(cell('giovedì 18 marzo 2027').getAttribute('aria-label')).toMatch(
      /^giovedì 18 marzo 2027, 5 impegni, [\d,]+ h, [a-z]+$/,
    )
    expect(screen.getByRole('heading', { name: 'Ore al giorno' })).toBeTruthy()
    expect(localStorage.getItem('year-settings')).toContain('"metric":"hours"')
  })

  it('draws the limits from the days of the year where that is wanted', async () => {
    const { person } = await openHeat()
    await findCell('mercoledì 16 giugno 2027, 10 impegni')
    await person.click(radio('Dell’anno mostrato'))
    expect(screen.getByText(/^Limiti calcolati sul tuo 2027/)).toBeTruthy()
  })

  it('keeps the fixed limits, and says why, where the year is nearly empty', async () => {
    localStorage.setItem('year-settings', JSON.stringify({ scale: 'relative' }))
    await openHeat({ events: [sampleEvent({ start: '2027-05-05' })] })
    expect(await screen.findByText(/con meno di venti giorni occupati/)).toBeTruthy()
  })

  it('lists the fullest weeks, each a way to its first day', async () => {
    const { person } = await openHeat()
    const list = (await findHeading('Le settimane più piene')).closest('section')!
    await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(10))
    expect(within(list).getAllByRole('listitem')[0]!.textContent).toBe('14–20 giugno37settimana 24')
    await person.click(button(/^14–20 giugno/))
    expect(addressNow()).toMatchObject({ day: '2027-06-14' })
  })

  it('is a table of months for who hears the page', async () => {
    await openHeat()
    const table = await screen.findByRole('table', { name: 'Impegni di ogni mese' })
    await waitFor(() => expect(within(table).getAllByRole('row')[6]!.textContent).toBe('giugno113mercoledì 16: 100'))
  })

  it('is the same in English', async () => {
    await openHeat({ language: 'en' })
    expect(await findHeading('How busy 2027 is')).toBeTruthy()
    expect((await findButton('793 days of events')).parentElement?.textContent).toBe('793 days of events, 13 free days')
    expect(screen.getByText('blazing')).toBeTruthy()
  })

  it('moves by weeks to the left and right, by days up and down', async () => {
    const { person } = await openHeat()
    ;(await findCell('giovedì 18 marzo 2027')).focus()
    await person.keyboard('{ArrowRight}')
    expect(document.activeElement).toBe(cell('giovedì 25 marzo 2027'))
    await person.keyboard('{ArrowDown}')
    expect(document.activeElement).toBe(cell('venerdì 26 marzo 2027'))
  })
})
