import type { Event } from '@dodici/contract/types'
import { routes } from '@dodici/contract/routes'
import type { MonthRow } from '@dodici/core/year'
import { act, fireEvent } from '@testing-library/react'
import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { BrowserRouter } from 'react-router'
import { beforeEach, expect, it, vi } from 'vitest'
import { createQueryClient } from '../../../app/query-client.ts'
import { storeSession } from '../../../api/stored-session.ts'
import { texts } from '../../../i18n/texts.ts'
import { answer } from '../../../test/fake-api.ts'
import { sampleEvent, sampleUser } from '../../../test/samples.ts'
import { setNow } from '../../../test/set-now.ts'
import { answerYear, cell, findCell } from '../test/open-year.tsx'
import { SAMPLE_TODAY, sampleEvents } from '../test/sample-year.ts'
import { YearPage } from '../year-page.tsx'
import { piece } from './piece.ts'

const drawnMonths: number[] = []

// In place of the items of a row, a note that the row was drawn: they are drawn each time that the row is.
vi.mock('./row-items.ts', () => ({
  drawItems: ({ row }: { row: MonthRow }) => {
    drawnMonths.push(row.month)
    return piece('div', undefined, '')
  },
}))

const redrawn = (): number[] => [...new Set(drawnMonths.splice(0))].sort((a, b) => a - b)

async function openPlanner(): Promise<QueryClient> {
  texts.changeLanguage('it')
  setNow(`${SAMPLE_TODAY}T10:00`)
  window.history.replaceState(null, '', '/calendar?year=2027')
  const user = sampleUser({ language: 'it' })
  storeSession({ user, token: 'token' })
  answer(routes.readProfile, user)
  answerYear()
  const client = createQueryClient()
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <YearPage onArrange={() => Promise.resolve(false)} />
      </BrowserRouter>
    </QueryClientProvider>,
  )
  await findCell('giovedì 18 marzo 2027, 5 impegni')
  redrawn()
  return client
}

/** The queries tell the page of their news in a task of its own. */
const show = (client: QueryClient, events: Event[]) =>
  act(async () => {
    client.setQueryData(['events', 2027], { events, isTruncated: false, etag: 'new' })
    await new Promise((resolve) => setTimeout(resolve, 20))
  })

beforeEach(() => {
  drawnMonths.length = 0
})

it('is drawn again alone when one event of its month changes', async () => {
  const client = await openPlanner()
  await show(client, [...sampleEvents, sampleEvent({ _id: 'new', title: 'Cinema', start: '2027-10-21T21:00' })])
  expect(redrawn()).toEqual([10])
})

it('is drawn again with the month into which a changed event goes on', async () => {
  const client = await openPlanner()
  await show(
    client,
    sampleEvents.map((event) => (event.title === 'Elba in barca' ? { ...event, title: 'Elba' } : event)),
  )
  expect(redrawn()).toEqual([4, 5])
})

it('is not drawn again when the same events come anew', async () => {
  const client = await openPlanner()
  await show(client, structuredClone(sampleEvents))
  expect(redrawn()).toEqual([])
})

it('keeps its items when the focus moves', async () => {
  await openPlanner()
  act(() => cell('giovedì 18 marzo 2027').focus())
  redrawn()
  fireEvent.keyDown(cell('giovedì 18 marzo 2027'), { key: 'ArrowDown' })
  expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^giovedì 15 aprile 2027/)
  expect(redrawn()).toEqual([])
})
