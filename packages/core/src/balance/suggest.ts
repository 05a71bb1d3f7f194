import { agendaOf, type Agenda } from './advice/agenda.ts'
import type { AnalysisInput, Suggestion, SuggestionKind } from './balance-types.ts'
import { conflictHints, deadlineHints, fullWeekHints } from './hints/clash-hints.ts'
import { hint, type Hint } from './hints/hint.ts'
import { birthdayHints, milestoneHints, reminderHints } from './hints/preparation-hints.ts'
import { calmHints, fitHints, weekendHints } from './hints/room-hints.ts'
import { prepareYear } from './prepare-year.ts'
import { hintSentences } from './words/sentences.ts'

const SUGGESTIONS_MAX = 6

const RULES: readonly ((agenda: Agenda) => Hint[])[] = [
  conflictHints,
  milestoneHints,
  reminderHints,
  fullWeekHints,
  deadlineHints,
  birthdayHints,
  weekendHints,
  fitHints,
  calmHints,
]

/** What could be done now, the most useful first; `kind` null is of all kinds. An empty year gets a way to begin. */
export function suggest(input: AnalysisInput, kind: SuggestionKind | null): Suggestion[] {
  const agenda = agendaOf(prepareYear(input))
  const hints = RULES.flatMap((rule) => rule(agenda))
  const isEmpty = !input.items.some(({ status, last }) => status !== 'cancelled' && last >= input.today)
  const isOver = input.today > agenda.year.last
  const all = hints.length === 0 && isEmpty && !isOver ? beginning(agenda, kind ?? 'preparation') : hints
  return all
    .filter(({ suggestion }) => kind === null || suggestion.kind === kind)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, SUGGESTIONS_MAX)
    .map(({ suggestion }) => suggestion)
}

function beginning({ input, year: { first } }: Agenda, kind: SuggestionKind): Hint[] {
  const { year, language, today } = input
  const said = hintSentences[language]
  const about = String(year)
  const day = Math.max(today, first)
  return [
    hint({ rule: 'begin-plan', about, kind, weight: 2 }, said.beginPlan(year), {
      evidence: [],
      action: { kind: 'plan' },
    }),
    hint({ rule: 'begin-dates', about, kind, weight: 1 }, said.beginDates(year), {
      evidence: [],
      action: { kind: 'open', first: day, last: day },
    }),
  ]
}
