import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressNow, cell, cells, findCell, openYear } from '../test/open-year.tsx'

const openMonths = (more: Parameters<typeof openYear>[0] = {}) => openYear({ ...more, query: 'view=months' })
const bars = (id: string) => [...document.querySelectorAll<HTMLElement>(`[data-item="${id}"]`)]

describe('the months', () => {
  it('are twelve groups of weeks with a cell a day', async () => {
    await openMonths()
    await findCell('giovedì 18 marzo 2027, 5 impegni, intenso')
    expect(screen.getAllByRole('rowgroup')).toHaveLength(12)
    expect(screen.getByRole('rowgroup', { name: 'marzo' })).toBeTruthy()
    expect(cells()).toHaveLength(365)
    expect(screen.getByText('39 impegni')).toBeTruthy()
  })

  it('draw what lasts as bars that go on from week to week', async () => {
    await openMonths()
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    // Settimana bianca, 6 to 13 February: a weekend, and the week after it.
    const parts = bars('event-18')
    expect(parts.map(({ className }) => className.includes('fromBefore'))).toEqual([false, true])
    expect(parts.map(({ className }) => className.includes('goesOn'))).toEqual([true, false])
  })

  it('draw single days as up to three dots, and a milestone as a flag', async () => {
    await openMonths()
    expect((await findCell('mercoledì 16 giugno 2027, 10 impegni')).className).toContain('threeDots')
    expect(cell('domenica 28 novembre 2027').className).toContain('flagged')
    expect(cell('lunedì 4 gennaio 2027').className).not.toContain('dots')
  })

  it('open a day, and an event by its bar', async () => {
    const { person } = await openMonths()
    await person.click(await findCell('giovedì 18 marzo 2027, 5 impegni'))
    expect(addressNow()).toMatchObject({ day: '2027-03-18' })
    await person.click(bars('event-18')[0]!)
    expect(addressNow()).toMatchObject({ event: 'event-18' })
  })

  it('move by weeks up and down', async () => {
    const { person } = await openMonths()
    ;(await findCell('giovedì 18 marzo 2027')).focus()
    await person.keyboard('{ArrowDown}{Home}')
    expect(document.activeElement).toBe(cell('lunedì 22 marzo 2027'))
  })

  it('stand in for the planner where its days would be too narrow', async () => {
    await openYear({ width: 800 })
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    expect(screen.getAllByRole('rowgroup')).toHaveLength(12)
  })
})
