import type { Event, NewEvent, QuickAddAnswer, QuickAddRequest } from '@dodici/contract/types'
import { formatWall, weekStartOf } from '@dodici/core/date'
import { countCharacters, TITLE_MAX } from '@dodici/core/event'
import { parseQuickAdd, type Named, type QuickAdd, type UnderstoodKind } from '@dodici/core/language'
import { nowIn } from '@dodici/core/zone'
import type { Access } from '#server/actor.ts'
import { nothingWritten, writeChange, type Storage, type Written } from '#server/db/journal/write-change.ts'
import { invalidInput } from '#server/errors.ts'
import { profileOf } from '#server/features/accounts/profile.ts'
import { listCalendars } from '#server/features/calendars/calendars.service.ts'
import { listCategories } from '#server/features/categories/categories.service.ts'
import { checkedDraft, CREATION, putEvent } from './create-event.service.ts'

/**
 * Parses a line of text and creates the event, or only previews it. Marks in the text refer only to the person's
 * categories and calendars. A repeated request may parse differently on another day, but a repeated key gets its stored
 * answer.
 * @throws AppError `invalid_input` if the text has no date; as `createEvent` does
 */
export async function quickAddEvent(
  storage: Storage,
  access: Access,
  request: QuickAddRequest,
): Promise<Written<QuickAddAnswer>> {
  const [profile, categories, calendars] = await Promise.all([
    profileOf(storage, access.actor),
    listCategories(storage.db.read, access),
    listCalendars(storage, access),
  ])
  const read = parseQuickAdd(request.text, {
    language: request.language ?? access.actor.language,
    now: request.now ?? formatWall(nowIn(access.actor.timezone, storage.clock.now())),
    weekStart: weekStartOf(profile.weekStart),
    country: profile.country,
    categories,
    calendars,
    newCategories: request.newCategories,
    ...(request.day === undefined ? {} : { day: request.day }),
    ...(request.year === undefined ? {} : { year: request.year }),
  })
  const newCategory = meaningOf(read, 'newCategory')
  const answer = (event: Event | null): QuickAddAnswer => ({
    ...read,
    reminders: [...read.reminders],
    understood: [...read.understood],
    category: newCategory === null ? namedOf(categories, read.categoryId) : madeCategory(newCategory, event),
    newCategory,
    calendar: namedOf(calendars, read.calendarId),
    assumedDay: meaningOf(read, 'assumedDay'),
    event,
  })
  if (request.dryRun) return nothingWritten(answer(null), access)
  return writeChange(storage, access, { ...CREATION, madeBy: 'quickAdd' }, async (writer) => {
    const made = newCategory === null ? {} : { newCategory: { name: newCategory } }
    return answer(await putEvent(writer, access, { checked: checkedDraft(draftOf(read), access.actor), ...made }))
  })
}

const meaningOf = ({ understood }: QuickAdd, kind: UnderstoodKind): string | null =>
  understood.find((each) => each.kind === kind)?.meaning ?? null

const madeCategory = (name: string, event: Event | null): Named | null =>
  event?.categoryId ? { _id: event.categoryId, name } : null

function namedOf(things: readonly Named[], id: string | null): Named | null {
  const thing = things.find(({ _id }) => _id === id)
  return thing ? { _id: thing._id, name: thing.name } : null
}

function draftOf({ title, start, end, ...read }: QuickAdd): NewEvent {
  if (start === null || end === null) throw invalidInput('text', 'has no date that is sure')
  if (countCharacters(title) > TITLE_MAX)
    throw invalidInput('text', `the title must have at most ${TITLE_MAX} characters`)
  return {
    title,
    start,
    end,
    allDay: read.allDay,
    recurrence: read.recurrence,
    categoryId: read.categoryId,
    // Without reminders in the line, the category decides.
    ...(read.reminders.length === 0 ? {} : { reminders: [...read.reminders] }),
    ...(read.calendarId === null ? {} : { calendarId: read.calendarId }),
  }
}
