import { suggestedDays, type AnalysisInput } from '@dodici/core/balance'
import { parseWall, yearSpan } from '@dodici/core/date'
import { listMilestones } from '#server/features/milestones/milestones.service.ts'
import { listTurnedDown } from './turned-down.service.ts'
import type { Asker } from '#server/features/asker/asker.ts'
import type { YearStorage } from '#server/features/events/known-years.ts'
import { holidaysBetween, itemsBetween, type SeenItem } from '#server/features/asker/seen-items.ts'

/** Input for the analysis of a year. */
export interface YearInput extends AnalysisInput {
  readonly items: readonly SeenItem[]
  readonly itemsBefore: readonly SeenItem[]
  readonly itemsAfter?: readonly SeenItem[]
}

/** The same for suggestions, which look past the end of the year if it is near. */
export async function suggestionInput(storage: YearStorage, asker: Asker, year: number): Promise<YearInput> {
  const input = await analysisInput(storage, asker, year)
  const { first, last } = yearSpan(year)
  const days = suggestedDays({ year, today: asker.today })
  if (days.last <= last) return input
  const after = { first: last + 1, last: days.last }
  const [items, holidays] = await Promise.all([
    itemsBetween(storage, asker.access, after),
    holidaysBetween(asker, { first, last: days.last }),
  ])
  return { ...input, itemsAfter: items, holidays }
}

export async function analysisInput(storage: YearStorage, asker: Asker, year: number): Promise<YearInput> {
  const { access, language, today, weekStart, categories, rules } = asker
  const [items, itemsBefore, holidays, milestones, turnedDown] = await Promise.all([
    itemsBetween(storage, access, yearSpan(year)),
    itemsBetween(storage, access, yearSpan(year - 1)),
    holidaysBetween(asker, yearSpan(year)),
    listMilestones(storage.db.read, access.ownerId),
    listTurnedDown(storage, access.actor),
  ])
  const prepared = milestones.flatMap(({ eventId, steps }) => (eventId === null || steps.length === 0 ? [] : [eventId]))
  return {
    language,
    year,
    today,
    now: parseWall(asker.now) ?? 0,
    weekStart,
    items,
    itemsBefore,
    holidays,
    rules,
    categories: categories.map(({ _id, name, targetMinutes }) => ({ _id, name, targetMinutes })),
    preparedEventIds: new Set(prepared),
    turnedDown: new Set(turnedDown.ids),
  }
}
