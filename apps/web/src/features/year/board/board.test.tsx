import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { addressNow, cell, findCell, openYear } from '../test/open-year.tsx'

it('opens the day of the first of two clicks, though another one lies under the second', async () => {
  await openYear()
  fireEvent.click(await findCell('giovedì 18 marzo 2027, 5 impegni'), { detail: 1 })
  fireEvent.click(cell('lunedì 22 marzo 2027'), { detail: 2 })
  expect(addressNow()).toMatchObject({ day: '2027-03-18' })
  fireEvent.click(cell('lunedì 22 marzo 2027'), { detail: 1 })
  expect(addressNow()).toMatchObject({ day: '2027-03-22' })
})
