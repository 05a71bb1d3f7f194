import { routes } from '@dodici/contract/routes'
import { parseDay, januaryOf, yearOfMonth } from '@dodici/core/date'
import { PLAIN_RULES } from '@dodici/core/load'
import { plannerGeometry } from '@dodici/core/year'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectChange } from '../../address/expected-change.ts'
import { yearEvents } from '../../api/year.queries.ts'
import { texts } from '../../i18n/texts.ts'
import { answer, callsOf, fail, hold } from '../../test/fake-api.ts'
import { idleMoment, type IdleCallback } from '../../test/idle-moment.ts'
import { sampleEvent } from '../../test/samples.ts'
import { makeRowReady } from './planner/drawn-rows.ts'
import { layoutOf } from './planner/year-layouts.ts'
import type { Room } from './use-room.ts'
import { useYearsBeside } from './use-years-beside.ts'
import type { Year } from './use-year.ts'
import { labelsOf } from './words/use-day-labels.ts'

vi.mock(import('./planner/year-layouts.ts'), async (load) => ({ layoutOf: vi.fn((await load()).layoutOf) }))
vi.mock(import('./planner/drawn-rows.ts'), () => ({ makeRowReady: vi.fn(), showRows: vi.fn(), showRowsFirst: vi.fn() }))
vi.mock(import('./words/use-day-labels.ts'), async (load) => {
  const real = await load()
  return { ...real, labelsOf: vi.fn(real.labelsOf) }
})

type ViewOptions = Parameters<typeof useYearsBeside>[1]

const geometryOf = (width: number) => plannerGeometry({ width, height: 900, align: 'weekday' })

const roomOf = (width: number, facts: Partial<Room> = {}): Room => ({
  ...{ isPhone: false, view: 'planner', opened: null, panel: 0, width, height: 900 },
  ...{ geometry: geometryOf(width), otherGeometry: geometryOf(width - 400) },
  ...facts,
})

const look: ViewOptions = {
  filter: { category: 'all', calendar: 'all', hidden: '' },
  preferences: {
    weekStart: 0,
    place: 'IT',
    timezone: null,
    holidays: [],
    categories: [],
    calendars: [],
    rules: PLAIN_RULES,
    colorBy: 'category',
    colorOf: () => null,
  },
  room: roomOf(1440),
  settings: {
    align: 'weekday',
    spacing: 'comfortable',
    weekNumbers: false,
    routineAsEvents: false,
    metric: 'count',
    scale: 'fixed',
    singleKeys: true,
  },
}

const yearOf = (year: number, state: Year['state'] = 'ready'): Year => ({
  ...{ from: januaryOf(year), state, isStale: false, error: null, tryAgain: () => undefined, isTruncated: false },
  ...{ all: [], inCalendars: [], items: [], events: [] },
})

const eventsOf = (year: string | undefined) => [
  sampleEvent({ _id: `${year}-work`, title: 'Budget', start: `${year}-03-08`, categoryId: 'work' }),
  sampleEvent({ _id: `${year}-home`, title: 'Garden', start: `${year}-09-18`, categoryId: 'home' }),
]

/** What waits for an idle moment, as the browser would keep it. */
const waiting = new Map<number, IdleCallback>()
let handles = 0

const tick = () => new Promise((resolve) => setTimeout(resolve))

/** One idle moment, in which all is done that waits for it; what that leads to waits for the next one. */
function beIdleOnce(): void {
  for (const [handle, job] of [...waiting]) {
    waiting.delete(handle)
    job(idleMoment)
  }
}

/** Waits for what is being read. */
const beRead = async (client: QueryClient): Promise<void> => {
  for (let quiet = 0; quiet < 3; quiet += 1) {
    if (client.isFetching() > 0) quiet = 0
    await tick()
  }
}

/** Idle moments for as long as there is something to do in them. */
async function beIdle(client: QueryClient): Promise<void> {
  do {
    beIdleOnce()
    await beRead(client)
  } while (waiting.size > 0)
}

/** What is laid out in both widths once a pointer has rested, with nothing else before or between. */
async function twoLaidOut(): Promise<readonly string[]> {
  const made: string[] = []
  await vi.waitFor(() => {
    made.push(...laidOut())
    expect(made.length).toBeGreaterThanOrEqual(2)
  })
  return made
}

function open(year: Year, first: ViewOptions = look) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(yearEvents(2027).queryKey, { events: eventsOf('2027'), isTruncated: false, etag: null })
  const hook = renderHook(({ shown, wanted }) => useYearsBeside(shown, wanted), {
    initialProps: { shown: year, wanted: first },
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  })
  return { ...hook, client }
}

const read = () => callsOf(routes.listEvents).map(({ query }) => Number(query.year))

/** Year and width of what was laid out since this was last asked, with the titles. */
const laidOut = (): string[] => {
  const calls = vi.mocked(layoutOf).mock.calls.splice(0)
  return calls.map(([items, { from, geometry }]) =>
    [yearOfMonth(from), geometry.width, ...items.map(({ title }) => title)].join(' '),
  )
}

const said = (): number[] =>
  vi
    .mocked(labelsOf)
    .mock.calls.splice(0)
    .map(([, { from }]) => yearOfMonth(from))

const sorted = (texts: readonly string[]): string[] => [...texts].sort()

beforeEach(() => {
  waiting.clear()
  vi.mocked(layoutOf).mockClear()
  vi.mocked(labelsOf).mockClear()
  vi.mocked(makeRowReady).mockClear()
  vi.stubGlobal('requestIdleCallback', (job: IdleCallback) => {
    handles += 1
    waiting.set(handles, job)
    return handles
  })
  vi.stubGlobal('cancelIdleCallback', (handle: number) => waiting.delete(handle))
  // What the hook has to wait for is drawn at once.
  vi.stubGlobal('requestAnimationFrame', (job: () => void) => job())
  answer(routes.listEvents, ({ query }) => eventsOf(query.year))
  answer(routes.listHolidays, ({ query }) => [{ date: `${query.year}-12-25`, name: 'Natale' }])
  texts.changeLanguage('it')
  return () => vi.unstubAllGlobals()
})

describe('beside a year that is there', () => {
  it('nothing is done before the page is idle', async () => {
    open(yearOf(2027))
    await tick()
    expect([read(), laidOut(), said()]).toEqual([[], [], []])
  })

  it('the next and the last year are read, and all three laid out, alone and beside a panel', async () => {
    const { client } = open(yearOf(2027))
    await beIdle(client)
    expect(read()).toEqual([2028, 2026])
    expect(sorted(laidOut())).toEqual([
      '2026 1040 Budget Garden',
      '2026 1440 Budget Garden',
      '2027 1040 Budget Garden',
      '2027 1440 Budget Garden',
      '2028 1040 Budget Garden',
      '2028 1440 Budget Garden',
    ])
    expect(said().sort()).toEqual([2026, 2027, 2028])
  })

  it('their holidays are there too, in the language of the page', async () => {
    const { client } = open(yearOf(2027))
    await beIdle(client)
    const asked = callsOf(routes.listHolidays).map(({ query }) => query)
    expect(asked).toContainEqual({ year: '2028', country: 'IT', language: 'it' })
    const of2028 = vi.mocked(layoutOf).mock.calls.find(([, { from }]) => from === januaryOf(2028))
    expect(of2028?.[1].holidays).toEqual([{ day: parseDay('2028-12-25'), name: 'Natale' }])
  })

  it('no holidays are asked for where no country is said', async () => {
    const { client } = open(yearOf(2027), { ...look, preferences: { ...look.preferences, place: null } })
    await beIdle(client)
    expect(callsOf(routes.listHolidays)).toEqual([])
    expect(laidOut()).toHaveLength(6)
  })

  it('what was read before is not read again, however old', async () => {
    const { client } = open(yearOf(2027))
    const old = { events: eventsOf('2028'), isTruncated: false, etag: null }
    client.setQueryData(yearEvents(2028).queryKey, old, { updatedAt: 1 })
    await beIdle(client)
    expect(read()).toEqual([2026])
    expect(laidOut().some((each) => each.startsWith('2028'))).toBe(true)
  })

  it('a year that cannot be read is left out without a word, and the others are not', async () => {
    fail(routes.listEvents, 'unavailable')
    const { client } = open(yearOf(2027))
    await beIdle(client)
    expect(sorted(laidOut())).toEqual(['2027 1040 Budget Garden', '2027 1440 Budget Garden'])
  })

  it('holidays that cannot be read keep no year from being laid out', async () => {
    fail(routes.listHolidays, 'unavailable')
    const { client } = open(yearOf(2027))
    await beIdle(client)
    expect(vi.mocked(layoutOf).mock.calls.map(([, { holidays }]) => holidays)).toEqual(Array(6).fill([]))
  })

  it.each<[string, Partial<Room>]>([
    ['on a phone', { isPhone: true }],
    ['where days are too narrow', { geometry: geometryOf(700), otherGeometry: geometryOf(300) }],
  ])('%s there is no planner to lay out, but all else is done', async (_, facts) => {
    const { client } = open(yearOf(2027), { ...look, room: roomOf(1440, facts) })
    await beIdle(client)
    expect(read()).toEqual([2028, 2026])
    expect(laidOut()).toEqual([])
    expect(said().sort()).toEqual([2026, 2027, 2028])
  })
})

describe('a look that is over', () => {
  it.each(['loading', 'failed'] as const)(
    'has not begun while the year is %s, and begins when it is there',
    async (state) => {
      const { client, rerender } = open(yearOf(2027, state))
      await beIdle(client)
      expect(read()).toEqual([])
      rerender({ shown: yearOf(2027), wanted: look })
      await beIdle(client)
      expect(read()).toEqual([2028, 2026])
    },
  )

  it('reads nothing that it has not begun to read', async () => {
    const { client, unmount } = open(yearOf(2027))
    unmount()
    await beIdle(client)
    expect([read(), laidOut()]).toEqual([[], []])
  })

  it('keeps what comes of what it has begun to read, and has nothing more to do with it', async () => {
    const release = hold(routes.listEvents)
    const { client, unmount } = open(yearOf(2027))
    beIdleOnce()
    beIdleOnce()
    unmount()
    release()
    await beRead(client)
    expect(client.getQueryData(yearEvents(2028).queryKey)?.events).toHaveLength(2)
    expect(waiting.size).toBe(0)
  })

  it.each([2, 3])('lays nothing out that it has read, after %i idle moments', async (moments) => {
    const { client, unmount } = open(yearOf(2027))
    for (let moment = 0; moment < moments; moment += 1) {
      beIdleOnce()
      await beRead(client)
    }
    expect(waiting.size).toBeGreaterThan(0)
    unmount()
    await beIdle(client)
    expect([laidOut(), said()]).toEqual([[], []])
  })

  it('gives way to that of another year', async () => {
    const { client, rerender } = open(yearOf(2027))
    rerender({ shown: yearOf(2031), wanted: look })
    await beIdle(client)
    expect(read()).toEqual([2031, 2032, 2030])
    expect(laidOut().filter((each) => each.startsWith('2027'))).toEqual([])
  })
})

describe('a filter that somebody points at', () => {
  it('is laid out for the year that is shown, and its items are drawn', async () => {
    const { client } = open(yearOf(2027))
    await beIdle(client)
    laidOut()
    vi.mocked(makeRowReady).mockClear()
    expectChange({ category: 'work' })
    expect(await twoLaidOut()).toEqual(['2027 1440 Budget', '2027 1040 Budget'])
    expect(vi.mocked(makeRowReady).mock.calls).toHaveLength(12)
  })

  it('gives way to the one that is pointed at next', async () => {
    const { client } = open(yearOf(2027))
    await beIdle(client)
    laidOut()
    expectChange({ category: 'work' })
    expectChange({ category: 'home' })
    expect(await twoLaidOut()).toEqual(['2027 1440 Garden', '2027 1040 Garden'])
  })

  it("is nobody's any more once the year has gone", async () => {
    const { client, unmount } = open(yearOf(2027))
    await beIdle(client)
    laidOut()
    unmount()
    expectChange({ category: 'work' })
    await beIdle(client)
    expect(laidOut()).toEqual([])
  })
})

describe('the items of the planner', () => {
  it('are drawn for all three years, in the width that they are shown in', async () => {
    const { client } = open(yearOf(2027))
    await beIdle(client)
    const drawn = vi
      .mocked(makeRowReady)
      .mock.calls.map(([{ row, drawing }]) => `${row.first} ${drawing.geometry.width}`)
    expect(new Set(drawn).size).toBe(36)
    expect(drawn.every((each) => each.endsWith(' 1440'))).toBe(true)
  })

  it('are not drawn where another view is shown', async () => {
    const { client } = open(yearOf(2027), { ...look, room: roomOf(1440, { view: 'heat' }) })
    await beIdle(client)
    expect(makeRowReady).not.toHaveBeenCalled()
  })
})

describe('a look that changes', () => {
  async function openAndFinish() {
    const drawn = open(yearOf(2027))
    await beIdle(drawn.client)
    laidOut()
    return drawn
  }

  it('does nothing anew where it says the same in other objects', async () => {
    const { rerender } = await openAndFinish()
    const { category, calendar, hidden } = look.filter
    rerender({
      shown: yearOf(2027),
      wanted: { ...look, filter: { category, calendar, hidden }, room: { ...look.room } },
    })
    expect(waiting.size).toBe(0)
  })

  it('to another filter lays out what that leaves, and reads nothing again', async () => {
    const { client, rerender } = await openAndFinish()
    rerender({ shown: yearOf(2027), wanted: { ...look, filter: { category: 'work', calendar: 'all', hidden: '' } } })
    await beIdle(client)
    expect(read()).toEqual([2028, 2026])
    expect(sorted(laidOut())).toEqual(
      [2026, 2027, 2028].flatMap((year) => [`${year} 1040 Budget`, `${year} 1440 Budget`]),
    )
  })

  it('to another width lays out for that', async () => {
    const { client, rerender } = await openAndFinish()
    rerender({ shown: yearOf(2027), wanted: { ...look, room: roomOf(1600) } })
    await beIdle(client)
    const widths = laidOut().map((each) => each.split(' ')[1])
    expect([...new Set(widths)].sort()).toEqual(['1200', '1600'])
    expect(read()).toEqual([2028, 2026])
  })

  it('before it was done does the old work no more', async () => {
    const { client, rerender } = open(yearOf(2027))
    rerender({ shown: yearOf(2027), wanted: { ...look, room: roomOf(1600) } })
    await beIdle(client)
    expect(laidOut().filter((each) => / 1[04]40 /.test(each))).toEqual([])
  })
})
