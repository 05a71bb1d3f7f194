import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button } from '../../test/elements.ts'
import { answer } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { YearNavigation } from './year-navigation.tsx'

const draw = (search = '') => {
  const user = sampleUser({ language: 'en' })
  answer(routes.readProfile, user)
  return renderPart(<YearNavigation />, { path: `/calendar${search}`, language: 'en', user })
}

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar({})
})

describe('the months in the bar', () => {
  it('move by one month with Shift, by an arrow key too', async () => {
    const { person } = await draw()
    await person.keyboard('{Shift>}')
    await person.click(button('Next year'))
    await person.keyboard('{/Shift}')
    expect(location.search).toBe('?from=2027-02')
    expect(screen.getByRole('heading', { name: 'February 2027 – January 2028' })).toBeTruthy()
    button('Next year').focus()
    await person.keyboard('{Shift>}{ArrowLeft}{ArrowLeft}{/Shift}')
    expect(location.search).toBe('?from=2026-12')
    await person.click(button('Next year'))
    expect(location.search).toBe('?from=2027-12')
  })

  it('begin where the person wants a year to begin, from then on', async () => {
    const { person } = await draw('?year=2028')
    await person.click(button('2028'))
    await person.click(screen.getByRole('menuitemradio', { name: 'September' }))
    expect(location.search).toBe('')
    expect(screen.getByRole('heading', { name: 'September 2026 – August 2027' })).toBeTruthy()
    expect(button('2026/27, September 2026 – August 2027').textContent).toBe('2026/27')
    await person.click(button('Next year'))
    expect(location.search).toBe('?from=2027-09')
    await person.click(button('Today'))
    expect(location.search).toBe('')
  })

  it('are the next twelve where the present one is chosen', async () => {
    const { person } = await draw()
    await person.click(button('2027'))
    await person.click(screen.getByRole('menuitemradio', { name: 'This month' }))
    expect(screen.getByRole('heading', { name: 'March 2027 – February 2028' })).toBeTruthy()
  })
})
