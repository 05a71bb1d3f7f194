import type { AssistantAction, ProposedChange, Suggestion, YearAnalysis } from '@dodici/contract/types'
import type {
  Evidence,
  AdviceAction,
  ProposedChange as AdviceChange,
  Suggestion as CoreSuggestion,
  YearBalance,
} from '@dodici/core/balance'
import { daysLater, formatDay, formatWall, MINUTES_A_DAY, type Day } from '@dodici/core/date'
import { NOTICE } from '@dodici/core/event'
import { namedEvents, writtenTimes, type SeenItem } from '#server/features/asker/seen-items.ts'

/** Core's analysis as it is sent: days as dates, items as chips. */
type Items = ReadonlyMap<string, SeenItem>

const dayOrNull = (day: Day | null): string | null => (day === null ? null : formatDay(day))

type WireEvidence = Suggestion['evidence'][number]

const evidenceOf =
  (items: Items) =>
  ({ text, value, unit, first, last, itemIds }: Evidence): WireEvidence => ({
    text,
    value,
    unit,
    ...(first === null ? {} : { from: formatDay(first), to: formatDay(last ?? first) }),
    events: namedEvents(known(items, itemIds), itemIds),
  })

const known = (items: Items, ids: readonly string[]): SeenItem[] =>
  ids.flatMap((id) => {
    const item = items.get(id)
    return item === undefined ? [] : [item]
  })

function actionOf(items: Items, action: AdviceAction): AssistantAction {
  return {
    kind: action.kind,
    label: action.label,
    from: dayOrNull(action.first),
    to: dayOrNull(action.last),
    eventId: action.itemId === null ? null : (items.get(action.itemId)?.eventId ?? null),
    goal: action.target,
    changes: action.changes.flatMap((change) => draftOf(items, change)),
  }
}

function draftOf(items: Items, change: AdviceChange): ProposedChange[] {
  if (change.action === 'create') {
    const { first, last, minutes, ...rest } = change
    if (minutes === null) return [{ ...rest, start: formatDay(first), end: formatDay(last), allDay: true }]
    const [start, end] = minutes
    const timeOf = (minute: number): string => formatWall(first * MINUTES_A_DAY + minute)
    return [{ ...rest, start: timeOf(start), end: timeOf(end), allDay: false }]
  }
  const item = items.get(change.itemId)
  return item === undefined ? [] : [updateOf(item, change)]
}

/** A move is about one occurrence; a category or reminder about the whole series. */
function updateOf(item: SeenItem, change: Exclude<AdviceChange, { action: 'create' }>): ProposedChange {
  const update = { action: 'update', eventId: item.eventId, reason: change.reason } as const
  switch (change.action) {
    case 'shift': {
      const { start, end } = writtenTimes(item)
      const moved = { start: daysLater(start, change.days), end: daysLater(end, change.days) }
      return { ...update, ...moved, occurrence: item.recurrenceId }
    }
    case 'categorise':
      return { ...update, categoryId: change.categoryId }
    case 'remind': {
      const reminder = { minutesBefore: change.minutesBefore, channel: NOTICE }
      return { ...update, reminders: [...item.reminders, reminder] }
    }
  }
}

const byId = (items: readonly SeenItem[]): Items => new Map(items.map((item) => [item.id, item]))

/** An analysis, without who answered. */
export function analysisOf(
  year: number,
  balance: YearBalance,
  seen: readonly SeenItem[],
): Omit<YearAnalysis, 'engine' | 'fallback'> {
  const items = byId(seen)
  return {
    year,
    coverage: balance.coverage,
    scores: balance.scores.map((score) => ({ ...score, evidence: score.evidence.map(evidenceOf(items)) })),
    categories: [...balance.categories],
    months: [...balance.months],
    weeks: balance.weeks.map(({ first, last, ...week }) => ({ ...week, from: formatDay(first), to: formatDay(last) })),
    recommendations: balance.recommendations.map(({ id, scoreId, text, evidence, action }) => ({
      id,
      score: scoreId,
      text,
      evidence: evidence.map(evidenceOf(items)),
      action: actionOf(items, action),
    })),
    summary: balance.summary,
  }
}

export function suggestionsOf(found: readonly CoreSuggestion[], seen: readonly SeenItem[]): Suggestion[] {
  const items = byId(seen)
  return found.map(({ id, kind, text, evidence, action }) => ({
    id,
    type: kind,
    text,
    evidence: evidence.map(evidenceOf(items)),
    action: actionOf(items, action),
  }))
}
