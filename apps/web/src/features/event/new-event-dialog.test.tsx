import { routes } from '@dodici/contract/routes'
import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { categories } from '../../api/categories.queries.ts'
import { button, field, findButton, findToast } from '../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { sampleCalendar, sampleCategory } from '../../test/samples.ts'
import { addressNow, expectClosed, focused, isOpen, openDialog, pick, valueOf } from './test/open-dialog.tsx'
import { sampleVisit } from './test/sample-series.ts'

const created = () => callsOf(routes.createEvent)

describe('a new event', () => {
  it('is made of a title alone, by keyboard alone', async () => {
    answer(routes.createEvent, sampleVisit(), 'change-1')
    const { person } = await openDialog({ query: 'new=2027-09-05..2027-09-07' })
    expect(focused()).toBe('Title')
    await person.keyboard('Trip to Elba{Control>}{Enter}{/Control}')
    await findToast('Event created successfully')
    await findButton('Undo')
    expect(created()[0]?.body).toMatchObject({
      title: 'Trip to Elba',
      allDay: true,
      start: '2027-09-05',
      end: '2027-09-07',
      timezone: null,
      recurrence: null,
      categoryId: null,
    })
    expectClosed()
  })

  it('says so in Italian', async () => {
    answer(routes.createEvent, sampleVisit(), 'change-1')
    const { person } = await openDialog({ query: 'new=2027-09-05', language: 'it' })
    await person.keyboard('Elba{Enter}')
    await findToast('Evento creato')
  })

  it('has the category and the calendar that one looks at', async () => {
    answer(routes.createEvent, sampleVisit())
    const { person } = await openDialog({ query: 'new=2027-09-05&category=health&calendar=calendar-2' })
    screen.getByRole('button', { name: 'Salute', pressed: true })
    await person.keyboard('Run{Enter}')
    await findToast('Event created successfully')
    expect(created()[0]?.body).toMatchObject({ categoryId: 'health', calendarId: 'calendar-2' })
  })

  it('makes the category that its line named with it, unless another one is chosen', async () => {
    answer(routes.createEvent, sampleVisit())
    const { person } = await openDialog({ query: 'new=2027-09-05&title=Run&in-new=sport&category=health' })
    screen.getByRole('button', { name: /^sport/, pressed: true })
    await person.keyboard('{Enter}')
    await findToast('Event created successfully')
    expect(created()[0]?.body).toMatchObject({ newCategory: { name: 'sport' }, categoryId: null })
  })

  it('makes none where another one is chosen instead', async () => {
    answer(routes.createEvent, sampleVisit())
    const { person } = await openDialog({ query: 'new=2027-09-05&title=Run&in-new=sport' })
    await person.click(button('Salute'))
    expect(screen.queryByRole('button', { name: /^sport/ })).toBeNull()
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(created()[0]?.body).toMatchObject({ categoryId: 'health' })
    expect(created()[0]?.body).not.toHaveProperty('newCategory')
  })

  it('goes where it can be seen: to the first calendar that is shown', async () => {
    const hidden = sampleCalendar({ shown: false })
    const prepare = () => answer(routes.listCalendars, [hidden, sampleCalendar({ _id: 'calendar-2', name: 'Family' })])
    await openDialog({ query: 'new=2027-09-05', prepare })
    expect(field('Calendar:')).toHaveProperty('value', 'calendar-2')
  })

  it('says the reminders that came with it, sends them, and leaves out what is taken back', async () => {
    answer(routes.createEvent, sampleVisit())
    const { person } = await openDialog({ query: 'new=2027-09-05&title=Run&remind=60,1440-email', language: 'it' })
    const said = screen.getByRole('list', { name: 'Promemoria' })
    expect([...said.children].map(({ textContent }) => textContent)).toEqual([
      'il giorno stesso alle 08:00',
      'il giorno prima alle 09:00, per e-mail',
    ])
    await person.click(button('Togli: il giorno stesso alle 08:00'))
    await person.click(button('Salva'))
    await findToast('Evento creato')
    expect(created()[0]?.body.reminders).toEqual([{ minutesBefore: 1440, channel: 'email' }])
  })

  it('can be at a time, with everything that an event can say', async () => {
    answer(routes.createEvent, sampleVisit())
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.type(field('Title'), 'Check-up')
    await person.click(screen.getByRole('switch', { name: 'All day' }))
    pick('Start time', '14:30')
    pick('End time', '15:15')
    await person.click(button('Salute'))
    await person.selectOptions(field('Calendar:'), 'Family')
    await person.type(field('Place'), 'Via Roma 1')
    await person.type(field('Description'), 'Bring the papers')
    await person.click(button('More details'))
    await person.type(field('Link'), 'https://example.org')
    await person.click(screen.getByRole('radio', { name: 'Milestone' }))
    await person.click(screen.getByRole('radio', { name: 'Tentative' }))
    await person.click(screen.getByRole('radio', { name: 'Free' }))
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(created()[0]?.body).toEqual({
      title: 'Check-up',
      allDay: false,
      start: '2027-09-05T14:30',
      end: '2027-09-05T15:15',
      timezone: 'Europe/Rome',
      endTimezone: null,
      recurrence: null,
      categoryId: 'health',
      calendarId: 'calendar-2',
      location: 'Via Roma 1',
      description: 'Bring the papers',
      url: 'https://example.org',
      kind: 'milestone',
      status: 'tentative',
      busy: false,
      away: null,
      goalId: null,
    })
  })

  it('can be in another zone, and end in a third', async () => {
    answer(routes.createEvent, sampleVisit())
    const { person } = await openDialog({ query: 'new=2027-09-05T10:00..2027-09-05T12:00' })
    await person.type(field('Title'), 'Flight')
    await person.click(button('Time zone'))
    await person.selectOptions(field('Time zone'), 'Europe/London')
    await person.click(button('Another zone for the end'))
    await person.selectOptions(field('Time zone of the end'), 'America/New_York')
    await person.click(button('Save'))
    await findToast('Event created successfully')
    expect(created()[0]?.body).toMatchObject({ timezone: 'Europe/London', endTimezone: 'America/New_York' })
  })
})

describe('what is typed', () => {
  it('is not sent without a title: the field says why, and has the focus', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05', language: 'it' })
    await person.click(button('Salva'))
    expect(focused()).toBe('Titolo')
    screen.getByRole('textbox', { name: 'Titolo', description: 'Il titolo è obbligatorio' })
    expect(created()).toHaveLength(0)
  })

  it('says at once that the end is before the start, and is not sent', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05T10:00..2027-09-05T12:00' })
    await person.type(field('Title'), 'Dinner')
    pick('End time', '09:00')
    screen.getByText('The end is before the start.')
    await person.click(button('Save'))
    expect(focused()).toBe('Last day')
    expect(created()).toHaveLength(0)
  })

  it('moves the end along with the start', async () => {
    await openDialog({ query: 'new=2027-09-05..2027-09-07' })
    pick('First day', '2027-12-30')
    expect(valueOf('Last day')).toBe('2028-01-01')
  })

  it('is sent once, however often one saves', async () => {
    answer(routes.createEvent, sampleVisit())
    const release = hold(routes.createEvent)
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.keyboard('Elba{Control>}{Enter}{Enter}{/Control}')
    await person.click(await findButton('Saving…'))
    release()
    await findToast('Event created successfully')
    expect(created()).toHaveLength(1)
  })

  it('C2: stays when nobody answers, and goes out again under the same key', async () => {
    fail(routes.createEvent, 'network')
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.keyboard('Elba{Enter}')
    await screen.findByText(/The server cannot be reached/)
    expect(valueOf('Title')).toBe('Elba')
    answer(routes.createEvent, sampleVisit())
    await person.click(await findButton('Save'))
    await findToast('Event created successfully')
    const keys = created().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(keys[1]).toBe(keys[0])
  })

  it('goes out under another key when it was changed after a failure', async () => {
    fail(routes.createEvent, 'internal')
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.keyboard('Elba{Enter}')
    await screen.findByText('Something went wrong on the server. Try again.')
    await person.type(field('Title'), ' again')
    expect(screen.queryByText('Something went wrong on the server. Try again.')).toBeNull()
    answer(routes.createEvent, sampleVisit())
    await person.click(button('Save'))
    await findToast('Event created successfully')
    const [first, second] = created().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(second).not.toBe(first)
  })

  it('is marked at the field that the server refuses', async () => {
    fail(routes.createEvent, 'rule_refused', { errors: [{ path: 'recurrence', message: 'never_recurs' }] })
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.keyboard('Elba{Enter}')
    await screen.findByText('This repetition is not possible.')
    screen.getByText('This is not possible here. Please check it.')
    expect(isOpen()).toBe(true)
  })

  it('survives a look at the categories', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.type(field('Title'), 'Elba')
    await person.click(button('New'))
    expect(addressNow()).toMatchObject({ dialog: 'categories', new: '2027-09-05' })
    expect(valueOf('Title')).toBe('Elba')
  })

  it('gets the category that is made after a click on "New", and none of several at once', async () => {
    const { person, client } = await openDialog({ query: 'new=2027-09-05' })
    const setCategories = (...ids: string[]) =>
      act(() => {
        const list = ids.map((id) => sampleCategory({ _id: id, name: id }))
        client.setQueryData(categories.queryKey, list)
      })
    const chosen = () => screen.queryByRole('button', { pressed: true, name: /^(garden|sea|home|dog)$/ })?.textContent
    setCategories('work', 'sea')
    await screen.findByRole('button', { name: 'sea' })
    expect(chosen(), 'made elsewhere').toBeUndefined()
    await person.click(button('New'))
    setCategories('work', 'sea', 'garden')
    await waitFor(() => expect(chosen()).toBe('garden'))
    setCategories('dog', 'garden', 'home', 'sea', 'work')
    await screen.findByRole('button', { name: 'dog' })
    expect(chosen()).toBe('garden')
  })
})

describe('leaving', () => {
  it('closes an untouched dialog without a question', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.keyboard('{Escape}')
    expectClosed()
  })

  it('asks before something typed is lost, and can be taken back', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05' })
    await person.keyboard('Elba{Escape}')
    await person.click(await findButton('Keep editing'))
    expect(valueOf('Title')).toBe('Elba')
    await person.click(button('Cancel'))
    await person.click(await findButton('Discard'))
    expectClosed()
    expect(created()).toHaveLength(0)
  })

  it('asks in Italian', async () => {
    const { person } = await openDialog({ query: 'new=2027-09-05', language: 'it' })
    await person.keyboard('Elba{Escape}')
    await screen.findByRole('dialog', { name: 'Uscire senza salvare?' })
  })
})
