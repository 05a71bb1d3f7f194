import { routes } from '@dodici/contract/routes'
import type { User } from '@dodici/contract/types'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { button, field, findToast } from '../../test/elements.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { sampleCategory, sampleUser } from '../../test/samples.ts'
import { openDialog } from './test/open-dialog.tsx'
import { sampleSeries, sampleVisit } from './test/sample-series.ts'

const usual = {
  timed: [{ minutesBefore: 60, channel: 'display' as const }],
  allDay: [{ minutesBefore: 1_440, channel: 'email' as const }],
}
const health = sampleCategory({ _id: 'health', name: 'Salute', defaultReminders: usual })
const work = sampleCategory({ _id: 'work', name: 'Lavoro' })
const withUsual = () => answer(routes.listCategories, [work, health])
const as = (facts: Partial<User>) => () => answer(routes.readProfile, sampleUser(facts))

const said = () => {
  const list = screen.queryByRole('list', { name: /^(Reminders|Promemoria)$/ })
  return list === null
    ? []
    : within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent.replace(/\s/g, ' '))
}
const sent = () => callsOf(routes.createEvent)[0]?.body
const changed = () => callsOf(routes.updateEvent)[0]

beforeEach(() => {
  answer(routes.createEvent, sampleVisit())
})

describe('the reminders of a new event', () => {
  it('are added by a press, and one can be said otherwise', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05T15:00..2027-09-05T16:00&title=Dentist' })
    expect(said()).toEqual([])
    await person.click(button('Add a reminder'))
    await person.click(button('10 minutes before'))
    expect(document.activeElement).toBe(button('Add a reminder'))
    await person.click(button('Add a reminder'))
    const offered = within(screen.getByRole('group', { name: 'When the reminder comes' }))
    expect(offered.queryByRole('button', { name: '10 minutes before' })).toBeNull()
    await person.click(button('Another…'))
    expect(document.activeElement).toBe(field('How many'))
    await person.keyboard('3')
    await person.selectOptions(field('Minutes, hours, days or weeks'), 'week')
    await person.click(screen.getByRole('radio', { name: 'Email' }))
    expect(said()).toEqual(['10 minutes before', '3 weeks before, by email'])
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(sent()?.reminders).toEqual([
      { minutesBefore: 10, channel: 'display' },
      { minutesBefore: 30_240, channel: 'email' },
    ])
  })

  it('of a whole day are said by the hour of the profile', async () => {
    const { person } = await openDialog({
      query: 'new=2027-09-05&title=Elba',
      language: 'it',
      prepare: as({ language: 'it', reminders: { ...sampleUser().reminders, allDayAt: '08:30' } }),
    })
    await person.click(button('Aggiungi un promemoria'))
    const offered = within(screen.getByRole('group', { name: 'Quando arriva il promemoria' })).getAllByRole('button')
    expect(offered.map(({ textContent }) => textContent.replace(/\b0(?=\d:)/, ''))).toEqual([
      'il giorno stesso alle 8:30',
      'il giorno prima alle 8:30',
      '2 giorni prima alle 8:30',
      'una settimana prima alle 8:30',
      '3 settimane prima alle 8:30',
      'Altro…',
    ])
  })

  it('are those of the category while nobody touches them, and are left to the server', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05&title=Visit', prepare: withUsual })
    await person.click(button('Salute'))
    expect(said()).toEqual(['the day before at 9:00 AM, by email'])
    await person.click(screen.getByRole('switch', { name: 'All day' }))
    expect(said()).toEqual(['1 hour before'])
    expect(
      screen.getByText('These are the usual reminders for Salute. You can change them for this event.'),
    ).toBeTruthy()
    await person.click(button('Lavoro'))
    expect(said()).toEqual([])
    await person.click(button('Salute'))
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(sent()).not.toHaveProperty('reminders')
  })

  it('once touched stay what they are, none included', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05&title=Visit', prepare: withUsual })
    await person.click(button('Salute'))
    await person.click(button(/^Remove: the day before/))
    expect(said()).toEqual([])
    await person.click(button('Lavoro'))
    await person.click(button('Salute'))
    expect(said()).toEqual([])
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(sent()?.reminders).toEqual([])
  })

  it('must be whole numbers of at most a year', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05T15:00..2027-09-05T16:00&title=Visit&remind=60' })
    await person.click(button('1 hour before'))
    fireEvent.change(field('How many'), { target: { value: '9000' } })
    expect(screen.getByRole('alert').textContent).toBe('Enter a whole number, up to one year before.')
    await person.click(button('Save'))
    expect(sent()).toBeUndefined()
    expect(document.activeElement).toBe(field('How many'))
    fireEvent.change(field('How many'), { target: { value: '2' } })
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(sent()?.reminders).toEqual([{ minutesBefore: 120, channel: 'display' }])
  })

  it('by email are one with the Basic plan, which is said where it is chosen', async () => {
    const { person } = await openDialog({
      query: 'new=2027-09-05T15:00..2027-09-05T16:00&title=Visit&remind=60-email,10',
      prepare: as({ plan: 'basic' }),
    })
    await person.click(button('10 minutes before'))
    expect(screen.getByRole('radio', { name: 'Email' })).toHaveProperty('disabled', true)
    expect(screen.getByText(/each event can have one email reminder/)).toBeTruthy()
    await person.click(button('1 hour before, by email'))
    expect(screen.getByRole('radio', { name: 'Email' })).toHaveProperty('disabled', false)
  })

  it('by email say so where the profile sends none', async () => {
    const reminders = { ...sampleUser().reminders, byMail: false }
    await openDialog({ query: 'new=2027-09-05&title=Visit&remind=60-email', prepare: as({ reminders }) })
    expect(await screen.findByText(/^Reminder emails are turned off in your profile/)).toBeTruthy()
  })
})

describe('the reminders of an event that is there', () => {
  const visit = sampleVisit({ reminders: [{ minutesBefore: 60, channel: 'display' }] })

  it('are sent where they were changed, and only then', async () => {
    answer(routes.updateEvent, { ...visit, droppedExceptions: [] })
    const { person } = await openDialog({ query: `event=${visit._id}`, events: [visit] })
    expect(said()).toEqual(['1 hour before'])
    await person.click(button('1 hour before'))
    fireEvent.change(field('How many'), { target: { value: '2' } })
    await person.click(button('Save'))
    await findToast('Event updated successfully')
    expect(changed()?.body).toEqual({ reminders: [{ minutesBefore: 120, channel: 'display' }] })
  })

  it('of a series are never those of one occurrence alone', async () => {
    const series = sampleSeries({ reminders: [{ minutesBefore: 60, channel: 'display' }] })
    const occurrence = series.occurrences[1]?.recurrenceId ?? ''
    const { person } = await openDialog({
      query: `event=${series._id}&occurrence=${occurrence}`,
      events: [series],
    })
    await person.click(button('Remove: 1 hour before'))
    await person.click(button('Save'))
    expect((await screen.findAllByRole('radio')).some((one) => one.closest('dialog'))).toBe(true)
    expect(screen.queryByRole('radio', { name: /^Only/ })).toBeNull()
    expect(screen.getByRole('radio', { name: /^The whole series/ })).toBeTruthy()
  })
})
