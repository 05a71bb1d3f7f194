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
    expect(screen.getByText('55 impegni')).toBeTruthy()
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

  it.each([
    [1440, 'more than a hand wide', false],
    [720, 'that has no room for number and dots side by side', true],
    [844, 'of a phone on its side', true],
  ])('show the dots of a day in a window of %i px, %s, below each other: %s', async (width, _, isNarrow) => {
    await openMonths({ width })
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    expect(screen.getByRole('grid').className.includes('narrow')).toBe(isNarrow)
  })

  it.each([
    [900, false],
    [720, true],
  ])('are set closer where a height of %i px gives two bars no room below the numbers: %s', async (height, isLow) => {
    await openMonths({ height })
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    expect(screen.getByRole('grid').className.includes('low')).toBe(isLow)
  })

  it('say the numbers of their weeks where the person wants them', async () => {
    localStorage.setItem('year-settings', '{"weekNumbers":true}')
    await openMonths()
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    expect(screen.getByRole('grid').className).toContain('withNumbers')
    const numbers = (month: string) =>
      [...screen.getByRole('rowgroup', { name: month }).querySelectorAll<HTMLElement>('[data-week]')].map(
        ({ dataset }) => Number(dataset['week']),
      )
    expect(numbers('gennaio')).toEqual([53, 1, 2, 3, 4])
    // It begins on a Saturday, and its second day is the Sunday of the same week.
    expect(numbers('maggio')).toEqual([17, 18, 19, 20, 21, 22])
  })

  it('count a week from Sunday as that of its Monday', async () => {
    localStorage.setItem('year-settings', '{"weekNumbers":true}')
    await openMonths({ weekStart: 'sunday' })
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    const weeks = screen.getByRole('rowgroup', { name: 'agosto' }).querySelectorAll<HTMLElement>('[data-week]')
    expect([...weeks].map(({ dataset }) => Number(dataset['week']))).toEqual([31, 32, 33, 34, 35])
  })
})

describe('the view that was chosen', () => {
  it('is the one that is shown where its days have little room: a planner goes on to the side', async () => {
    await openYear({ width: 720, height: 450 })
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    expect(screen.getAllByRole('rowheader')).toHaveLength(12)
    expect(document.querySelector('[data-sideways] [role=grid]')).not.toBeNull()
  })
})
