import { routes } from '@dodici/contract/routes'
import type { Event } from '@dodici/contract/types'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { button, findButton, findDialog } from '../../test/elements.ts'
import { answer, fail, hold } from '../../test/fake-api.ts'
import { renderPart } from '../../test/render.tsx'
import { sampleGoal } from '../../test/goal-samples.ts'
import { sampleCategory, sampleEvent, sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'
import { setWidth } from '../../test/set-width.ts'
import { CountedDialog } from './counted-dialog.tsx'

const JUNE = 'counted=2027-06-01..2027-06-30'
const events: readonly Event[] = [
  sampleEvent({ _id: 'call', title: 'Call', start: '2027-06-09T09:00', end: '2027-06-09T10:30' }),
  sampleEvent({ _id: 'lunch', title: 'Lunch', start: '2027-06-09T10:00', end: '2027-06-09T11:00' }),
  sampleEvent({
    _id: 'trip',
    title: 'Trip to Crete',
    categoryId: 'category-work',
    start: '2027-06-12',
    end: '2027-06-13',
  }),
  sampleEvent({ _id: 'nina', title: 'Nina', kind: 'marker', start: '2027-06-20' }),
]

interface Circumstances {
  readonly language?: 'it' | 'en'
  /** What the API does otherwise. */
  readonly prepare?: () => void
}

async function open(search = JUNE, { language = 'en', prepare = () => {} }: Circumstances = {}) {
  setNow('2027-03-18T10:00')
  const user = sampleUser({ language })
  answerCalendar({ user, categories: [sampleCategory()], events })
  prepare()
  return renderPart(<CountedDialog />, { path: `/calendar?year=2027&${search}`, language, user })
}

const lines = () =>
  within(screen.getByRole('dialog'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

describe('the list of what a figure counted', () => {
  it('says in its head what it comes to, what overlaps, and what did not count', async () => {
    await open()
    await findDialog('June 2027')
    expect(await screen.findByText('3 events on 3 days, 2 hours')).toBeTruthy()
    expect(screen.getByText('Hours that overlap count once. Added up, they would be 2.5.')).toBeTruthy()
    expect(screen.getByText(/^In the heat view they come to 4/)).toBeTruthy()
    expect(screen.getByText('Not counted: 1 date to remember.')).toBeTruthy()
    expect(lines()).toEqual([
      'Call Wed, Jun 9, 9:00\u202FAM–10:30\u202FAM · No category 1.5 h',
      'Lunch Wed, Jun 9, 10:00\u202FAM–11:00\u202FAM · No category 1 h',
      'Trip to Crete Sat, Jun 12 – Sun, Jun 13 · Work away 2 days',
    ])
  })

  it('speaks Italian', async () => {
    await open(JUNE, { language: 'it' })
    await findDialog('Giugno 2027')
    expect(await screen.findByText('3 impegni in 3 giorni, 2 ore')).toBeTruthy()
    expect(screen.getByText('Non contano: 1 data da ricordare.')).toBeTruthy()
    expect(lines().at(-1)).toBe('Trip to Crete sab 12 giu – dom 13 giu · Work via 2 giorni')
  })

  it.each([
    ['counted=2027-01-01..2027-12-31&counted-category=category-work', '2027, Work'],
    ['counted=2027-06-07..2027-06-13&counted-category=none', 'June 7\u2009–\u200913, 2027, no category'],
  ])('is called by its days and its category: %s', async (search, name) => {
    await open(search)
    expect(await findDialog(name)).toBeTruthy()
  })

  describe('of a goal', () => {
    const goal = sampleGoal({ matchText: null, matchCategoryId: 'category-work' }, { value: 3 })
    const swims = [
      sampleEvent({ _id: 'swim', title: 'Swim', categoryId: 'category-work', start: '2027-02-09' }),
      sampleEvent({ _id: 'linked', title: 'At the lake', goalId: goal._id, start: '2027-02-10' }),
      sampleEvent({ _id: 'later', title: 'Swim', categoryId: 'category-work', start: '2027-04-09' }),
      sampleEvent({ _id: 'other', title: 'Call', start: '2027-02-09' }),
    ]
    const prepare = () => {
      answer(routes.listEvents, swims)
      answer(routes.listGoals, [goal])
    }
    const YEAR = 'counted=2027-01-01..2027-12-31&counted-calendar=all&counted-goal=goal-1'

    it('holds what counts for it, by its rule or by a link, and says what was entered by hand', async () => {
      await open(`${YEAR}&counted-time=over`, { prepare })
      await findDialog('2027, Go swimming')
      expect(await screen.findByText('2 events on 2 days')).toBeTruthy()
      expect(screen.getByText('Entered by hand besides: 1.')).toBeTruthy()
      expect(screen.getByText('Not counted: 1 not over yet.')).toBeTruthy()
      expect(lines()).toEqual(['Swim Tue, Feb 9 · Work 1 day', 'At the lake Wed, Feb 10 · No category 1 day'])
    })

    it('holds what is still to come', async () => {
      await open(`${YEAR}&counted-time=ahead`, { language: 'it', prepare })
      await findDialog('2027, Go swimming, ancora da fare')
      expect(await screen.findByText('1 impegno in 1 giorno')).toBeTruthy()
      expect(screen.getByText('Non contano: 2 già finiti.')).toBeTruthy()
      expect(screen.queryByText(/inseriti a mano/)).toBeNull()
    })

    it('holds all its years, says each month with its year, and what goes on over the turn of the year once', async () => {
      const start = { start: '2026-12-30', end: '2027-01-02' }
      const camp = sampleEvent({ _id: 'camp', title: 'Camp', categoryId: 'category-work', ...start })
      await open('counted=2026-06-01..2027-12-31&counted-calendar=all&counted-goal=goal-1', {
        prepare: () => {
          answer(routes.listGoals, [{ ...goal, from: '2026-06-01' }])
          answer(routes.listEvents, ({ query }) => (query['year'] === '2026' ? [camp] : [camp, ...swims]))
        },
      })
      await findDialog(/Go swimming/)
      expect(await screen.findByText('4 events on 7 days')).toBeTruthy()
      expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
        ...['December 2026', 'February 2027', 'April 2027'],
      ])
    })

    it('is empty where it is gone, and tried again where it could not be read', async () => {
      const { person } = await open(`${YEAR}&counted-time=over`, {
        prepare: () => {
          answer(routes.listEvents, swims)
          fail(routes.listGoals, 'too_many_requests')
        },
      })
      await screen.findByText(/^What counts could not be loaded/)
      answer(routes.listGoals, [])
      await person.click(button('Try again'))
      expect(await screen.findByText('Nothing counts here yet.')).toBeTruthy()
    })
  })

  it.each([
    ['lunch', 'en', 'June 2027, Lunch'],
    ['call,lunch', 'en', 'June 2027, what you asked about'],
    ['call,lunch', 'it', 'Giugno 2027, quello che hai chiesto'],
  ] as const)('holds some events alone, called by the title that they share: %s (%s)', async (ids, language, name) => {
    await open(`${JUNE}&counted-events=${ids}`, { language })
    await findDialog(name)
    expect(lines()).toHaveLength(ids.split(',').length)
  })

  it('opens an event over it, and closes by its button into the address', async () => {
    const { person } = await open()
    await person.click(await findButton(/^Lunch/))
    expect(location.search).toBe(`?year=2027&${JUNE}&event=lunch`)
    await person.click(button('Close'))
    await waitFor(() => expect(location.search).not.toContain('counted'))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('is a sheet on a phone, which makes room for an event and returns', async () => {
    setWidth(390)
    const { person } = await open()
    expect(document.activeElement?.textContent).toBe('June 2027')
    await person.click(await findButton(/^Lunch/))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    window.history.back()
    expect(await findDialog('June 2027')).toBeTruthy()
  })

  it('waits under an event that the address opens with it', async () => {
    await open(`${JUNE}&event=call`)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('says that nothing counts where nothing does', async () => {
    await open('counted=2027-09-01..2027-09-30')
    expect(await screen.findByText('Nothing counts here yet.')).toBeTruthy()
    expect(screen.queryByRole('listitem')).toBeNull()
  })

  it('says that it is loading', async () => {
    let release = () => {}
    await open(JUNE, { prepare: () => (release = hold(routes.listEvents)) })
    expect(screen.getByText('Looking at what counts…')).toBeTruthy()
    release()
    expect(await screen.findByText('3 events on 3 days, 2 hours')).toBeTruthy()
  })

  it('says that it failed, and tries again', async () => {
    const { person } = await open(JUNE, { prepare: () => fail(routes.listEvents, 'too_many_requests') })
    expect(await screen.findByText(/^What counts could not be loaded/)).toBeTruthy()
    answer(routes.listEvents, [...events])
    await person.click(button('Try again'))
    expect(await screen.findByText('3 events on 3 days, 2 hours')).toBeTruthy()
  })

  it('follows the hours that the person gives to all-day events', async () => {
    await open(JUNE, {
      prepare: () => {
        answer(routes.readProfile, sampleUser({ allDayHours: 8 }))
        answer(routes.listEvents, [sampleEvent({ start: '2027-06-03', title: 'Fair' })])
      },
    })
    expect(await screen.findByText('1 event on 1 day, 8 hours')).toBeTruthy()
  })

  it('draws a long list step by step', async () => {
    const many = Array.from({ length: 230 }, (_, index) => sampleEvent({ _id: `e${index}`, start: '2027-06-03' }))
    const { person } = await open(JUNE, { prepare: () => answer(routes.listEvents, many) })
    await person.click(await findButton('Show 30 more'))
    expect(lines()).toHaveLength(230)
    expect(screen.queryByRole('button', { name: /more$/ })).toBeNull()
  })
})
