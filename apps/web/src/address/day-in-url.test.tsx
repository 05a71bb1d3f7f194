import { formatDay, type Day } from '@dodici/core/date'
import { act } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderPart } from '../test/render.tsx'
import { dayInUrl, panelFirst, useDayInUrl } from './day-in-url.ts'
import { useCalendarAddress, type ChangeAddress } from './use-calendar-address.ts'

const said = (day: Day | null) => (day === null ? 'no day' : formatDay(day))

it('draws the panel of a day before the rest of the page, once each', async () => {
  const drawn: string[] = []
  let change: ChangeAddress = () => undefined
  const Panel = () => void drawn.push(`panel ${said(useDayInUrl())}`)
  const Page = () => {
    const now = useCalendarAddress()
    change = now.change
    drawn.push(`page ${now.address.day}`)
    return <Panel />
  }
  await renderPart(<Page />, { path: '/calendar?year=2027' })
  drawn.length = 0
  act(() => {
    panelFirst(() => change({ day: '2027-03-18' }))
    expect(said(dayInUrl())).toBe('2027-03-18')
  })
  expect(drawn).toEqual(['panel 2027-03-18', 'page 2027-03-18', 'panel 2027-03-18'])
})

it('says that no day is open where the URL says none, or no day', async () => {
  await renderPart(null, { path: '/calendar?year=2027' })
  expect(dayInUrl()).toBeNull()
  await renderPart(null, { path: '/calendar?day=tomorrow' })
  expect(dayInUrl()).toBeNull()
})
