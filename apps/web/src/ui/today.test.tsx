import { dayOf, formatDay } from '@dodici/core/date'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPart } from '../test/render.tsx'
import { setTodayZone, today, useToday } from './today.ts'

const Today = () => <p>{formatDay(useToday())}</p>

describe('today', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.setSystemTime(new Date('2027-03-18T22:59:30.000Z'))
    setTodayZone('Europe/Rome')
  })
  afterEach(() => {
    setTodayZone('Europe/Rome')
    vi.useRealTimers()
  })

  it('changes at midnight by itself', async () => {
    await renderPart(<Today />)
    expect(screen.getByText('2027-03-18')).toBeTruthy()
    await act(() => vi.advanceTimersByTimeAsync(31_000))
    expect(screen.getByText('2027-03-19')).toBeTruthy()
  })

  it('is right again when the page wakes up', async () => {
    await renderPart(<Today />)
    vi.setSystemTime(new Date('2027-03-20T08:00:00.000Z'))
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(screen.getByText('2027-03-20')).toBeTruthy()
  })

  it("follows the person's own zone", async () => {
    await renderPart(<Today />)
    act(() => setTodayZone('Pacific/Auckland'))
    expect(screen.getByText('2027-03-19')).toBeTruthy()
    act(() => setTodayZone('Pacific/Honolulu'))
    expect(screen.getByText('2027-03-18')).toBeTruthy()
  })

  it("is the browser's where the zone is unknown to it", () => {
    setTodayZone('Mars/Olympus')
    expect(today()).toBe(dayOf(2027, 3, 18))
  })
})
