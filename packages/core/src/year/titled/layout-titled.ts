import type { Month, WeekStart } from '../../date/index.ts'
import { holidayNames, sameHolidays, type Holiday } from '../holidays.ts'
import { sameItems, type YearItem } from '../item.ts'
import { itemsByMonth, monthsFrom } from '../year-months.ts'
import { layoutTitledMonth, type TitledMonth, type TitledStyle } from './titled-month.ts'
import type { TitleStyle } from './wrap-title.ts'

/** What `layoutTitled` needs besides the items. */
export interface TitledOptions {
  /** The first of the twelve months. */
  readonly from: Month
  readonly weekStart: WeekStart
  readonly holidays: readonly Holiday[]
  /** False: routine series come after everything else of their day. */
  readonly showsRoutine: boolean
  /** Px that a month has on the screen. */
  readonly height: number
  /** Lanes that a week has in any room; three by default. */
  readonly leastLanes?: number
  readonly titles: TitleStyle
}

/** Twelve months with titles, ready to draw, and what each was made of, for the next call. */
export interface TitledLayout {
  readonly options: TitledOptions
  readonly months: readonly TitledMonth[]
  readonly sources: readonly (readonly YearItem[])[]
}

/**
 * Lays out twelve months, each to fill `height`. As in `layoutYear`, a month in which nothing changed since
 * `previous` keeps its very object.
 */
export function layoutTitled(
  items: readonly YearItem[],
  options: TitledOptions,
  previous: TitledLayout | null = null,
): TitledLayout {
  const known = previous && sameOptions(previous.options, options) ? previous : null
  const sources = itemsByMonth(items, options.from)
  const style: TitledStyle = { ...options, holidays: holidayNames(options.holidays) }
  const months = monthsFrom(options.from).map((span, index) => {
    const source = sources[index] ?? []
    const [month, made] = [known?.months[index], known?.sources[index]]
    return month && made && sameItems(made, source) ? month : layoutTitledMonth(span, source, style)
  })
  return known?.months.every((month, index) => month === months[index]) ? known : { options, months, sources }
}

const sameOptions = (a: TitledOptions, b: TitledOptions): boolean =>
  a.from === b.from &&
  a.weekStart === b.weekStart &&
  a.showsRoutine === b.showsRoutine &&
  a.height === b.height &&
  a.leastLanes === b.leastLanes &&
  sameTitles(a.titles, b.titles) &&
  sameHolidays(a.holidays, b.holidays)

const sameTitles = (a: TitleStyle, b: TitleStyle): boolean =>
  a.measure === b.measure && a.room === b.room && a.font === b.font
