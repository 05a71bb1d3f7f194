import { routes } from '@dodici/contract/routes'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { button, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { sampleCategory, sampleEvent } from '../../test/samples.ts'
import { openDialog, pick } from './test/open-dialog.tsx'

const travel = sampleCategory({ _id: 'travel', name: 'Viaggi' })
const withTravel = () => answer(routes.listCategories, [sampleCategory({ _id: 'health', name: 'Salute' }), travel])

const box = () => screen.getByRole<HTMLInputElement>('checkbox', { name: 'I’m away' })
const isThere = () => screen.queryByRole('checkbox', { name: /away|via/ }) !== null

describe('whether the person is away', () => {
  it('is guessed by the title, and by how long it lasts', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05..2027-09-07' })
    expect(box().checked).toBe(false)
    await person.keyboard('Weekend in Lisbon')
    expect(box().checked).toBe(true)
    pick('Last day', '2027-09-05')
    expect(box().checked).toBe(false)
  })

  it('is guessed by the category of what lasts several days', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05..2027-09-07', prepare: withTravel })
    await person.click(await findButton('Viaggi'))
    expect(box().checked).toBe(true)
    await person.click(button('Salute'))
    expect(box().checked).toBe(false)
  })

  it('is not said to the server as long as the guess is right', async () => {
    answer(routes.createEvent, sampleEvent())
    const { person } = await openDialog({ query: 'new=2027-09-05..2027-09-07' })
    await person.keyboard('Weekend in Lisbon{Enter}')
    await findToast('Event created successfully')
    expect(callsOf(routes.createEvent)[0]?.body).toMatchObject({ away: null })
  })

  it('is as the person says, whatever the title becomes', async () => {
    answer(routes.createEvent, sampleEvent())
    const { person } = await openDialog({ query: 'new=2027-09-05..2027-09-07&title=Thesis' })
    await person.click(box())
    expect(box().checked).toBe(true)
    await person.type(screen.getByLabelText('Title'), ' at home')
    expect(box().checked).toBe(true)
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(callsOf(routes.createEvent)[0]?.body).toMatchObject({ away: true })
  })

  it('is left to the guess again by the choice that agrees with it', async () => {
    answer(routes.createEvent, sampleEvent())
    const { person } = await openDialog({ query: 'new=2027-09-05..2027-09-07&title=Holiday' })
    await person.click(box())
    expect(box().checked).toBe(false)
    await person.click(box())
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(callsOf(routes.createEvent)[0]?.body).toMatchObject({ away: null })
  })

  it('is not asked for what takes no whole day, and for what leaves the person free', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05T10:00..2027-09-05T11:00' })
    expect(isThere()).toBe(false)
    pick('Last day', '2027-09-06')
    expect(isThere()).toBe(true)
    await person.click(button('More details'))
    await person.click(screen.getByRole('radio', { name: 'Free' }))
    expect(isThere()).toBe(false)
  })

  it('is there for one hour, too, where the person has said it', async () => {
    const times = { start: '2027-09-05T10:00', end: '2027-09-05T11:00' }
    await openDialog({ query: 'event=event-1', events: [sampleEvent({ ...times, away: true })] })
    expect(box().checked).toBe(true)
  })

  it('is asked in Italian', async () => {
    await openDialog({ query: 'new=2027-09-05&title=Ferie', language: 'it' })
    const said = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Sono via' })
    expect(said.checked).toBe(true)
    expect(screen.getByText('Un viaggio, ferie o malattia: in quei giorni non viene pianificato nulla.')).toBeTruthy()
  })
})
