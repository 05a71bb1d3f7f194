import type { Calendar, Category } from '@dodici/contract/types'
import { yearOf } from '@dodici/core/date'
import type { FoundItem } from '@dodici/core/search'
import type { PaletteEntry } from '../../features/commands/palette-list.tsx'
import { formatDays } from '../../i18n/format.ts'
import type { TFunction } from '../../i18n/texts.ts'
import { openFound } from '../open-found.ts'
import type { CommandContext } from './command.ts'

/** A series may have occurrences with titles of their own. */
export const idOfEvent = ({ eventId, title }: FoundItem): string => `event-${eventId} ${title}`

/** Found events, with their days. One is opened on its day. */
export function eventEntries(
  items: readonly FoundItem[],
  calendars: readonly Calendar[],
  context: CommandContext,
  t: TFunction,
): PaletteEntry[] {
  const { address, change, today, categories } = context
  const hidden = new Map(calendars.filter(({ shown }) => !shown).map(({ _id, name }) => [_id, name]))
  const place = { address, change, currentYear: yearOf(today) }
  return items.map((item) => ({
    id: idOfEvent(item),
    name: item.title,
    color: colorOf(item, categories),
    detail: detailOf(item, hidden.get(item.calendarId), t),
    keys: [],
    isOn: null,
    run: () =>
      openFound({ ...item, day: item.first, opens: { event: item.eventId, occurrence: item.recurrenceId } }, place),
  }))
}

const colorOf = ({ categoryId }: FoundItem, categories: readonly Category[]): string | null =>
  categories.find(({ _id }) => _id === categoryId)?.color ?? null

/** Events whose calendar is hidden are not in the year. */
function detailOf({ first, last }: FoundItem, hiddenIn: string | undefined, t: TFunction): string {
  const days = formatDays(first, last, 'weekday-day-month-year-short')
  return hiddenIn === undefined ? days : `${days} · ${t('search.hidden', { name: hiddenIn })}`
}
