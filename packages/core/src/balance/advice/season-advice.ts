import { partsOf, type Day } from '../../date/index.ts'
import { line } from '../evidence.ts'
import { measureMonths, type MonthFacts } from '../measures/measure-months.ts'
import { adviceSentences } from '../words/sentences.ts'
import { minutesOfItem, type Agenda } from './agenda.ts'
import { effectOf, recommendation, type Candidate } from './candidate.ts'
import { findPlace, type Move } from './find-place.ts'
import { effortOf, isMovable } from './movable.ts'

const MOVES_MAX = 3
const EVEN_SHARE = 1 / 12
/** A month is notably full from this many twelfths of the year's hours. */
const FULL = 1.5
/** Improvements below this share of the way to an even year are not worth mentioning. */
const WORTH = 0.05

/** The fullest upcoming month from which a few events could move to emptier ones. */
export function seasonAdvice(agenda: Agenda): Candidate[] {
  const { year, input } = agenda
  const { months } = measureMonths(year)
  const now = input.today < year.first ? 1 : input.today > year.last ? 13 : partsOf(input.today).month
  const fullest = months.filter(({ month }) => month >= now).sort((a, b) => b.share - a.share)[0]
  if (!fullest || fullest.share < FULL * EVEN_SHARE) return []
  const moves = movesOut(fullest, months, agenda)
  if (moves.length === 0) return []
  const said = adviceSentences[input.language]
  const changes = moves.map(({ item, days }) => ({
    action: 'shift' as const,
    itemId: item.id,
    days,
    reason: said.seasonReason(fullest.month),
  }))
  const effect = effectOf('seasonality', changes, year)
  if (effect < WORTH) return []
  const offered = said.season({ ...fullest, moves })
  const evidence = [
    line(offered.text, { value: fullest.share * 100, unit: 'percent', items: moves.map(({ item }) => item) }),
  ]
  const first = Math.min(...moves.map(({ item }) => item.first))
  const last = Math.max(...moves.map(({ item }) => item.last))
  return [
    {
      effect,
      recommendation: recommendation(
        { id: `seasonality-${input.year}-${fullest.month}`, scoreId: 'seasonality' },
        offered,
        {
          evidence,
          action: { kind: 'propose', first, last, changes },
        },
      ),
    },
  ]
}

/** The longest easily moved events, each to a week of a month with less than its share. */
function movesOut({ month }: MonthFacts, months: readonly MonthFacts[], agenda: Agenda): Move[] {
  const monthOf = (day: Day): number => partsOf(day).month
  const avoid = (day: Day): boolean => (months[monthOf(day) - 1]?.share ?? 1) >= EVEN_SHARE
  const candidates = agenda.year.items
    .filter((item) => monthOf(item.first) === month && monthOf(item.last) === month && isMovable(item, agenda))
    .sort((a, b) => effortOf(a) - effortOf(b) || minutesOfItem(b, agenda.input) - minutesOfItem(a, agenda.input))
  const moves: Move[] = []
  for (const item of candidates) {
    const move = findPlace(item, agenda, { near: 'weeks', avoid, moves })
    if (move) moves.push(move)
    if (moves.length === MOVES_MAX) break
  }
  return moves
}
