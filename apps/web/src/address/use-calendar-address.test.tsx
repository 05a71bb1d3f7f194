import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BrowserRouter } from 'react-router'
import { setNow } from '../test/set-now.ts'
import type { CalendarAddress } from './calendar-address.ts'
import { useCalendarAddress } from './use-calendar-address.ts'

/** The calendar at an address, as a link opens it. */
function open(search = '') {
  window.history.replaceState(null, '', `/calendar${search}`)
  const { result } = renderHook(useCalendarAddress, { wrapper: BrowserRouter })
  const change = (patch: Partial<CalendarAddress>) => act(() => result.current.change(patch))
  const leadsTo = (search: string) => waitFor(() => expect(location.search).toBe(search))
  const back = async (search: string) => {
    act(() => window.history.back())
    await leadsTo(search)
  }
  return { change, leadsTo, back }
}

const day = { start: '2027-05-06', end: '2027-05-06', allDay: true }

beforeEach(() => setNow('2027-03-18T10:00'))

describe('Back', () => {
  it('closes what was opened', async () => {
    const { change, back } = open()
    change({ view: 'heat' })
    change({ dialog: 'keys' })
    await back('?view=heat')
    await back('')
  })

  it('leads past what was closed, and never nowhere', async () => {
    const { change, leadsTo, back } = open()
    change({ view: 'heat' })
    change({ dialog: 'keys' })
    change({ dialog: null })
    await leadsTo('?view=heat')
    change({ day: '2027-05-06' })
    change({ event: 'dentist' })
    change({ event: null })
    await leadsTo('?view=heat&day=2027-05-06')
    change({ day: null })
    await leadsTo('?view=heat')
    await back('')
  })

  it('leads past a dialog that gave way to another one', async () => {
    const { change, leadsTo, back } = open()
    change({ view: 'heat' })
    change({ dialog: 'quick-add' })
    change({ dialog: null, create: day })
    await leadsTo('?view=heat&new=2027-05-06')
    change({ create: null })
    await leadsTo('?view=heat')
    await back('')
  })

  it('leads to where a dialog was opened that has led to another year', async () => {
    const { change, leadsTo, back } = open()
    change({ dialog: 'quick-add' })
    change({ dialog: null, year: 2029 })
    await leadsTo('?year=2029')
    await back('')
  })

  it('takes no step for what changes nothing', async () => {
    const { change, back } = open()
    change({ view: 'heat' })
    change({ view: 'heat' })
    await back('')
  })
})

describe('what a link has opened', () => {
  it('closes where it is', async () => {
    const { change } = open('?dialog=keys&view=heat')
    const before = window.history.length
    change({ dialog: null })
    expect(location.search).toBe('?view=heat')
    expect(window.history.length).toBe(before)
  })
})

describe('closing', () => {
  it('twice is closing once', async () => {
    const { change, leadsTo, back } = open()
    change({ view: 'heat' })
    change({ dialog: 'keys' })
    change({ dialog: null })
    change({ dialog: null })
    await leadsTo('?view=heat')
    await back('')
  })

  it('is done before what comes after it', async () => {
    const { change, leadsTo, back } = open()
    change({ view: 'heat' })
    change({ dialog: 'keys' })
    change({ dialog: null })
    change({ year: 2029 })
    await leadsTo('?view=heat&year=2029')
    await back('?view=heat')
    await back('')
  })

  it('works too where the browser has lost the step that it would take back', async () => {
    const { change, leadsTo } = open()
    change({ dialog: 'keys' })
    const back = vi.spyOn(window.history, 'back').mockReturnValueOnce()
    change({ dialog: null })
    change({ year: 2029 })
    await waitFor(() => expect(location.search).toBe('?year=2029'), { timeout: 3_000 })
    expect(back).toHaveBeenCalledOnce()
    await leadsTo('?year=2029')
  })
})

describe('the address', () => {
  it('is one object for all who ask, until it changes', () => {
    window.history.replaceState(null, '', '/calendar?view=heat')
    const { result } = renderHook(() => [useCalendarAddress(), useCalendarAddress()] as const, {
      wrapper: BrowserRouter,
    })
    const [before, same] = result.current
    expect(same.address).toBe(before.address)
    act(() => before.change({ year: 2028 }))
    const [after] = result.current
    expect(after.address).toMatchObject({ view: 'heat', year: 2028 })
    expect(before.address.year).toBe(2027)
  })
})
