import type { Agenda } from '../advice/agenda.ts'
import { moveApart } from '../advice/conflict-advice.ts'
import { movesOutOf } from '../advice/overload-advice.ts'
import { line, weekEvidence } from '../evidence.ts'
import { measureConflicts } from '../measures/measure-conflicts.ts'
import { measureDeadlines } from '../measures/measure-deadlines.ts'
import { measureOverload } from '../measures/measure-weeks.ts'
import { adviceSentences, hintSentences, scoreSentences } from '../words/sentences.ts'
import { aboutDay, hint, type Hint } from './hint.ts'

const CONFLICT_DAYS = 28
const WEEK_DAYS = 56
const DEADLINE_DAYS_AHEAD = 60

/** Overlaps of the next four weeks. */
export function conflictHints(agenda: Agenda): Hint[] {
  const { year, input } = agenda
  const { today, language } = input
  const said = adviceSentences[language]
  return measureConflicts(year)
    .conflicts.filter(([, later]) => later.first > today && later.first <= today + CONFLICT_DAYS)
    .slice(0, 2)
    .map((conflict) => {
      const [earlier, later] = conflict
      const move = moveApart(conflict, agenda)
      const other = move?.item === earlier ? later : earlier
      const changes = move
        ? [{ action: 'shift' as const, itemId: move.item.id, days: move.days, reason: said.conflictReason(other) }]
        : []
      const span = { first: later.first, last: later.first }
      return hint(
        { rule: 'conflict', about: `${earlier.id}-${later.id}`, kind: 'tidying', weight: 90 - (later.first - today) },
        move ? said.conflict(conflict, move) : hintSentences[language].openConflict(conflict),
        {
          evidence: [line(scoreSentences[language].conflictLine(conflict), { span, items: [earlier, later] })],
          action: { kind: move ? 'propose' : 'open', ...span, itemId: later.id, changes },
        },
      )
    })
}

/** The first overloaded weeks of the next eight, and what could move out of them. */
export function fullWeekHints(agenda: Agenda): Hint[] {
  const { year, input } = agenda
  const { today, language } = input
  const said = adviceSentences[language]
  return measureOverload(year)
    .weeks.flatMap((place) => year.weeks[place] ?? [])
    .filter(({ first }) => first > today && first <= today + WEEK_DAYS)
    .slice(0, 2)
    .map((week) => {
      const hours = week.minutes / 60
      const moves = movesOutOf(week, agenda)
      const changes = moves.map(({ item, days }) => ({
        action: 'shift' as const,
        itemId: item.id,
        days,
        reason: said.overloadReason(week),
      }))
      const isOffered = moves.length > 0
      return hint(
        { rule: 'full-week', about: aboutDay(week.first), kind: 'balance', weight: 70 - (week.first - today) / 2 },
        isOffered ? said.overload({ week, hours, moves }) : hintSentences[language].fullWeek(week, hours),
        {
          evidence: [weekEvidence(year, week)],
          action: { kind: isOffered ? 'propose' : 'open', first: week.first, last: week.last, changes },
        },
      )
    })
}

/** Upcoming deadlines close together. */
export function deadlineHints({ year, input }: Agenda): Hint[] {
  const { today, language } = input
  return measureDeadlines(year)
    .spans.filter(({ first }) => first > today && first <= today + DEADLINE_DAYS_AHEAD)
    .slice(0, 1)
    .map((span) =>
      hint(
        {
          rule: 'deadlines',
          about: aboutDay(span.first),
          kind: 'preparation',
          weight: 65 - (span.first - today) / 3,
        },
        hintSentences[language].deadlines(span),
        {
          evidence: [
            line(scoreSentences[language].deadlineLine(span), {
              value: span.items.length,
              unit: 'count',
              span,
              items: span.items,
            }),
          ],
          action: { kind: 'open', first: span.first, last: span.last },
        },
      ),
    )
}
