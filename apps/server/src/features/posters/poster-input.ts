import type { Calendar, Category } from '@dodici/contract/types'
import { hourCycleOf, parseDay, twelveMonths, writeTime, yearOf, type Day, type Month } from '@dodici/core/date'
import { measureRules } from '@dodici/core/load'
import { weekStartOf } from '@dodici/core/date'
import type { Group, PosterSource } from '@dodici/core/poster'
import { yearItems, type Holiday, type YearItem } from '@dodici/core/year'
import { FIRST_YEAR, LAST_YEAR } from '@dodici/contract/limits'
import { noteTruncated, type Access } from '#server/actor.ts'
import { profileOf } from '#server/features/accounts/profile.ts'
import { listCalendars } from '#server/features/calendars/calendars.service.ts'
import { listCategories } from '#server/features/categories/categories.service.ts'
import { eventsOfYear } from '#server/features/events/events.service.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { listHolidays } from '#server/features/holidays/holidays.service.ts'
import type { User } from '@dodici/contract/types'

/** Which events a poster has: ids, or null for all categories and for the calendars that are shown. */
export interface PosterChoice {
  readonly from: Month
  readonly categories: readonly string[] | null
  readonly calendars: readonly string[] | null
  readonly language: User['language']
}

/** How events without a category are chosen. */
const NONE = 'none'

/** A person's twelve months as they see them, with what was chosen of them. Ids of others choose nothing. */
export async function posterSource(storage: YearStorage, access: Access, choice: PosterChoice): Promise<PosterSource> {
  const [profile, categories, calendars] = await Promise.all([
    profileOf(storage, access.actor),
    listCategories(storage.db.read, access),
    listCalendars(storage, access),
  ])
  const years = yearsOf(choice.from)
  const items = await itemsOf(storage, access, years)
  const isByCalendar = profile.colorBy === 'calendar'
  return {
    from: choice.from,
    weekStart: weekStartOf(profile.weekStart),
    writeTime: (wall) =>
      writeTime(wall, hourCycleOf(profile.hourCycle, choice.language, profile.country), choice.language),
    items: chosenOf(items, choice, calendars),
    holidays: await holidaysOf(years, profile, choice.language),
    groups: (isByCalendar ? calendars : categories).map(groupOf),
    groupOf: ({ categoryId, calendarId }) => (isByCalendar ? calendarId : categoryId),
    rules: measureRules(profile.allDayHours, categories),
  }
}

/** The calendar years that twelve months touch: one or two. */
function yearsOf(from: Month): number[] {
  const { first, last } = twelveMonths(from)
  return [...new Set([yearOf(first), yearOf(last)])].filter((year) => year >= FIRST_YEAR && year <= LAST_YEAR)
}

/** What goes over New Year is in both years, and comes once. */
async function itemsOf(storage: YearStorage, access: Access, years: readonly number[]): Promise<YearItem[]> {
  const found = new Map<string, YearItem>()
  for (const year of years) {
    const { events, isTruncated } = await eventsOfYear({ storage, years: storage.years }, access, { year })
    if (isTruncated) noteTruncated(access.actor)
    for (const item of yearItems(events)) if (!found.has(item.id)) found.set(item.id, item)
  }
  return [...found.values()]
}

function chosenOf(items: readonly YearItem[], choice: PosterChoice, calendars: readonly Calendar[]): YearItem[] {
  const shown = new Set(choice.calendars ?? calendars.filter((one) => one.shown).map(({ _id }) => _id))
  const categories = choice.categories === null ? null : new Set(choice.categories)
  return items.filter(
    ({ calendarId, categoryId }) => shown.has(calendarId) && (categories?.has(categoryId ?? NONE) ?? true),
  )
}

const groupOf = ({ _id, name, color }: Category | Calendar): Group => ({ id: _id, name, color })

async function holidaysOf(
  years: readonly number[],
  { country, region }: Pick<User, 'country' | 'region'>,
  language: User['language'],
): Promise<Holiday[]> {
  if (country === null) return []
  const lists = await Promise.all(years.map((year) => listHolidays({ year, country, region, language })))
  return lists.flat().flatMap(({ date, name }) => {
    const day: Day | null = parseDay(date)
    return day === null ? [] : [{ day, name }]
  })
}
