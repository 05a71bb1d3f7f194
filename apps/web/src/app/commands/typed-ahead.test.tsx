import { routes } from '@dodici/contract/routes'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { answerCalendar } from '../../test/calendar-answers.ts'
import { answer, callsOf } from '../../test/fake-api.ts'
import { renderPage } from '../../test/render.tsx'
import { sampleUser } from '../../test/samples.ts'
import { setNow } from '../../test/set-now.ts'

/** Parts that are still on their way, until they are let go. */
const way = vi.hoisted(() => {
  let arrive: () => void = () => undefined
  let arrived: Promise<void> = Promise.resolve()
  return {
    block: () => {
      arrived = new Promise((resolve) => {
        arrive = resolve
      })
    },
    arrive: () => arrive(),
    arrived: () => arrived,
  }
})

vi.mock('../../ui/load-chunk.ts', () => ({
  loadChunk: async (load: () => Promise<unknown>) => {
    const chunk = await load()
    await way.arrived()
    return chunk
  },
}))
vi.mock('../../features/year/year-page.tsx', () => ({ YearPage: () => <button type="button">the year</button> }))

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more })
const type = (text: string) => {
  for (const key of text) press(key)
}

/** The calendar with its commands, of which nothing has been opened yet. */
async function open() {
  const drawn = await renderPage({ path: '/calendar', user: sampleUser() })
  const year = await screen.findByRole('button', { name: 'the year' })
  year.focus()
  // The commands are there as soon as one of their keys does something.
  await waitFor(() => {
    press('h')
    expect(location.search).toBe('?view=heat')
  })
  press('y')
  expect(location.search).toBe('')
  way.block()
  return drawn
}

const arrive = () => act(async () => way.arrive())

beforeEach(() => {
  setNow('2027-03-18T10:00')
  answerCalendar()
  answer(routes.searchEvents, [])
})

describe('what is typed while a dialog is on its way', () => {
  it.each([
    ['k', { ctrlKey: true }, '?dialog=palette', /^An event/],
    ['c', {}, '?dialog=quick-add', 'Quick add'],
    ['C', { shiftKey: true }, '?new=2027-03-18', 'Title'],
  ])('after %s with %j goes into its field, and is no command', async (key, more, search, name) => {
    await open()
    press(key, more)
    type('zaino mhq?')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(location.search).toBe(search)
    await arrive()
    const field = await screen.findByLabelText<HTMLInputElement>(name, { selector: 'input' })
    // What the browser does by itself where a dialog opens, jsdom does not.
    act(() => field.focus())
    await waitFor(() => expect(field.value).toBe('zaino mhq?'))
    expect(callsOf(routes.undoChange)).toEqual([])
    expect(location.search).toBe(search)
  })

  it('is no command after ? either, and nothing of it is left for what opens next', async () => {
    await open()
    press('?', { shiftKey: true })
    type('zm 2')
    expect(location.search).toBe('?dialog=keys')
    press('Escape')
    await waitFor(() => expect(location.search).toBe(''))
    await arrive()
    expect(screen.queryByRole('dialog')).toBeNull()
    press('q')
    const field = await screen.findByLabelText<HTMLInputElement>('Quick add', { selector: 'input' })
    act(() => field.focus())
    expect(field.value).toBe('')
    expect(callsOf(routes.undoChange)).toEqual([])
  })
})
