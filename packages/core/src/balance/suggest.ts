import { yearSpan, type Day } from '../date/index.ts'
import { allParts, type InParts } from '../in-parts/index.ts'
import { agendaOf, type Agenda } from './advice/agenda.ts'
import { agree } from './advice/agreement.ts'
import type { AnalysisInput, Suggestion, SuggestionKind } from './balance-types.ts'
import { conflictHints, deadlineHints, fullWeekHints } from './hints/clash-hints.ts'
import { hint, type Hint } from './hints/hint.ts'
import { birthdayHints, milestoneHints, reminderHints } from './hints/preparation-hints.ts'
import { calmHints, fitHints, weekendHints } from './hints/room-hints.ts'
import { prepareInParts, type PreparedYear } from './prepare-year.ts'
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

/** How far suggestions look ahead, also past the end of the year. */
const DAYS_AHEAD = 180
/** This close to its end a year is no longer worth starting. */
const LAST_DAYS = 31

/** The days that suggestions concern: those of the year, and in its second half some of the next. */
export function suggestedDays({ year, today }: Pick<AnalysisInput, 'year' | 'today'>): { first: Day; last: Day } {
  const { first, last } = yearSpan(year)
  return today < first || today > last ? { first, last } : { first, last: Math.max(last, today + DAYS_AHEAD) }
}

/** The year with known data of the days after it. */
function yearAhead(input: AnalysisInput): InParts<PreparedYear> {
  if (input.itemsAfter === undefined) return prepareInParts(input, yearSpan(input.year), input.items)
  const all = [...new Map([...input.items, ...input.itemsAfter].map((item) => [item.id, item])).values()]
  return prepareInParts({ ...input, items: all }, suggestedDays(input), all)
}

/**
 * Suggestions, most useful first; `kind` null means all kinds. An empty year gets a way to begin. With `itemsAfter` it
 * looks past the end of the year, so that December knows of January.
 */
export const suggest = (input: AnalysisInput, kind: SuggestionKind | null): Suggestion[] =>
  allParts(suggestInParts(input, kind))

/** The same in parts. */
export function* suggestInParts(input: AnalysisInput, kind: SuggestionKind | null): InParts<Suggestion[]> {
  const agenda = agendaOf(yield* yearAhead(input))
  yield
  const hints: Hint[] = []
  for (const rule of RULES) {
    hints.push(...rule(agenda))
    yield
  }
  const isEmpty = !agenda.input.items.some(({ status, last }) => status !== 'cancelled' && last >= input.today)
  const isOver = input.today > yearSpan(input.year).last
  hints.sort((a, b) => b.weight - a.weight)
  const all = hints.length === 0 && isEmpty && !isOver ? beginning(agenda, kind ?? 'preparation') : hints
  const asked = all
    .map(({ suggestion }) => suggestion)
    .filter((one) => (kind === null || one.kind === kind) && !input.turnedDown.has(one.id))
  return agreeing(asked, input)
}

/** The first six that do not ask for the opposite of one before them. */
function agreeing(suggestions: readonly Suggestion[], { items }: AnalysisInput): Suggestion[] {
  const byId = new Map(items.map((item) => [item.id, item]))
  const chosen: Suggestion[] = []
  for (const one of suggestions) {
    if (chosen.length === SUGGESTIONS_MAX) break
    if (chosen.every(({ action }) => agree(one.action.changes, action.changes, byId))) chosen.push(one)
  }
  return chosen
}

function beginning({ input, year: { first } }: Agenda, kind: SuggestionKind): Hint[] {
  const { language, today } = input
  const isEnding = input.itemsAfter !== undefined && today > yearSpan(input.year).last - LAST_DAYS
  const year = isEnding ? input.year + 1 : input.year
  const said = hintSentences[language]
  const about = String(year)
  const day = Math.max(today, isEnding ? yearSpan(year).first : first)
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
