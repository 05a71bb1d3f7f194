import type { Day } from '../date/index.ts'
import type { YearItem } from '../year/index.ts'
import type { Warning } from './planning-words.ts'
import type { Target, PlanSurroundings } from './planning-types.ts'
import type { TargetDays } from './placing/target-day.ts'
import type { Schedule } from './placing/slots.ts'
import { dayOfKind } from './templates/templates.ts'

interface PlanFacts {
  readonly goal: Target
  readonly days: TargetDays
  readonly start: Day
  readonly schedule: Schedule
}

const NAMED_ON_DAY = 3

function aboutTheDay({ goal, days }: PlanFacts, today: Day): Warning[] {
  const { day } = days
  if (!goal.anchor) return [{ kind: 'noDate', day }]
  if (days.last < today) return [{ kind: 'past', day }]
  if (day <= today) return [{ kind: 'today', day }]
  if (day === today + 1) return [{ kind: 'tomorrow', day }]
  // What lasts for a period has no day of its own.
  const isOpen = days.isVague && dayOfKind(goal.templateId) !== 'lasting'
  return isOpen ? [{ kind: 'vague', day }] : []
}

function aboutTheTime({ days, start, schedule, goal }: PlanFacts): Warning[] {
  const left = days.day - start
  const dropped = schedule.dropped.length
  // A few errands fit into any days that are left; weeks of work do not.
  const isWork = [...schedule.before.map(({ shape }) => shape), ...schedule.dropped].some(({ isLong }) => isLong)
  const isShort = isWork && left > 1 && (dropped > 0 || schedule.needed > left)
  if (isShort) {
    const { needed, isShortened } = schedule
    return [{ kind: 'short', needed: Math.max(needed, left + 1), days: left, dropped, isShortened }]
  }
  const weeks = Math.floor(left / 7)
  return goal.hoursAWeek !== null && weeks > 0 ? [{ kind: 'hours', hours: goal.hoursAWeek, weeks }] : []
}

/** The person's all-day items on the target's day, except the target itself. */
function onTheDay({ goal, days }: PlanFacts, items: readonly YearItem[]): Warning[] {
  const same = goal.title.toLowerCase()
  const titles = items
    .filter(({ isLoad, allDay, first, last }) => isLoad && allDay && first <= days.day && last >= days.day)
    .map(({ title }) => title)
    .filter((title) => title.toLowerCase() !== same)
  return titles.length === 0 ? [] : [{ kind: 'busyDay', day: days.day, titles: titles.slice(0, NAMED_ON_DAY) }]
}

/** Everything a person should know before accepting a plan. */
export function warningsOf(planned: PlanFacts, { today, items, holidays }: PlanSurroundings): Warning[] {
  const about = aboutTheDay(planned, today)
  if (planned.days.last < today) return about
  const holiday = holidays.find(({ day }) => day === planned.days.day)
  return [
    ...about,
    ...aboutTheTime(planned),
    ...(holiday ? [{ kind: 'holiday' as const, day: holiday.day, name: holiday.name }] : []),
    ...onTheDay(planned, items),
  ]
}
