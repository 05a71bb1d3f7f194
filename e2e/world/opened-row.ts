import type { Locator, Page } from '@playwright/test'
import type { Person } from './person.ts'
import type { Point } from './pointer.ts'
import { expect } from './test.ts'
import { edgesOf, openYear, YEAR } from './year.ts'

/** The name of the month whose row is open. */
export const opened = (page: Page): Locator => page.locator('[data-row][aria-expanded="true"]')

/** What is being carried, over the days. */
export const carried = (page: Page, title: string): Locator =>
  page
    .locator('main div:not([data-item])')
    .filter({ hasText: new RegExp(`^${title}$`) })
    .last()

/** Opens the year with the row of May open. */
export const openMay = async (page: Page, search = ''): Promise<void> => {
  await openYear(page, `?row=${YEAR}-05${search}`)
  await expect(opened(page)).toHaveCount(1)
}

/** What a gesture says of its days, as it is seen beside them. */
export const label = (page: Page): Locator => page.locator('main [class*="_dates_"]')

/** Low in the cell of a day: below what lies there, if that is little. */
export async function lowIn(cell: Locator): Promise<Point> {
  const { left, right, bottom } = await edgesOf(cell)
  return { x: (left + right) / 2, y: bottom - 8 }
}

/** Whether something is inside of the cells of its row, from above to below. */
export async function expectInRow(thing: Locator, cell: Locator): Promise<void> {
  const [inner, outer] = [await edgesOf(thing), await edgesOf(cell)]
  // What is carried is lifted by 3 px.
  expect(inner.top).toBeGreaterThanOrEqual(outer.top - 3)
  expect(inner.bottom).toBeLessThanOrEqual(outer.bottom)
}

/** So many visits on one day, which make its month as tall once it is opened. */
export async function fillDay(person: Person, date: string, [title, count]: readonly [string, number]): Promise<void> {
  const [calendar] = await person.calendars()
  const day = date.replaceAll('-', '')
  const visits = Array.from({ length: count }, (_, index) =>
    [
      ...['BEGIN:VEVENT', `UID:${title}-${index}@example.org`, `SUMMARY:${title} ${index}`],
      ...[`DTSTART;VALUE=DATE:${day}`, 'DTSTAMP:20260101T000000Z', 'END:VEVENT'],
    ].join('\r\n'),
  )
  const text = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN', ...visits, 'END:VCALENDAR', ''].join('\r\n')
  await person.importFile(calendar?._id ?? '', text)
}
