import type { Calendar } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { fileOf } from '#server/test/most-of-everything.ts'
import { pagesOf, ROWS_A_PAGE, rowsOf, slicesOf } from './pages.ts'

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index)

/** Reads numbers as a table would be read, and notes how many questions that takes. */
function readerOf(count: number) {
  const state = { questions: 0 }
  const read = (last: number | undefined): Promise<number[]> => {
    state.questions += 1
    return Promise.resolve(numbers(count).slice((last ?? -1) + 1, (last ?? -1) + 1 + ROWS_A_PAGE))
  }
  return { state, read }
}

it.each([
  [0, 1],
  [1, 1],
  [ROWS_A_PAGE, 2],
  [2 * ROWS_A_PAGE + 1, 3],
])('reads %i rows by %i questions, each once and in order', async (count, questions) => {
  const { state, read } = readerOf(count)
  expect(await rowsOf(read)).toEqual(numbers(count))
  expect(state.questions).toBe(questions)
})

it('gives way between pages and between slices', async () => {
  let turns = 0
  const tick = (): void => {
    turns += 1
    timer = setImmediate(tick)
  }
  let timer = setImmediate(tick)
  const seen: number[] = []
  for await (const page of pagesOf(readerOf(3 * ROWS_A_PAGE).read)) seen.push(page.length)
  const turnsOfPages = turns
  for await (const slice of slicesOf(numbers(3 * ROWS_A_PAGE))) seen.push(slice.length)
  clearImmediate(timer)
  expect(seen).toEqual(Array.from({ length: 6 }, () => ROWS_A_PAGE))
  expect(turnsOfPages).toBeGreaterThanOrEqual(3)
  expect(turns - turnsOfPages).toBeGreaterThanOrEqual(2)
})

eachDatabase((planner) => {
  it('leaves out no event of a day with more than a page, nor an exception of a series with as many', async () => {
    const person = await planner().newUser()
    const calendar = (await person.get('/calendars')).json<Calendar[]>()[0]?._id ?? ''
    const single = numbers(ROWS_A_PAGE + 200).map((index) => [
      `UID:single-${String(index)}`,
      'DTSTART;VALUE=DATE:20260303',
      `SUMMARY:${String(index)}`,
    ])
    const exceptions = numbers(ROWS_A_PAGE + 200).map((index) => {
      const day = new Date(Date.UTC(2024, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', '')
      return [
        'UID:series',
        `RECURRENCE-ID;VALUE=DATE:${day}`,
        `DTSTART;VALUE=DATE:${day}`,
        `SUMMARY:Altro ${String(index)}`,
      ]
    })
    const series = ['UID:series', 'DTSTART;VALUE=DATE:20240101', 'RRULE:FREQ=DAILY', 'SUMMARY:Turno']
    const file = fileOf([...single, series, ...exceptions])
    const imported = await person.post(`/calendars/${calendar}/import`, file, { 'content-type': 'text/calendar' })
    expect(imported.statusCode).toBe(200)
    interface Shown {
      readonly title: string
      readonly occurrences: readonly { readonly override?: { readonly title?: string } }[]
    }
    const events = (await person.get('/events?year=2026')).json<Shown[]>()
    expect(new Set(events.filter(({ title }) => title !== 'Turno').map(({ title }) => title)).size).toBe(single.length)
    const exported = (await person.get(`/calendars/${calendar}/export.ics`)).body
    const titles = [...exported.matchAll(/SUMMARY:Altro (\d+)/g)].map(([, index]) => Number(index))
    expect(titles.sort((one, other) => one - other)).toEqual(numbers(exceptions.length))
    expect(exported.match(/UID:single-/g)).toHaveLength(single.length)
  })
})
