import { A_WEEK, formatDay, formatWall, MINUTES_A_DAY, weekdayOf, type Day } from '../../date/index.ts'
import type { NewEvent } from '../../intents/proposed-change.ts'
import type { DetailedItem } from '../answer-types.ts'
import type { QuestionContext, Reply } from '../answering/question-context.ts'
import { WEEKDAYS } from './series-rule.ts'
import { onNewSeries } from './series-without.ts'

/** The times of a series that somebody has which are still to come; null where it does not come back so many weeks apart. */
function lastTimes(times: readonly DetailedItem[], today: Day): { last: DetailedItem; weeks: number } | null {
  const [before, last] = times.slice(-2)
  const days = before && last ? last.first - before.first : 0
  return last && last.last >= today && days > 0 && days % A_WEEK === 0 ? { last, weeks: days / A_WEEK } : null
}

/** What goes on behind the last time of a series, until some day; null where nothing of it would come. */
function goingOn(times: readonly DetailedItem[], day: Day, today: Day): NewEvent | null {
  const found = lastTimes(times, today)
  const first = found ? found.last.first + found.weeks * A_WEEK : 0
  if (!found || first > day) return null
  const { title, allDay, categoryId, reminders = [], location, start, end } = found.last
  const by = (first - found.last.first) * MINUTES_A_DAY
  const [from, to] = allDay
    ? [formatDay(first), formatDay(first + found.last.last - found.last.first)]
    : [formatWall(start + by), formatWall(end + by)]
  const every = found.weeks === 1 ? '' : `INTERVAL=${found.weeks};`
  const recurrence = `FREQ=WEEKLY;${every}BYDAY=${WEEKDAYS[weekdayOf(first)]};UNTIL=${formatDay(day).replaceAll('-', '')}`
  const place = location.trim() === '' ? {} : { location }
  return { action: 'create', title, start: from, end: to, allDay, recurrence, categoryId, reminders, ...place }
}

/** Something that somebody has each week, for longer than it is in the calendar: what goes on behind its last time is added. */
export function longerSeries(items: readonly DetailedItem[], day: Day, asking: QuestionContext): Reply | null {
  const names = new Set(items.map(({ title }) => title))
  if (names.size !== 1 || !items.some(({ repeats }) => repeats)) return null
  const times = asking.all.filter(({ title, repeats }) => repeats && names.has(title))
  const series = [...Map.groupBy(times, ({ eventId }) => eventId).values()]
  const events = series.flatMap((one) => goingOn(one, day, asking.today) ?? [])
  return events.length === 0 ? null : onNewSeries(events, asking)
}
