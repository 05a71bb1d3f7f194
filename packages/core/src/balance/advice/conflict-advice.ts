import { line } from '../evidence.ts'
import { measureConflicts, type Conflict } from '../measures/measure-conflicts.ts'
import { adviceSentences, scoreSentences } from '../words/sentences.ts'
import type { Agenda } from './agenda.ts'
import { effectOf, recommendation, type Candidate } from './candidate.ts'
import { findPlace, type Move } from './find-place.ts'
import { effortOf, isMovable } from './movable.ts'

const TRIED_MAX = 4

/** Upcoming overlaps that moving one event to another day resolves. */
export function conflictAdvice(agenda: Agenda): Candidate[] {
  const { year, input } = agenda
  const said = adviceSentences[input.language]
  return measureConflicts(year)
    .conflicts.filter(([, later]) => later.first > input.today)
    .slice(0, TRIED_MAX)
    .flatMap((conflict): Candidate[] => {
      const move = moveApart(conflict, agenda)
      if (!move) return []
      const [earlier, later] = conflict
      const other = move.item === earlier ? later : earlier
      const changes = [
        { action: 'shift' as const, itemId: move.item.id, days: move.days, reason: said.conflictReason(other) },
      ]
      const text = scoreSentences[input.language].conflictLine(conflict)
      return [
        {
          effect: effectOf('conflicts', changes, year),
          recommendation: recommendation(
            { id: `conflict-${earlier.id}-${later.id}`, scoreId: 'conflicts' },
            said.conflict(conflict, move),
            {
              evidence: [line(text, { span: { first: later.first, last: later.first }, items: [earlier, later] })],
              action: { kind: 'propose', first: later.first, last: later.first, itemId: move.item.id, changes },
            },
          ),
        },
      ]
    })
}

/** Moves the easier of two overlapping events to the nearest day with room. */
export function moveApart(conflict: Conflict, agenda: Agenda): Move | null {
  const [earlier, later, isAway] = conflict
  const movable = (isAway ? [later] : [earlier, later])
    .filter((item) => isMovable(item, agenda))
    .sort((a, b) => effortOf(a) - effortOf(b) || a.end - a.start - (b.end - b.start))
  for (const item of movable) {
    const move = findPlace(item, agenda, { near: 'days', avoid: () => false, moves: [] })
    if (move) return move
  }
  return null
}
