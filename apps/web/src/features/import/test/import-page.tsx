import { routes } from '@dodici/contract/routes'
import type { Calendar, ImportNote, ImportReport } from '@dodici/contract/types'
import { createEvent, fireEvent } from '@testing-library/react'
import type { Language } from '../../../i18n/language.ts'
import { answer } from '../../../test/fake-api.ts'
import { renderPart, type Rendered } from '../../../test/render.tsx'
import { sampleCalendar, sampleUser } from '../../../test/samples.ts'
import { ImportDrop } from '../import-drop.tsx'

export const sampleReport = (facts: Partial<ImportReport> = {}): ImportReport => ({
  name: 'Family',
  added: 200,
  updated: 0,
  unchanged: 0,
  skipped: [],
  warnings: [],
  first: '2027-01-06',
  last: '2027-12-31',
  sample: [{ title: 'Epifania', start: '2027-01-06', end: '2027-01-06', allDay: true, repeats: true, until: null }],
  changeId: null,
  ...facts,
})

export const sampleNote = (facts: Partial<ImportNote> = {}): ImportNote => ({
  uid: 'a@example.org',
  title: 'Buy milk',
  reason: 'todo',
  detail: null,
  ...facts,
})

export const calendarFile = (
  name = 'family.ics',
  text = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
  type = 'text/calendar',
) => new File([text], name, { type })

interface Circumstances {
  readonly language?: Language
  readonly query?: string
  readonly calendars?: readonly Calendar[]
}

/** A page on which files can be dropped. */
export function importPage({ language = 'en', query = 'year=2027', calendars }: Circumstances = {}): Promise<Rendered> {
  answer(routes.listCalendars, [...(calendars ?? [sampleCalendar()])])
  return renderPart(<ImportDrop />, { path: `/calendar?${query}`, language, user: sampleUser() })
}

/** What a browser says of things that are dragged over the page; jsdom has no such event of its own. */
export function drag(kind: 'dragEnter' | 'dragLeave' | 'drop', carried: { files?: File[]; types?: string[] }): boolean {
  const { files = [], types = ['Files'] } = carried
  const event = createEvent[kind](document.body, { dataTransfer: { files, types } })
  // Over the edge of the window there is nothing that the pointer goes to.
  Object.defineProperty(event, 'relatedTarget', { value: null })
  return fireEvent(document.body, event)
}
