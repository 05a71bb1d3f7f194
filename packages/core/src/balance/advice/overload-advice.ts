import { formatDay } from '../../date/index.ts'
import type { AnalysedItem } from '../balance-types.ts'
import { weekEvidence } from '../evidence.ts'
import { measureOverload } from '../measures/measure-weeks.ts'
import { measureLoad } from '../../load/index.ts'
import type { PreparedWeek } from '../prepare-year.ts'
import { adviceSentences } from '../words/sentences.ts'
import { minutesOfItem, type Agenda } from './agenda.ts'
import { effectOf, recommendation, type Candidate } from './candidate.ts'
import { findPlace, type Move } from './find-place.ts'
import { effortOf, isMovable } from './movable.ts'

/** Maximum number of events moved out of a week; beyond that a person has to think. */
const MOVES_MAX = 4
const WEEKS_TRIED = 6

/** Upcoming overloaded weeks that moving a few events to calm weeks would fix. */
export function overloadAdvice(agenda: Agenda): Candidate[] {
  const { year, input } = agenda
  const ahead = measureOverload(year)
    .weeks.flatMap((place) => year.weeks[place] ?? [])
    .filter(({ last }) => last > input.today)
  return ahead.slice(0, WEEKS_TRIED).flatMap((week): Candidate[] => {
    const moves = movesOutOf(week, agenda)
    if (moves.length === 0) return []
    const said = adviceSentences[input.language]
    const changes = moves.map(({ item, days }) => ({
      action: 'shift' as const,
      itemId: item.id,
      days,
      reason: said.overloadReason(week),
    }))
    const offered = said.overload({ week, hours: week.minutes / 60, moves })
    return [
      {
        effect: effectOf('overload', changes, year),
        recommendation: recommendation({ id: `full-week-${formatDay(week.first)}`, scoreId: 'overload' }, offered, {
          evidence: [weekEvidence(year, week)],
          action: { kind: 'propose', first: week.first, last: week.last, changes },
        }),
      },
    ]
  })
}

/** The fewest easy moves that bring a week to its limit; empty if a few are not enough. */
export function movesOutOf(week: PreparedWeek, agenda: Agenda): Move[] {
  const within = agenda.year.items.filter((item) => item.first <= week.last && item.last >= week.first)
  const candidates = within
    .filter((item) => item.first >= week.first && item.last <= week.last && isMovable(item, agenda))
    .sort((a, b) => effortOf(a) - effortOf(b) || minutesOfItem(b, agenda.input) - minutesOfItem(a, agenda.input))
  const moves: Move[] = []
  let left: AnalysedItem[] = within
  let minutes = week.minutes
  for (const item of candidates) {
    const without = left.filter((one) => one !== item)
    const after = measureLoad(without, week, agenda.input.rules).minutes
    if (after >= minutes) continue
    const avoid = (day: number) => day >= week.first && day <= week.last
    const move = findPlace(item, agenda, { near: 'weeks', avoid, moves })
    if (!move) continue
    moves.push(move)
    ;[left, minutes] = [without, after]
    if (minutes <= agenda.limitHours * 60) return moves
    if (moves.length === MOVES_MAX) return []
  }
  return []
}
