import { routes } from '@dodici/contract/routes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { loadTexts } from '../../../i18n/start.ts'
import { button, field, findButton, findDialog, findToast } from '../../../test/elements.ts'
import { answer, callsOf, fail, hold } from '../../../test/fake-api.ts'
import { renderPart } from '../../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { CalendarsDialog } from '../calendars-dialog.tsx'
import type { CopiedEvent } from './copied-months.ts'

const own = sampleCalendar({ _id: 'own', name: 'Personal' })
const work = sampleCalendar({ _id: 'work', name: 'Work', shown: false })

const copied = (eventId: string, facts: Partial<CopiedEvent> = {}): CopiedEvent => ({
  ...{ eventId, title: eventId, categoryId: null, allDay: true, kind: 'once', note: null },
  ...{ start: '2027-03-18', end: '2027-03-18', newStart: '2028-03-16', newEnd: '2028-03-16' },
  ...facts,
})

const year = [
  copied('Dentist'),
  copied('Course', {
    kind: 'ended',
    start: '2027-04-05',
    end: '2027-04-05',
    newStart: '2028-04-03',
    newEnd: '2028-04-03',
  }),
  copied('Choir', { kind: 'continues', newStart: null, newEnd: null }),
  copied('Fair', {
    note: 'there',
    start: '2027-05-20',
    end: '2027-05-20',
    newStart: '2028-05-18',
    newEnd: '2028-05-18',
  }),
]

const draw = async (language: 'it' | 'en' = 'en') => {
  await loadTexts('calendars')
  const drawn = await renderPart(<CalendarsDialog />, {
    path: '/calendar?dialog=calendars',
    language,
    user: sampleUser({ language }),
  })
  const isItalian = language === 'it'
  await drawn.person.click(await findButton(isItalian ? 'Copia un anno di «Personal»' : 'Copy a year of “Personal”'))
  await findDialog(isItalian ? 'Copia un anno di «Personal»' : 'Copy a year of “Personal”')
  return drawn
}

const box = (name: RegExp) => screen.findByRole<HTMLInputElement>('checkbox', { name })
const previews = () => callsOf(routes.copyYear).filter(({ body }) => body.dryRun === true)

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answer(routes.listCalendars, [own, work])
  answer(routes.listLinkedAccounts, [])
  answer(routes.readProfile, sampleUser())
  answer(routes.copyYear, ({ body }) => ({ events: year, copied: body.events?.length ?? 0 }), 'change-1')
})

describe('the preview of a copied year', () => {
  it('asks for the shown year into the next, by weekday, and writes nothing', async () => {
    await draw()
    await box(/Dentist/)
    expect(callsOf(routes.copyYear).map(({ params, body }) => [params.id, body])).toEqual([
      ['own', { from: 2027, to: 2028, keep: 'weekday', calendarId: 'own', dryRun: true }],
    ])
  })

  it('shows old and new days by month, chosen but for what is there and what goes on by itself', async () => {
    await draw()
    expect((await box(/Dentist.*Thu, Mar 18.*becomes.*Thu, Mar 16/)).checked).toBe(true)
    expect((await box(/Course.*series/)).checked).toBe(true)
    expect((await box(/Fair.*there already/)).checked).toBe(false)
    const march = within(screen.getByRole('region', { name: 'March 2027' }))
    expect(march.getByText('goes on by itself')).toBeTruthy()
    expect(screen.queryByRole('checkbox', { name: /Choir/ })).toBeNull()
    expect(button('Copy 2 events')).toBeTruthy()
  })

  it('is asked for anew with other years, another calendar or other dates', async () => {
    const { person } = await draw()
    await box(/Dentist/)
    await person.click(screen.getByRole('radio', { name: 'Keep the date' }))
    await person.selectOptions(field('Into the calendar'), 'Work')
    await waitFor(() =>
      expect(previews().at(-1)?.body).toMatchObject({ keep: 'date', calendarId: 'work', from: 2027, to: 2028 }),
    )
  })

  it('is not asked for with one and the same year', async () => {
    const { person } = await draw()
    await box(/Dentist/)
    await person.clear(field('To the year'))
    await person.type(field('To the year'), '2027')
    expect(screen.getByText('Choose two different years.')).toBeTruthy()
    expect(previews()).toHaveLength(1)
    expect(button('Copy events')).toHaveProperty('disabled', true)
  })

  it('that cannot be read can be tried again', async () => {
    fail(routes.copyYear, 'not_found')
    const { person } = await draw()
    await person.click(await findButton('Try again'))
    await waitFor(() => expect(previews()).toHaveLength(2))
  })
})

describe('copying a year', () => {
  it('sends what is chosen, says how much was copied, and goes to the new year', async () => {
    const { person } = await draw()
    await person.click(await box(/Course/))
    await person.click(await box(/Fair/))
    await person.click(button('Copy 2 events'))
    await findToast('2 events copied into 2028')
    expect(await findButton('Undo')).toBeTruthy()
    const sent = callsOf(routes.copyYear).at(-1)
    expect(sent?.body).toEqual({
      ...{ from: 2027, to: 2028, keep: 'weekday', calendarId: 'own' },
      events: ['Dentist', 'Fair'],
    })
    expect(sent?.headers.get('Idempotency-Key')).toBeTruthy()
    await waitFor(() => expect(location.search).toBe('?year=2028'))
  })

  it('takes all or none with one click', async () => {
    const { person } = await draw()
    await box(/Dentist/)
    await person.click(button('All'))
    expect(button('Copy 3 events')).toBeTruthy()
    await person.click(button('None'))
    expect(button('Copy events')).toHaveProperty('disabled', true)
  })

  it('shows a calendar that is hidden where the copies were made in it', async () => {
    const { person } = await draw()
    await box(/Dentist/)
    await person.selectOptions(field('Into the calendar'), 'Work')
    await waitFor(() => expect(button('Copy 2 events')).toHaveProperty('disabled', false))
    await person.click(button('Copy 2 events'))
    await waitFor(() => expect(location.search).toBe('?year=2028&calendar=work'))
  })

  it('cannot be asked for while the list is of something else', async () => {
    const { person } = await draw()
    await box(/Dentist/)
    const release = hold(routes.copyYear)
    await person.click(screen.getByRole('radio', { name: 'Keep the date' }))
    expect(button('Copy 2 events')).toHaveProperty('disabled', true)
    release()
    await waitFor(() => expect(button('Copy 2 events')).toHaveProperty('disabled', false))
  })

  it('that the plan has no room for keeps what was chosen, and says how much there is room for', async () => {
    const { person } = await draw()
    await person.click(await box(/Course/))
    fail(routes.copyYear, 'plan_limit', { room: { year: 2028, events: 3 } })
    await person.click(button('Copy one event'))
    expect(await screen.findByText(/nothing was copied. There is room for 3 more in 2028/)).toBeTruthy()
    expect((await box(/Course/)).checked).toBe(false)
  })

  it('speaks Italian to an Italian', async () => {
    const { person } = await draw('it')
    expect(await box(/Dentist.*gio 18 mar.*diventa.*gio 16 mar/)).toBeTruthy()
    await person.click(button('Copia 2 eventi'))
    await findToast('2 eventi copiati nel 2028')
  })
})
