import type { Day } from '../date/index.ts'

/** A public holiday as the year shows it. */
export interface Holiday {
  readonly day: Day
  readonly name: string
}

/** The name that each day shows. A day has one: of several holidays, the first given. */
export function holidayNames(holidays: readonly Holiday[]): ReadonlyMap<Day, string> {
  const names = new Map<Day, string>()
  for (const { day, name } of holidays) if (!names.has(day)) names.set(day, name)
  return names
}

/** Whether two lists say the same in the same order. */
export const sameHolidays = (a: readonly Holiday[], b: readonly Holiday[]): boolean =>
  a === b || (a.length === b.length && a.every((one, index) => one.day === b[index]?.day && one.name === b[index].name))
