import type { Calendar, Category, User } from '@dodici/contract/types'
import { dayOfWall, formatWall, hourCycleOf, parseWall, weekStartOf } from '@dodici/core/date'
import type { Day, HourCycle, WeekStart } from '@dodici/core/date'
import type { Language } from '@dodici/core/language'
import { measureRules, type MeasureRules } from '@dodici/core/load'
import { minutesOfDay } from '@dodici/core/reminders'
import { nowIn } from '@dodici/core/zone'
import type { Access } from '#server/actor.ts'
import { profileOf } from '#server/features/accounts/profile.ts'
import { listCalendars } from '#server/features/calendars/calendars.service.ts'
import { listCategories } from '#server/features/categories/categories.service.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'

/** The person who asks the assistant and the data that they ask about, with what it needs to know of both. */
export interface Asker {
  readonly access: Access
  readonly language: Language
  /** Their local time, `YYYY-MM-DDTHH:mm`. */
  readonly now: string
  readonly today: Day
  readonly weekStart: WeekStart
  /** How they write times. */
  readonly hourCycle: HourCycle
  /** Minute of the first day from which reminders of an all-day event count. */
  readonly allDayAt: number
  readonly country: string | null
  readonly region: string | null
  /** What of the calendar a model may see. */
  readonly sends: User['assistant']
  readonly categories: readonly Category[]
  readonly calendars: readonly Calendar[]
  /** How their time is measured. */
  readonly rules: MeasureRules
}

interface AskerInput {
  readonly language?: Language | undefined
  readonly now?: string | undefined
}

/** The person at the local time that they send, or else that of their time zone. */
export async function askerOf(storage: YearStorage, access: Access, { language, now }: AskerInput): Promise<Asker> {
  const [profile, categories, calendars] = await Promise.all([
    profileOf(storage, access.actor),
    listCategories(storage.db.read, access),
    listCalendars(storage, access),
  ])
  const wall = now === undefined ? nowIn(access.actor.timezone, storage.clock.now()) : (parseWall(now) ?? 0)
  return {
    access,
    language: language ?? profile.language,
    now: formatWall(wall),
    today: dayOfWall(wall),
    weekStart: weekStartOf(profile.weekStart),
    hourCycle: hourCycleOf(profile.hourCycle, language ?? profile.language, profile.country),
    allDayAt: minutesOfDay(profile.reminders.allDayAt),
    country: profile.country,
    region: profile.region,
    sends: profile.assistant,
    categories,
    calendars,
    rules: measureRules(profile.allDayHours, categories),
  }
}
