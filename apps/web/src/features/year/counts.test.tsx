import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { addressNow, findCell, openYear } from './test/open-year.tsx'

const JUNE = '2027-06-01..2027-06-30'
/** The counts of months, as a pointer meets them: Tab leads to one day of the year and past the rest. */
const countOf = (month: number) => [...document.querySelectorAll<HTMLElement>(`[data-counted="${month}"]`)]

describe('the count of a month', () => {
  it.each([
    ['the planner', '', 1440],
    ['the months', 'view=months', 1440],
    ['the heatmap', 'view=heat', 1440],
    ['a phone', '', 390],
    ['a phone, seen from afar', 'view=heat', 390],
  ])('lists its events in %s, and opens no day', async (_, query, width) => {
    const { person } = await openYear({ query, width })
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    const [count] = countOf(6)
    expect(count?.tabIndex).toBe(-1)
    await person.click(count!)
    expect(addressNow()).toMatchObject({ counted: JUNE })
    expect(addressNow()).not.toHaveProperty('day')
  })

  it('says its month to a screen reader', async () => {
    await openYear({ query: 'view=months' })
    await findCell('giovedì 18 marzo 2027, 5 impegni')
    const march = within(screen.getByRole('rowgroup', { name: 'marzo' }))
    expect(march.getByRole('rowheader').textContent).toBe('Marzo36 impegni')
    expect(march.getByRole('button', { name: '36 impegni' })).toBeTruthy()
  })

  it('keeps the filters that narrowed it', async () => {
    const { person } = await openYear({ query: 'category=health&calendar=calendar-1' })
    await findCell('giovedì 18 marzo 2027')
    await person.click(countOf(6)[0]!)
    expect(addressNow()).toMatchObject({
      ...{ counted: JUNE, 'counted-category': 'health', 'counted-calendar': 'calendar-1' },
    })
  })

  it('gives the whole year from the head of the heatmap', async () => {
    const { person } = await openYear({ query: 'view=heat' })
    await person.click(await screen.findByRole('button', { name: '793 presenze in agenda' }))
    expect(addressNow()).toMatchObject({ counted: '2027-01-01..2027-12-31' })
  })
})
