import { isoWeekOf, monthDays, startOfWeek, type Day, type WeekStart } from '../../date/index.ts'
import { monthsFrom, placeInWeek } from '../year-months.ts'
import type { Density } from './density.ts'
import { LEVEL_NAMES, type LevelName } from './levels.ts'

/** Twelve months as weeks: one column per week (53, or 54 in some leap years), one row per weekday. */
export interface HeatGrid {
  readonly columns: number
  readonly cells: readonly HeatCell[]
  readonly months: readonly HeatMonth[]
  /** Number of days per level, emptiest first; null is a day of zero. */
  readonly legend: readonly LevelDays[]
}

export interface HeatCell {
  readonly day: Day
  readonly date: number
  readonly month: number
  readonly column: number
  /** 0 is the first day of the week. */
  readonly row: number
  readonly value: number
  readonly level: LevelName | null
}

/** A number of days on one level. */
export interface LevelDays {
  readonly level: LevelName | null
  readonly days: number
}

export interface HeatMonth {
  /** 1 to 12. */
  readonly month: number
  readonly first: Day
  /** The first column whose top cell is in this month; its name is there. */
  readonly labelColumn: number
  /** The line before its first day, from top to bottom of the grid, in columns and rows; none for the first month. */
  readonly border: readonly GridPoint[]
  readonly total: number
  /** Its days sorted by level, as lengths of a strip. */
  readonly strip: readonly LevelDays[]
}

/** A corner of the grid: 0, 0 is the top left of the first week. */
export type GridPoint = readonly [column: number, row: number]

const ROWS = 7

/** Arranges the days in weeks, with totals by month and level. */
export function heatGrid(density: Density, weekStart: WeekStart): HeatGrid {
  const cells = cellsOf(density, weekStart)
  const columns = (cells.at(-1)?.column ?? 0) + 1
  const months = monthsFrom(density.from).map(({ month, first }, index): HeatMonth => {
    const ofMonth = cells.filter((cell) => cell.month === month)
    const { column, row } = ofMonth[0] as HeatCell
    return {
      month,
      first,
      labelColumn: index === 0 || row === 0 ? column : column + 1,
      border: index === 0 ? [] : borderBefore(column, row),
      total: sumOf(ofMonth),
      strip: levelDays(ofMonth).reverse(),
    }
  })
  return { columns, cells, months, legend: levelDays(cells, true) }
}

/** A week in the list of the busiest. At both ends it contains only days of the twelve months. */
export interface FullWeek {
  readonly first: Day
  readonly last: Day
  readonly isoWeek: number
  readonly total: number
  readonly levels: readonly (LevelName | null)[]
}

/** The busiest weeks, earlier ones first among equals; empty weeks are left out. */
export function fullestWeeks(density: Density, weekStart: WeekStart, limit = 10): FullWeek[] {
  const weeks: HeatCell[][] = []
  for (const cell of cellsOf(density, weekStart)) (weeks[cell.column] ??= []).push(cell)
  return weeks
    .map((cells) => ({ cells, total: sumOf(cells) }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
    .slice(0, limit)
    .map(({ cells, total }) => {
      const [first, last] = [cells[0] as HeatCell, cells.at(-1) as HeatCell]
      // The Thursday names the week; with weeks from Sunday it is in the same column.
      const isoWeek = isoWeekOf(startOfWeek(first.day, weekStart) + (weekStart === 0 ? 3 : 4)).week
      return { first: first.day, last: last.day, isoWeek, total, levels: cells.map((cell) => cell.level) }
    })
}

function cellsOf(density: Density, weekStart: WeekStart): HeatCell[] {
  const { first } = monthDays(density.from)
  const start = startOfWeek(first, weekStart)
  const byDay = new Map(density.days.map((day) => [day.day, day]))
  return monthsFrom(density.from).flatMap((month) =>
    Array.from({ length: month.last - month.first + 1 }, (_, index): HeatCell => {
      const day = month.first + index
      const { value = 0, level = null } = byDay.get(day) ?? {}
      const column = Math.floor((day - start) / ROWS)
      return { day, date: index + 1, month: month.month, column, row: placeInWeek(day, weekStart), value, level }
    }),
  )
}

/** Down the left edge of the month's first whole week, with a step around earlier days. */
const borderBefore = (column: number, row: number): GridPoint[] =>
  row === 0
    ? [
        [column, 0],
        [column, ROWS],
      ]
    : [
        [column + 1, 0],
        [column + 1, row],
        [column, row],
        [column, ROWS],
      ]

/** Emptiest first; without `all`, unused levels are left out. */
function levelDays(cells: readonly HeatCell[], all = false): LevelDays[] {
  return [null, ...LEVEL_NAMES]
    .map((level) => ({ level, days: cells.filter((cell) => cell.level === level).length }))
    .filter(({ days }) => all || days > 0)
}

const sumOf = (cells: readonly HeatCell[]): number =>
  Math.round(cells.reduce((sum, cell) => sum + cell.value, 0) * 100) / 100
