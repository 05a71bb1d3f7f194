import { afterEach, describe, expect, it, vi } from 'vitest'
import { setWidth } from '../../test/set-width.ts'
import { HeatPart, loadFirstView, MonthsPart, OpenDayView, PhonePart } from './view-parts.tsx'

const parts = { months: MonthsPart, heat: HeatPart, phone: PhonePart, day: OpenDayView }

async function loadedFor(search: string, width = 1440): Promise<string[]> {
  setWidth(width)
  const loaded: string[] = []
  for (const [name, part] of Object.entries(parts)) {
    vi.spyOn(part, 'load').mockImplementation(async () => void loaded.push(name))
  }
  await loadFirstView(search)
  return loaded
}

describe('what loads with the page', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['', []],
    ['?view=planner&year=2027', []],
    ['?view=heat', ['heat']],
    ['?day=2027-03-18', ['day']],
    ['?view=months&day=2027-03-18', ['months', 'day']],
  ])('is beside the planner what the address %o shows', async (search, names) => {
    expect(await loadedFor(search)).toEqual(names)
  })

  it('is on a phone its own year, and the day that the address names', async () => {
    expect(await loadedFor('?view=heat', 390)).toEqual(['phone'])
    expect(await loadedFor('?day=2027-03-18', 390)).toEqual(['phone', 'day'])
  })
})
