import type { EventTimes, Series } from '../event/index.ts'
import { dayOfWall, MINUTES_A_DAY, parseDay, parseWall, type Day, type WallMinute } from '../date/index.ts'
import { instantOfWall, isZone, wallAt, type EpochMinute } from '../zone/index.ts'
import { isFinerThanDaily, type Rule } from './rule.ts'
import { readRule } from './read-rule.ts'
import { bindRule, type StartRule } from './start-rule.ts'
import { wallOfUntil } from './until.ts'
import { newBudget, takeAtMost, TEXT_STEPS, type Budget } from './budget.ts'

/**
 * Times as numbers: wall minutes in their zones. An all-day time is midnight of its day, the last day included. Zones
 * are null if all-day, floating or invalid.
 */
export interface ReadTimes {
  readonly allDay: boolean
  readonly start: WallMinute
  /** Local minutes from start to end; negative on a flight over the date line. */
  readonly length: number
  readonly zone: string | null
  readonly endZone: string | null
}

/** Excluded original starts: by wall minute, by instant (written in UTC), or whole days of a timed series. */
interface Exclusions {
  readonly walls: ReadonlySet<WallMinute>
  readonly instants: ReadonlySet<EpochMinute>
  readonly days: ReadonlySet<Day>
}

/** A parsed series, for all questions about its starts. */
export interface ReadSeries extends ReadTimes {
  /** Null without a rule, or if it cannot be expanded. */
  readonly rule: StartRule | null
  /** Whether there is a rule of which only the first occurrence can be shown. */
  readonly showsFirstOnly: boolean
  /** Whether its occurrences have names: one that neither repeats nor has exceptions has one unnamed occurrence. */
  readonly repeats: boolean
  readonly rdates: readonly WallMinute[]
  readonly exclusions: Exclusions
  readonly budget: Budget
}

/** A written original start: a day, a wall minute of the series, or an instant. */
type Written = { readonly day: Day } | { readonly wall: WallMinute } | { readonly instant: EpochMinute }

const UTC_TEXT = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2})(?::\d{2})?Z$/

function readWritten(text: string): Written | null {
  const day = parseDay(text)
  if (day !== null) return { day }
  const wall = parseWall(text)
  if (wall !== null) return { wall }
  const instant = parseWall(UTC_TEXT.exec(text)?.[1] ?? '')
  return instant === null ? null : { instant }
}

const zoneOrNull = (name: string | null, allDay: boolean): string | null =>
  name !== null && !allDay && isZone(name) ? name : null

function minuteOf(text: string, allDay: boolean): WallMinute {
  const day = allDay ? parseDay(text) : null
  const minute = allDay ? day && day * MINUTES_A_DAY : parseWall(text)
  if (minute === null) throw new RangeError(`Not a ${allDay ? 'day' : 'wall time'}: ${text}`)
  return minute
}

/** Parses times. Throws a RangeError if `start` or `end` does not match `allDay`. */
export function readTimes(times: EventTimes): ReadTimes {
  const { allDay } = times
  const zone = zoneOrNull(times.timezone, allDay)
  const endZone = zone && (zoneOrNull(times.endTimezone, allDay) ?? zone)
  const start = minuteOf(times.start, allDay)
  const length = minuteOf(times.end, allDay) - start
  return { allDay, start, length: endZone === zone ? Math.max(0, length) : length, zone, endZone }
}

/**
 * The wall minute of an original start (a `recurrenceId` or RDATE). A day means the start on it at the series' time;
 * UTC text ends in `Z`. Null for other text.
 */
export function readOriginalStart(text: string, { start, allDay, zone }: ReadTimes): WallMinute | null {
  const written = readWritten(text)
  if (written === null) return null
  if ('day' in written) return written.day * MINUTES_A_DAY + (start - dayOfWall(start) * MINUTES_A_DAY)
  const wall = 'wall' in written ? written.wall : zone === null ? written.instant : wallAt(written.instant, zone)
  return allDay ? dayOfWall(wall) * MINUTES_A_DAY : wall
}

function readExclusions(exdates: readonly string[], times: ReadTimes): Exclusions {
  const [walls, instants, days] = [new Set<WallMinute>(), new Set<EpochMinute>(), new Set<Day>()]
  for (const text of exdates) {
    const written = readWritten(text)
    const wall = readOriginalStart(text, times)
    if (written === null || wall === null) continue
    if ('day' in written) days.add(written.day)
    else if ('instant' in written && times.zone !== null) instants.add(written.instant)
    else walls.add(wall)
  }
  return { walls, instants, days }
}

/** Whether an EXDATE excludes an original start. */
export const isExcluded = ({ exclusions: { walls, instants, days }, zone }: ReadSeries, wall: WallMinute): boolean =>
  walls.has(wall) ||
  (days.size > 0 && days.has(dayOfWall(wall))) ||
  (instants.size > 0 && zone !== null && instants.has(instantOfWall(wall, zone)))

/** Binds a rule of at least DAILY to times. For all-day events BYHOUR and the like are ignored. */
export function bindToTimes(rule: Rule, times: ReadTimes, budget: Budget): StartRule {
  const dated = times.allDay ? { ...rule, byHour: [], byMinute: [] } : rule
  return bindRule(dated, times.start, rule.until && wallOfUntil(rule.until, times), budget)
}

/** `countEndOf` for a COUNT that does not end by the year 9999. */
export const NEVER_ENDS = 'never'

/** Options for reading a series: budget, and known values. */
export interface ReadingOptions {
  readonly budget?: Budget
  /** The stored result of `countEndOf`, which saves counting. Null if unknown. */
  readonly countEnd?: string | null
}

/** A rule with the known end of its COUNT as its UNTIL. */
function withKnownEnd(rule: Rule, times: ReadTimes, countEnd: string | null): Rule {
  if (rule.count === null || countEnd === null) return rule
  if (countEnd === NEVER_ENDS) return { ...rule, count: null }
  const wall = readOriginalStart(countEnd, times)
  if (wall === null) return rule
  const day = dayOfWall(wall)
  return { ...rule, count: null, until: { day, minute: wall - day * MINUTES_A_DAY, utc: false } }
}

/**
 * Parses a series. All questions about it share the budget and throw OutOfSteps. Throws a RangeError for invalid times.
 */
export function readSeries(series: Series, { budget = newBudget(), countEnd = null }: ReadingOptions = {}): ReadSeries {
  const times = readTimes(series)
  const rule = series.rrule === null ? null : readRule(series.rrule)
  const isExpandable = rule !== null && !isFinerThanDaily(rule, times.allDay)
  takeAtMost(budget, TEXT_STEPS * (1 + series.rdates.length + series.exdates.length + series.exceptions.length))
  const rdates = series.rdates.map((text) => readOriginalStart(text, times)).filter((wall) => wall !== null)
  return {
    ...times,
    budget,
    rule: isExpandable ? bindToTimes(withKnownEnd(rule, times, countEnd), times, budget) : null,
    repeats: series.rrule !== null || series.rdates.length > 0 || series.exceptions.length > 0,
    showsFirstOnly: series.rrule !== null && !isExpandable,
    rdates: [...new Set(rdates)].sort((one, other) => one - other),
    exclusions: readExclusions(series.exdates, times),
  }
}
