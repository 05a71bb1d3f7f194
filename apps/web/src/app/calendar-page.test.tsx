import { routes } from '@dodici/contract/routes'
import { useQuery } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { yearEvents } from '../api/year.queries.ts'
import { answerCalendar } from '../test/calendar-answers.ts'
import { button, findButton, findToast } from '../test/elements.ts'
import { answer, callsOf, hold, reply } from '../test/fake-api.ts'
import { Fault } from '../test/fault.tsx'
import { renderPage } from '../test/render.tsx'
import { sampleCategory, sampleChange, sampleUser } from '../test/samples.ts'
import { setNow } from '../test/set-now.ts'
import { takeLogged } from '../test/setup.ts'

const isBroken = vi.hoisted(() => ({ inView: '' }))

vi.mock('../features/year/year-page.tsx', () => ({
  YearPage: () => {
    const { isFetching } = useQuery(yearEvents(2027))
    if (location.search.includes(`view=${isBroken.inView}`)) return <Fault />
    return <p aria-busy={isFetching}>the year</p>
  },
}))

const open = async (search = '', user = sampleUser()) => {
  setNow('2027-03-18T10:00')
  return renderPage({ path: `/calendar${search}`, user })
}

describe('the calendar page', () => {
  it('names the tab after the year', async () => {
    answerCalendar()
    isBroken.inView = 'none'
    await open('?year=2029')
    await screen.findByText('the year')
    await waitFor(() => expect(document.title).toBe('2029 · Dodici'))
  })

  it('puts a year outside the window right, and says so', async () => {
    answerCalendar()
    await open('?year=2050&view=months')
    await findToast('The calendar goes from 2025 to 2034: here is 2034.')
    expect(location.search).toBe('?year=2034&view=months')
  })

  it('drops a filter on a category that is no longer there', async () => {
    answerCalendar({ categories: [sampleCategory()] })
    await open('?category=gone&view=heat')
    await waitFor(() => expect(location.search).toBe('?view=heat'))
  })

  it('keeps a filter on a category that is there', async () => {
    answerCalendar({ categories: [sampleCategory()] })
    await open('?category=category-work')
    await findButton('Category: Work')
    expect(location.search).toBe('?category=category-work')
  })

  describe('when the stream says', () => {
    const reads = () => [routes.listEvents, routes.listCategories, routes.listCalendars].map((r) => callsOf(r).length)
    let say: (sequence: number) => void = () => undefined

    beforeEach(async () => {
      answerCalendar()
      const tag = '"of 2027"'
      reply(routes.listEvents, ({ headers }) =>
        headers.get('If-None-Match') === tag ? { status: 304 } : { body: [], headers: { ETag: tag } },
      )
      reply(routes.streamChanges, () => ({
        body: new ReadableStream({
          start(controller) {
            const encoder = new TextEncoder()
            say = (sequence) => controller.enqueue(encoder.encode(`event: change\ndata: {"sequence":${sequence}}\n\n`))
          },
        }),
      }))
      isBroken.inView = 'none'
      await open()
      await waitFor(() => expect(screen.getByText('the year').ariaBusy).toBe('false'))
      await waitFor(() => expect(callsOf(routes.streamChanges)).toHaveLength(1))
      await waitFor(() => expect(reads()).toEqual([1, 1, 1]))
    })

    it('its first number, only the year is asked for, and nothing else where that is as it was', async () => {
      say(9)
      await waitFor(() => expect(reads()).toEqual([2, 1, 1]))
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(reads()).toEqual([2, 1, 1])
    })

    it('its first number, all is read anew where the year is not as it was', async () => {
      reply(routes.listEvents, () => ({ body: [], headers: { ETag: '"a newer one"' } }))
      say(9)
      await waitFor(() => expect(reads().slice(1)).toEqual([2, 2]))
    })

    it('that another device changed something, all is read anew', async () => {
      say(9)
      await waitFor(() => expect(reads()).toEqual([2, 1, 1]))
      say(10)
      await waitFor(() => expect(reads()).toEqual([3, 2, 2]))
    })

    it('what the page itself is writing, all is read anew once, at the end of that', async () => {
      say(9)
      await waitFor(() => expect(reads()).toEqual([2, 1, 1]))
      answer(routes.listChanges, [sampleChange()])
      answer(routes.undoChange, sampleChange({ _id: 'undo', kind: 'undo', undoes: 'change-1' }))
      const release = hold(routes.undoChange)
      fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
      await waitFor(() => expect(callsOf(routes.undoChange)).toHaveLength(1))
      const before = reads()
      say(10)
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(reads()).toEqual(before)
      release()
      const after = before.map((count) => count + 1)
      await waitFor(() => expect(reads()).toEqual(after))
      await act(() => new Promise((resolve) => setTimeout(resolve, 50)))
      expect(reads()).toEqual(after)
    })
  })
})

describe('a view that breaks', () => {
  it('locks nobody out: the bar and the other views are there', async () => {
    answerCalendar()
    isBroken.inView = 'heat'
    const { person } = await open('?view=heat')
    expect(await screen.findByRole('heading', { name: 'This view could not be displayed' })).toBeTruthy()
    expect(button('Account of Giulia Amato')).toBeTruthy()
    expect(takeLogged().join()).toContain('cannot be drawn')
    await person.click(button('Open the months'))
    expect(await screen.findByText('the year')).toBeTruthy()
    expect(location.search).toBe('?view=months')
  })

  it('is drawn again when the person tries again', async () => {
    answerCalendar()
    isBroken.inView = 'heat'
    const { person } = await open('?view=heat')
    const again = await findButton('Try again')
    expect(takeLogged().join()).toContain('cannot be drawn')
    isBroken.inView = 'none'
    await person.click(again)
    expect(await screen.findByText('the year')).toBeTruthy()
  })
})
