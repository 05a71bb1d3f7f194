import { routes } from '@dodici/contract/routes'
import { formatMonth, parseMonth } from '@dodici/core/date'
import { density, layoutYear } from '@dodici/core/year'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectChange } from '../../address/expected-change.ts'
import { showProposedItems } from '../../address/proposed-items.ts'
import { answer } from '../../test/fake-api.ts'
import { idleMoment, type IdleCallback } from '../../test/idle-moment.ts'
import { sampleEvent } from '../../test/samples.ts'
import { addressNow, cell, drawn, findCell, openYear } from './test/open-year.tsx'
import { sampleEvents } from './test/sample-year.ts'

vi.mock(import('@dodici/core/year'), async (load) => {
  const real = await load()
  return { ...real, layoutYear: vi.fn(real.layoutYear), density: vi.fn(real.density) }
})

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (job: IdleCallback) => setTimeout(job, 0, idleMoment))
  vi.stubGlobal('cancelIdleCallback', (timer: number) => clearTimeout(timer))
  return () => vi.unstubAllGlobals()
})

/** The first months of what was laid out, and of what was labelled, since this was last asked. */
function made(): { readonly laidOut: string[]; readonly labelled: string[] } {
  const layouts = vi.mocked(layoutYear).mock.calls.splice(0)
  const labels = vi.mocked(density).mock.calls.splice(0)
  return {
    laidOut: layouts.map(([, { from }]) => formatMonth(from)),
    labelled: labels.map(([, { from }]) => formatMonth(from)),
  }
}

/** Until the idle page has prepared all that it wants. */
async function beReady(): Promise<void> {
  for (let quiet = 0, before = -1; quiet < 5;) {
    await new Promise((resolve) => setTimeout(resolve, 20))
    const calls = vi.mocked(layoutYear).mock.calls.length + vi.mocked(density).mock.calls.length
    quiet = calls === before ? quiet + 1 : 0
    before = calls
  }
}

/** No year is empty: above such a one there is a line, and less room for it. */
const answerYears = () =>
  answer(routes.listEvents, ({ query: { year } }) =>
    year === '2027' ? sampleEvents : [sampleEvent({ _id: `of-${year}`, start: `${year}-05-20` })],
  )

async function open(circumstances: Parameters<typeof openYear>[0] = {}) {
  const page = await openYear({ ...circumstances, prepare: answerYears })
  await findCell('giovedì 18 marzo 2027')
  await beReady()
  made()
  return page
}

const shown = [
  {
    name: 'a calendar year without holidays',
    query: '',
    country: null,
    lastDay: 'venerdì 31 dicembre 2027',
    now: '2027-01',
  },
  {
    name: 'twelve months from July with holidays',
    query: 'from=2026-07',
    country: 'IT',
    lastDay: 'mercoledì 30 giugno 2027',
    now: '2026-07',
  },
] as const

describe.each(shown)('in $name', ({ query, country, lastDay, now }) => {
  it('the next ones are shown as they were prepared, without laying them out again', async () => {
    const { person } = await open({ query, country })
    cell(lastDay).focus()
    await person.keyboard('{ArrowRight}')
    await findCell(query === '' ? 'sabato 1 gennaio 2028' : 'giovedì 1 luglio 2027')
    await beReady()
    const { laidOut, labelled } = made()
    const further = formatMonth(parseMonth(now)! + 24)
    // What has to be prepared now are their neighbours, alone and beside a panel.
    expect(new Set(laidOut)).toEqual(new Set([further]))
    expect(new Set(labelled)).toEqual(new Set([further]))
  })

  it('a filter that was pointed at is shown as it was prepared, and so is its undo', async () => {
    const { person } = await open({ query, country })
    expectChange({ category: 'work' })
    await beReady()
    expect(made()).toEqual({ laidOut: [now, now], labelled: [now] })
    const work = () => screen.getByRole('button', { name: 'Lavoro' })
    fireEvent.click(work())
    await waitFor(() => expect(addressNow()).toMatchObject({ category: 'work' }))
    await beReady()
    expect(drawn('Ponte a Lisbona')).toEqual([])
    expect(made().laidOut).not.toContain(now)
    await person.click(work())
    await waitFor(() => expect(addressNow()).not.toHaveProperty('category'))
    await beReady()
    expect(made()).toEqual({ laidOut: [], labelled: [] })
  })
})

it('an event is shown while its line is typed, without saying the days again', async () => {
  await open()
  const line = { start: '2027-03-18', end: '2027-03-18', allDay: true, kind: 'event', categoryId: null } as const
  for (const title of ['Prova', 'Prova del coro']) {
    act(() => showProposedItems('line', [{ _id: 'line', title, calendarId: '', ...line }]))
  }
  expect(drawn('Prova del coro')).toHaveLength(1)
  expect(made()).toEqual({ laidOut: ['2027-01', '2027-01'], labelled: [] })
  act(() => showProposedItems('line', []))
})
