import { formatDay, type Day } from '../../date/index.ts'
import type { ProposedChange } from '../balance-types.ts'
import { line, weekEvidence } from '../evidence.ts'
import { lengthOf, measureRest } from '../measures/measure-rest.ts'
import { isMissed, measureRecovery, RECOVERY_DAYS } from '../measures/measure-weeks.ts'
import { adviceSentences, scoreSentences } from '../words/sentences.ts'
import type { Agenda } from './agenda.ts'
import { effectOf, recommendation, type Candidate } from './candidate.ts'
import { findPlace, type Move } from './find-place.ts'
import { isMovable } from './movable.ts'

const MOVES_MAX = 2
const DAYS_TRIED = 3

/** A day in the middle of the longest run without rest that could be freed. */
export function streakAdvice(agenda: Agenda): Candidate[] {
  const { year, input } = agenda
  const { run } = measureRest(year)
  if (!run || lengthOf(run) < 7) return []
  const middle = (run.first + run.last) / 2
  const days = daysFrom(run.first, run.last).sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
  const avoid = (day: Day) => day >= run.first - 1 && day <= run.last + 1
  const said = adviceSentences[input.language]
  return freedDays(days, agenda, avoid).map(({ day, moves }) => {
    const changes = freeing(day, moves, agenda)
    return {
      effect: effectOf('streak', changes, year),
      recommendation: recommendation(
        { id: `streak-${formatDay(run.first)}`, scoreId: 'streak' },
        said.streak({ run, day, moves }),
        {
          evidence: [
            line(scoreSentences[input.language].runLine(run.first, run.last), {
              value: lengthOf(run),
              unit: 'days',
              span: run,
              items: moves.map(({ item }) => item),
            }),
          ],
          action: { kind: 'propose', first: day, last: day, changes },
        },
      ),
    }
  })
}

/** A day soon after an overloaded week that could become light. */
export function recoveryAdvice(agenda: Agenda): Candidate[] {
  const { year, input } = agenda
  const said = adviceSentences[input.language]
  return measureRecovery(year)
    .peaks.filter((peak) => isMissed(peak) && peak.week.last + RECOVERY_DAYS > input.today)
    .slice(0, DAYS_TRIED)
    .flatMap(({ week }) => {
      const avoid = (day: Day) => day >= week.first && day <= week.last + RECOVERY_DAYS
      const [freed] = freedDays(daysFrom(week.last + 1, week.last + RECOVERY_DAYS), agenda, avoid)
      if (!freed) return []
      const changes = freeing(freed.day, freed.moves, agenda)
      return [
        {
          effect: effectOf('recovery', changes, year),
          recommendation: recommendation(
            { id: `recovery-${formatDay(week.first)}`, scoreId: 'recovery' },
            said.recovery({ week, ...freed }),
            {
              evidence: [weekEvidence(year, week)],
              action: { kind: 'propose', first: freed.day, last: freed.day, changes },
            },
          ),
        },
      ]
    })
}

interface FreedDay {
  readonly day: Day
  readonly moves: readonly Move[]
}

/** The first of these days whose events could all move. */
function freedDays(days: readonly Day[], agenda: Agenda, avoid: (day: Day) => boolean): FreedDay[] {
  const freed: FreedDay[] = []
  for (const day of days) {
    const items = agenda.itemsOn(day)
    if (items.length === 0 || items.length > MOVES_MAX) continue
    if (!items.every((item) => item.first === item.last && isMovable(item, agenda))) continue
    const moves: Move[] = []
    for (const item of items) {
      const move = findPlace(item, agenda, { near: 'weeks', avoid, moves })
      if (move) moves.push(move)
    }
    if (moves.length === items.length) freed.push({ day, moves })
    if (freed.length === DAYS_TRIED) break
  }
  return freed
}

function freeing(day: Day, moves: readonly Move[], { input }: Agenda): ProposedChange[] {
  const said = adviceSentences[input.language]
  return [
    ...moves.map(({ item, days }) => ({
      action: 'shift' as const,
      itemId: item.id,
      days,
      reason: said.restReason,
    })),
    {
      action: 'create',
      title: said.restDay,
      kind: 'marker',
      first: day,
      last: day,
      minutes: null,
      categoryId: null,
      reason: said.restReason,
    },
  ]
}

const daysFrom = (first: Day, last: Day): Day[] => Array.from({ length: last - first + 1 }, (_, index) => first + index)
