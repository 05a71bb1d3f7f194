import { hash } from 'node:crypto'
import type { PosterQuery } from '@dodici/contract/types'
import { formatMonth, januaryOf, parseDay, parseMonth, yearOf } from '@dodici/core/date'
import type { PosterOptions } from '@dodici/core/poster'
import type { Access } from '#server/actor.ts'
import { todayIn } from '#server/clock.ts'
import type { Config } from '#server/config.ts'
import { profileOf } from '#server/features/accounts/profile.ts'
import { bucketOfActor, takeAttempts } from '#server/features/limits/limits.ts'
import { performRead, type ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import { VERSION } from '#server/version.ts'
import { posterTask, type PosterRequest, type WrittenPoster } from './poster-task.ts'

export type PosterStorage = ThreadedStorage & { readonly config: Pick<Config, 'appName'> }

/** For one account in ten minutes: a preview is drawn anew with each choice. */
export const POSTERS_IN_TEN_MINUTES = 200
const MINUTES = 10

/** What is drawn for a query. Everything that decides what comes out is in it. */
export function posterRequest(
  { clock, config }: PosterStorage,
  access: Access,
  query: PosterQuery,
  format: PosterRequest['format'],
): PosterRequest {
  const today = parseDay(todayIn(clock, access.actor.timezone)) ?? 0
  return {
    options: optionsOf(query),
    choice: {
      from: (query.from === undefined ? null : parseMonth(query.from)) ?? januaryOf(yearOf(today)),
      categories: query.categories ?? null,
      calendars: query.calendars ?? null,
      language: query.language ?? access.actor.language,
    },
    today,
    product: config.appName,
    format,
  }
}

const optionsOf = ({ paper, orientation, view, pages, align, notes, title, ...flags }: PosterQuery): PosterOptions => ({
  ...{ paper, orientation, view, pages, align, notes },
  weekNumbers: flags.weekNumbers === 'true',
  routine: flags.routine === 'true',
  title: title.replaceAll('\n', ' ').trim(),
  titles: flags.titles === 'true',
  legend: flags.legend === 'true',
  grey: flags.grey === 'true',
})

/** Changes with anything of the person's that could be on the poster: events, and how they see them. */
export async function tagOf(storage: PosterStorage, access: Access, request: PosterRequest): Promise<string> {
  const { weekStart, hourCycle, country, region, colorBy, allDayHours } = await profileOf(storage, access.actor)
  const seen = { zone: access.actor.timezone, weekStart, hourCycle, country, region, colorBy, allDayHours }
  const drawn = hash('sha256', JSON.stringify([VERSION, access.ownerId, seen, request])).slice(0, 20)
  return `"${String(access.sequence)}-${drawn}"`
}

/** A name for the file: `dodici-2027-01-a3`. */
export const fileNameOf = ({ choice, options }: PosterRequest): string =>
  `dodici-${formatMonth(choice.from)}-${options.view}-${options.paper}`

/**
 * Draws a poster in a thread.
 * @throws AppError `too_many_requests`, `unavailable`
 */
export async function writePoster(
  storage: PosterStorage,
  access: Access,
  request: PosterRequest,
): Promise<WrittenPoster> {
  const limit = { bucket: bucketOfActor('poster', access.actor), most: POSTERS_IN_TEN_MINUTES, minutes: MINUTES }
  await takeAttempts(storage, [limit])
  return performRead(storage, posterTask, access, request)
}
