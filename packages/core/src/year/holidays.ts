import type { Day } from '../date/index.ts'

/** A public holiday as the year shows it. */
export interface Holiday {
  readonly day: Day
  readonly name: string
}

/** The name of each holiday; with several on a day, the first. */
export function holidayNames(holidays: readonly Holiday[]): ReadonlyMap<Day, string> {
  const names = new Map<Day, string>()
  for (const { day, name } of holidays) if (!names.has(day)) names.set(day, name)
  return names
}

/** Whether two lists are equal, in the same order. */
export const sameHolidays = (a: readonly Holiday[], b: readonly Holiday[]): boolean =>
  a === b || (a.length === b.length && a.every((one, index) => one.day === b[index]?.day && one.name === b[index].name))
