import { routes } from '@dodici/contract/routes'
import type { Calendar, User } from '@dodici/contract/types'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { calendars as calendarsQuery } from '../../api/calendars.queries.ts'
import { button, findButton } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { sampleCalendar, sampleCategory, sampleEvent, sampleUser } from '../../test/samples.ts'
import { addressNow, cell, drawn, findCell, openYear } from './test/open-year.tsx'

const [GREEN, PURPLE] = ['#388e3c', '#7b1fa2']
const own = sampleCalendar({ _id: 'own', name: 'Personale', color: GREEN })
const studio = sampleCalendar({ _id: 'studio', name: 'Studio', color: PURPLE })
const work = sampleCategory({ _id: 'work', name: 'Lavoro', color: '#d32f2f' })
const events = [
  sampleEvent({ _id: 'a', title: 'Dentista', start: '2027-03-18', calendarId: 'own', categoryId: 'work' }),
  sampleEvent({ _id: 'b', title: 'Consegna', start: '2027-03-18', calendarId: 'studio', categoryId: 'work' }),
  sampleEvent({ _id: 'c', title: 'Fiera', start: '2027-05-04', calendarId: 'studio' }),
]

interface Circumstances {
  readonly calendars?: readonly Calendar[]
  readonly user?: Partial<User>
  readonly query?: string
  readonly width?: number
}

const open = ({ calendars = [own, studio], user = {}, ...more }: Circumstances = {}) =>
  openYear({
    events,
    categories: [work],
    ...more,
    prepare: () => {
      answer(routes.listCalendars, [...calendars])
      answer(routes.readProfile, sampleUser({ language: 'it', ...user }))
    },
  })

const hidden = { ...studio, shown: false }
const dayOf = (count: string) => findCell(`giovedì 18 marzo 2027, ${count}`)

describe('a calendar that is hidden', () => {
  it.each(['planner', 'months', 'heat'])('has nothing in the year and is not counted: %s', async (view) => {
    await open({ calendars: [own, hidden], query: `view=${view}` })
    expect(await dayOf('1 impegno')).toBeTruthy()
    expect(cell('martedì 4 maggio 2027, nessun impegno')).toBeTruthy()
    expect(drawn('Consegna')).toEqual([])
  })

  it('has nothing in the panel of a day, nor in the legend', async () => {
    await open({ calendars: [own, hidden], query: 'day=2027-03-18' })
    expect(await screen.findByText(/1 impegno/, { selector: 'p, span' })).toBeTruthy()
    expect(screen.queryByText('Consegna')).toBeNull()
    expect(button('1 impegno in Lavoro')).toBeTruthy()
  })

  it('is seen where the filter names it', async () => {
    await open({ calendars: [own, hidden], query: 'calendar=studio' })
    expect(await dayOf('1 impegno')).toBeTruthy()
    expect(drawn('Consegna')).toHaveLength(1)
    expect(drawn('Dentista')).toEqual([])
  })

  it('that holds all there is is said to, with the way to the calendars', async () => {
    const { person } = await open({ calendars: [{ ...own, shown: false }, hidden] })
    expect(await screen.findByText('Tutti gli eventi del 2027 sono in calendari nascosti.')).toBeTruthy()
    await person.click(button('I miei calendari'))
    expect(addressNow()).toMatchObject({ dialog: 'calendars' })
  })

  it('goes without anything being read, and what is not in it is not drawn anew', async () => {
    const { client } = await open()
    await dayOf('2 impegni')
    const [dentist, fair] = [drawn('Dentista')[0], drawn('Fiera')[0]]
    const june = cell('martedì 1 giugno 2027')
    const reads = callsOf(routes.listEvents).length
    act(() => void client.setQueryData(calendarsQuery.queryKey, [own, hidden]))
    expect(await dayOf('1 impegno')).toBeTruthy()
    expect([dentist?.isConnected, fair?.isConnected]).toEqual([true, false])
    expect(cell('martedì 1 giugno 2027')).toBe(june)
    act(() => void client.setQueryData(calendarsQuery.queryKey, [own, { ...hidden, name: 'Ufficio', version: 2 }]))
    await act(async () => undefined)
    expect(drawn('Dentista')[0]).toBe(dentist)
    expect(callsOf(routes.listEvents)).toHaveLength(reads)
  })
})

describe('the colours of the calendars', () => {
  const colorBy = { user: { colorBy: 'calendar' } } as const

  it('stand in the legend, with what each calendar has; a click shows one alone', async () => {
    const { person } = await open(colorBy)
    expect(await screen.findByRole('group', { name: 'Mostra solo un calendario' })).toBeTruthy()
    expect(button('1 impegno in Personale')).toBeTruthy()
    await person.click(button('2 impegni in Studio'))
    expect(addressNow()).toMatchObject({ counted: '2027-01-01..2027-12-31', 'counted-calendar': 'studio' })
    await person.click(await findButton('Studio'))
    expect(addressNow()).toMatchObject({ calendar: 'studio' })
    expect(drawn('Dentista')).toEqual([])
  })

  it('leave hidden calendars out of the legend', async () => {
    await open({ ...colorBy, calendars: [own, hidden] })
    await findButton('1 impegno in Personale')
    expect(screen.queryByRole('button', { name: /Studio/ })).toBeNull()
  })

  it('mark the days on a phone: two calendars, not one category', async () => {
    await open({ ...colorBy, width: 390 })
    await waitFor(async () => expect((await dayOf('2 impegni')).className).toMatch(/two/))
  })

  it('are those of the categories where nothing else is wanted', async () => {
    await open({ width: 390 })
    expect((await dayOf('2 impegni')).className).toMatch(/one/)
  })
})
