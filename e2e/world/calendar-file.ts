import type { Page } from '@playwright/test'
import { expect } from './test.ts'

/** A calendar file with these lines between its head and its end. */
export const calendarFile = (...lines: readonly string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Example//Planner 1.0//EN', ...lines, 'END:VCALENDAR', ''].join('\r\n')

/** The lines of one event that lasts all day; `last` is included, as people say it. */
export const allDayEvent = (uid: string, title: string, [first, after]: readonly [string, string]): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}@example.com`,
  'DTSTAMP:20200101T000000Z',
  `DTSTART;VALUE=DATE:${first.replaceAll('-', '')}`,
  `DTEND;VALUE=DATE:${after.replaceAll('-', '')}`,
  `SUMMARY:${title}`,
  'END:VEVENT',
]

export interface DroppedFile {
  readonly name: string
  readonly text: string
  readonly type?: string
}

/**
 * Drags a file over the page and lets it go there, as a person does from a folder of the system: not before the page has
 * shown that it takes files.
 */
export async function dropFile(page: Page, { name, text, type = 'text/calendar' }: DroppedFile): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer()
      transfer.items.add(new File([file.text], file.name, { type: file.type }))
      return transfer
    },
    { name, text, type },
  )
  await expect(async () => {
    await page.dispatchEvent('main', 'dragover', { dataTransfer })
    const invitation = page.getByText(/^(Trascina qui un file|Drop a file here)$/)
    await expect(invitation.last()).toBeVisible({ timeout: 500 })
  }).toPass()
  await page.dispatchEvent('main', 'drop', { dataTransfer })
  await dataTransfer.dispose()
}
