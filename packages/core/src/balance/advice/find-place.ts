import type { Day } from '../../date/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import { isAbsence, measureLoad } from '../../load/index.ts'
import { isWeekend, minutesOfItem, overlap, type Agenda } from './agenda.ts'
import { shiftedItem } from './apply-changes.ts'

/** Where to look, in order: the same weekday in nearby weeks, and nearby days. */
const WEEKS = [7, -7, 14, -14, 21, -21, 28, -28] as const
const DAYS = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5, 6, -6] as const

/** A week is calm up to this share of the limit, including what is added. */
const CALM = 0.85
/** A day has room up to this many minutes, including what is added; what takes all day needs an almost empty one. */
const DAY_MINUTES = 6 * 60
const EMPTY_DAY_MINUTES = 60

export interface Move {
  readonly item: AnalysedItem
  readonly days: number
}

export interface PlaceSearch {
  /** `weeks`: the calmest nearby week, on the same weekday; `days`: the nearest day. */
  readonly near: 'weeks' | 'days'
  readonly avoid: (day: Day) => boolean
  /** Other items that move too, and where to. */
  readonly moves: readonly Move[]
}

/** Where an item can go without a new clash, a full day or a full week; null if there is no place nearby. */
export function findPlace(item: AnalysedItem, agenda: Agenda, search: PlaceSearch): Move | null {
  const fits = (days: number) => isPlace(item, days, { agenda, search })
  if (search.near === 'days') {
    const days = [...DAYS, ...WEEKS].find(fits)
    return days === undefined ? null : { item, days }
  }
  const loadAt = (days: number) => agenda.weekOf(item.first + days)?.minutes ?? Infinity
  const days = WEEKS.filter(fits).sort((a, b) => loadAt(a) - loadAt(b) || Math.abs(a) - Math.abs(b))[0]
  return days === undefined ? null : { item, days }
}

interface Place {
  readonly agenda: Agenda
  readonly search: PlaceSearch
}

function isPlace(item: AnalysedItem, days: number, { agenda, search }: Place): boolean {
  const moved = shiftedItem(item, days)
  const { input, year } = agenda
  if (moved.first <= input.today || moved.first < year.first || moved.last > year.last) return false
  if (isWeekend(moved.first) !== isWeekend(item.first) || isWeekend(moved.last) !== isWeekend(item.last)) return false
  for (let day = moved.first; day <= moved.last; day += 1)
    if (!hasRoom(item, moved, { day, agenda, search })) return false
  return isCalmWeek(item, moved, agenda) && !passesMilestone(item, moved, agenda)
}

function hasRoom(item: AnalysedItem, moved: AnalysedItem, { day, agenda, search }: Place & { day: Day }): boolean {
  if (agenda.isHoliday(day) || search.avoid(day)) return false
  const gone = new Set([moved.id, ...search.moves.map(({ item }) => item.id)])
  const others = [
    ...agenda.itemsOn(day).filter(({ id }) => !gone.has(id)),
    ...search.moves
      .map((move) => shiftedItem(move.item, move.days))
      .filter((one) => one.first <= day && one.last >= day),
  ]
  const { rules } = agenda.input
  if (others.some((other) => overlap(other, moved) || isAbsence(other, rules))) return false
  const minutes = measureLoad(others, { first: day, last: day }, rules).minutes
  if (moved.allDay) return minutes <= EMPTY_DAY_MINUTES && !others.some((other) => other.allDay)
  // Somebody on a course that day is not where the event is; only spans over both days do not matter.
  const isElsewhere = others.some((other) => other.allDay && (item.first < other.first || item.last > other.last))
  return !isElsewhere && (minutes <= EMPTY_DAY_MINUTES || minutes + moved.end - moved.start <= DAY_MINUTES)
}

/** Within its week the load stays the same; another week must have room. */
function isCalmWeek(item: AnalysedItem, moved: AnalysedItem, { input, weekOf, limitHours }: Agenda): boolean {
  const week = weekOf(moved.first)
  if (!week || week === weekOf(item.first)) return week !== undefined
  return week.minutes + minutesOfItem(item, input) <= CALM * limitHours * 60
}

/** What belongs before a milestone of its category is not moved after it, nor vice versa. */
function passesMilestone(item: AnalysedItem, moved: AnalysedItem, { milestones }: Agenda): boolean {
  const [from, to] = [Math.min(item.first, moved.first), Math.max(item.last, moved.last)]
  return milestones.some(({ categoryId, first }) => categoryId === item.categoryId && first >= from && first <= to)
}
