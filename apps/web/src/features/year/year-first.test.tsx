import { act, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { drawn, findCell, openYear } from './test/open-year.tsx'

const work = () => screen.getByRole('button', { name: 'Lavoro' })

/** How many items of another category the year has, and what the legend says of the filter. */
const look = () => ({ trips: drawn('Ponte a Lisbona').length, pressed: work().getAttribute('aria-pressed') })

async function open(query = '') {
  await openYear({ query, country: null })
  await findCell('giovedì 18 marzo 2027')
  expect(look()).toEqual({ trips: 1, pressed: 'false' })
}

/** Filters, or undoes it: what is on the page right after the click, and once React has drawn everything. */
function press() {
  let atOnce
  act(() => {
    work().click()
    atOnce = look()
  })
  return { atOnce, afterwards: look() }
}

it('a filter is drawn in the year before the rest of the page, and so is its undo', async () => {
  await open()
  expect(press()).toEqual({ atOnce: { trips: 0, pressed: 'false' }, afterwards: { trips: 0, pressed: 'true' } })
  expect(press()).toEqual({ atOnce: { trips: 1, pressed: 'true' }, afterwards: { trips: 1, pressed: 'false' } })
})

describe('together with the rest of the page', () => {
  it.each(['row=2027-03', 'q=nuoto', 'beside=last'])('a filter is drawn with %s', async (query) => {
    await open(query)
    const { atOnce, afterwards } = press()
    expect(atOnce).not.toEqual({ trips: 0, pressed: 'false' })
    expect(afterwards).toEqual({ trips: 0, pressed: 'true' })
  })
})
