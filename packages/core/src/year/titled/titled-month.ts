import { startOfWeek, type Day, type WeekStart } from '../../date/index.ts'
import { countEvents } from '../../load/index.ts'
import { bucketDays, type DayBuckets } from '../day-buckets.ts'
import { compareMoments, firstOf, type YearItem } from '../item.ts'
import { emptyLanes, isFree, take, type Lanes } from '../lanes.ts'
import { carriedFrom, placeSpans, type CarriedLanes } from '../place-spans.ts'
import { isWeekend, placeInWeek, type MonthSpan } from '../year-months.ts'
import { weekGeometry, type WeekGeometry } from './titled-geometry.ts'
import { wrapTitle, type TitleStyle } from './wrap-title.ts'

/** One month in which each day writes as many titles as it has room for. */
export interface TitledMonth {
  /** 1 to 12. */
  readonly month: number
  /** Whether its name is said with its year. */
  readonly namesYear: boolean
  readonly first: Day
  readonly last: Day
  readonly geometry: WeekGeometry
  /** Only those that hold a day of the month: four to six. */
  readonly weeks: readonly TitledWeek[]
  /** Occurrences that count in it. */
  readonly eventCount: number
}

/** A week of such a month. Its seven places are null where they belong to another month. */
export interface TitledWeek {
  readonly days: readonly (TitledDay | null)[]
  /** By first day, then by lane: spans, and the single days between them. */
  readonly bars: readonly TitledBar[]
}

export interface TitledDay {
  readonly day: Day
  readonly date: number
  readonly isWeekend: boolean
  readonly holiday: string | null
  /** Where the name of the holiday is written; null where it finds no lane, and where there is none. */
  readonly name: Lines | null
  /** What found no lane on this day, routine included. */
  readonly hidden: number
}

/** The lanes that a title is written in: lane 0 is the upper one, further lines take those below it. */
interface Lines {
  readonly lane: number
  readonly lines: number
}

/** A title in its lanes. Columns are the places in the week, 0 to 6. Spans have one line. */
export interface TitledBar extends Lines {
  readonly item: YearItem
  readonly fromColumn: number
  readonly toColumn: number
  readonly continuesBefore: boolean
  readonly continuesAfter: boolean
}

/** What holds for all months of a year. */
export interface TitledStyle {
  readonly weekStart: WeekStart
  readonly holidays: ReadonlyMap<Day, string>
  readonly showsRoutine: boolean
  /** Px that a month has on the screen. */
  readonly height: number
  /** Lanes that a week has in any room; three by default. */
  readonly leastLanes?: number
  readonly titles: TitleStyle
}

/** A title may have four lines of a lane each: with more it would look like a text, and not like an event. */
const MOST_LINES = 4

/**
 * Lays out one month from the items that touch it. In each week spans take the lanes from the top; then the single days
 * theirs: milestones, all-day, timed, and routine last. What a day has left over goes to titles that want more lines, and
 * to the name of a holiday. The work is that of the days: of a thousand events on a day only those are
 * looked at that find a lane.
 */
export function layoutTitledMonth(month: MonthSpan, items: readonly YearItem[], style: TitledStyle): TitledMonth {
  const buckets = bucketDays(items, month, style.showsRoutine)
  const start = startOfWeek(month.first, style.weekStart)
  const count = Math.floor((month.last - start) / 7) + 1
  const geometry = weekGeometry(style.height, count, style.leastLanes)
  const source = { month, style, buckets, lanes: geometry.lanes }
  let carried: CarriedLanes = new Map()
  const weeks = Array.from({ length: count }, (_, week) => {
    const firstOfWeek = start + week * 7
    const row = { first: Math.max(firstOfWeek, month.first), last: Math.min(firstOfWeek + 6, month.last), carried }
    const laidOut = layoutWeek(row, source)
    carried = laidOut.carried
    return laidOut.week
  })
  return { ...month, geometry, weeks, eventCount: countEvents(items, month) }
}

interface Source {
  readonly month: MonthSpan
  readonly style: TitledStyle
  readonly buckets: DayBuckets
  readonly lanes: number
}

interface Row {
  readonly first: Day
  readonly last: Day
  readonly carried: CarriedLanes
}

function layoutWeek(row: Row, source: Source): { week: TitledWeek; carried: CarriedLanes } {
  const lanes = emptyLanes(source.lanes)
  const hidden = new Array<number>(7).fill(0)
  const spans = placeSpans(source.buckets.spans, row, lanes, hidden)
  const offset = placeInWeek(row.first, source.style.weekStart)
  const bars: TitledBar[] = spans.map(({ from, to, ...span }) => ({
    ...span,
    fromColumn: offset + from,
    toColumn: offset + to,
    lines: 1,
  }))
  const days = Array.from({ length: 7 }, (_, column) => {
    const day = row.first - offset + column
    if (day < row.first || day > row.last) return null
    const written = writeDay({ day, place: day - row.first, lanes }, source)
    bars.push(...written.moments.map((moment) => barOfDay(moment, column)))
    return { ...written.day, hidden: written.day.hidden + (hidden[day - row.first] ?? 0) }
  })
  bars.sort((a, b) => a.fromColumn - b.fromColumn || a.lane - b.lane)
  return { week: { days, bars }, carried: carriedFrom(spans) }
}

interface PlacedMoment extends Lines {
  readonly item: YearItem
}

const barOfDay = (moment: PlacedMoment, column: number): TitledBar => ({
  ...moment,
  fromColumn: column,
  toColumn: column,
  continuesBefore: false,
  continuesAfter: false,
})

/** One day of a row while it is being filled: its place there, and the lanes of the row. */
interface OpenDay {
  readonly day: Day
  readonly place: number
  readonly lanes: Lanes
}

function writeDay(open: OpenDay, { month, style, buckets }: Source): { day: TitledDay; moments: PlacedMoment[] } {
  const index = open.day - month.first
  const free = freeLanes(open)
  const events = [...(buckets.milestones[index] ?? []), ...(buckets.moments[index] ?? [])]
  const routine = buckets.routine[index] ?? []
  const first = firstOf(events, free.length, compareMoments)
  const chosen = [...first, ...firstOf(routine, free.length - first.length, compareMoments)]
  const holiday = style.holidays.get(open.day) ?? null
  const titles = chosen.map(({ title }) => title)
  if (holiday !== null && chosen.length < free.length) titles.push(holiday)
  const places = placeTitles(titles, free, style.titles)
  for (const { lane, lines } of places) for (let each = lane; each < lane + lines; each += 1) takeLane(open, each)
  return {
    moments: chosen.flatMap((item, order) => (places[order] ? [{ item, ...places[order] }] : [])),
    day: {
      ...{ day: open.day, date: index + 1, isWeekend: isWeekend(open.day), holiday },
      name: places[chosen.length] ?? null,
      hidden: events.length + routine.length - chosen.length,
    },
  }
}

const takeLane = ({ lanes, place }: OpenDay, lane: number): void => take(lanes, lane, place, place)

function freeLanes({ lanes, place }: OpenDay): number[] {
  const free: number[] = []
  for (let lane = 0; lane < lanes.count; lane += 1) if (isFree(lanes, lane, place, place)) free.push(lane)
  return free
}

/**
 * Gives each title the next free lane, and those that want more lines the lanes right below, as long as there is one
 * left for every title after it. There are at least as many free lanes as titles.
 */
function placeTitles(titles: readonly string[], free: readonly number[], style: TitleStyle): Lines[] {
  let [next, spare] = [0, free.length - titles.length]
  return titles.map((title) => {
    const lane = free[next] ?? 0
    const wanted = spare > 0 ? wrapTitle(title, Math.min(MOST_LINES, spare + 1), style) : 1
    let lines = 1
    while (lines < wanted && free[next + lines] === lane + lines) lines += 1
    next += lines
    spare -= lines - 1
    return { lane, lines }
  })
}
