import { REMINDER_MINUTES_MAX, REMINDERS_MAX } from '@dodici/contract/limits'
import type { NewEvent } from '@dodici/contract/types'
import { parseDay, parseWall } from '@dodici/core/date'

/** Times of a new event: two days, or two local times (`YYYY-MM-DDTHH:mm`). */
export interface EventPrefill {
  readonly start: string
  readonly end: string
  readonly allDay: boolean
  /** Values known before the form opens. */
  readonly title?: string
  readonly categoryId?: string | null
  /** Name of a category to create with the event. */
  readonly newCategory?: string | null
  readonly calendarId?: string | null
  /** An RRULE. */
  readonly recurrence?: string | null
  readonly reminders?: readonly Reminder[]
}

type Reminder = NonNullable<NewEvent['reminders']>[number]

/** Values that can be set before the form opens, with their URL names. */
const SAID = { title: 'title', categoryId: 'in', newCategory: 'in-new', calendarId: 'to', recurrence: 'rule' } as const
const REMINDERS = 'remind'

/** `2027-03-01`, `2027-03-01..2027-03-05`, or two local times, with the other values. */
export function readPrefill(params: URLSearchParams): EventPrefill | null {
  const text = params.get('new')
  if (text === null) return null
  const [start = '', end = start] = text.split('..')
  const allDay = isSpan(start, end, parseDay)
  if (!allDay && !isSpan(start, end, parseWall)) return null
  const texts = Object.entries(SAID).map(([name, param]) => [name, params.get(param)] as const)
  const reminders = readReminders(params.get(REMINDERS) ?? '')
  return {
    ...{ start, end, allDay },
    ...Object.fromEntries(texts.filter(([, text]) => text)),
    ...(reminders.length > 0 ? { reminders } : {}),
  }
}

function isSpan(start: string, end: string, parse: (text: string) => number | null): boolean {
  const [from, to] = [parse(start), parse(end)]
  return from !== null && to !== null && from <= to
}

/** A draft as URL values; null removes a name. */
export const draftTexts = (draft: EventPrefill | null) => ({
  new: draft && (draft.start === draft.end ? draft.start : `${draft.start}..${draft.end}`),
  ...Object.fromEntries(
    Object.entries(SAID).map(([name, param]) => [param, draft?.[name as keyof typeof SAID] || null]),
  ),
  [REMINDERS]: textOfReminders(draft?.reminders ?? []) || null,
})

/** Reminders in a URL: `60` minutes before, or `60-email`, separated by commas. */
const textOfReminders = (reminders: readonly Reminder[]): string =>
  reminders.map(({ minutesBefore, channel }) => `${minutesBefore}${channel === 'email' ? '-email' : ''}`).join(',')

/** The reverse. Invalid reminders are left out. */
const readReminders = (text: string): Reminder[] =>
  text
    .split(',')
    .flatMap((part) => {
      const [, minutes, email] = /^(\d{1,7})(-email)?$/.exec(part) ?? []
      const minutesBefore = Number(minutes)
      if (minutes === undefined || minutesBefore > REMINDER_MINUTES_MAX) return []
      return [{ minutesBefore, channel: email === undefined ? ('display' as const) : ('email' as const) }]
    })
    .slice(0, REMINDERS_MAX)
