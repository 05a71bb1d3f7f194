import type { ProposedChange } from '@dodici/contract/types'
import type { ProposedChange as AnswerChange } from '@dodici/core/answers'
import type { SeenItem } from '#server/features/asker/seen-items.ts'

/**
 * A request in words as the changes of a card. Moves and deletions are about one occurrence; names, categories,
 * places, notes and reminders about the whole series. Missing events are left out, and nothing appears twice.
 */
export function proposedChangesOf(
  changes: readonly AnswerChange[],
  items: ReadonlyMap<string, SeenItem>,
): ProposedChange[] {
  const drafts = changes.flatMap((change): ProposedChange[] => {
    if (change.action === 'create') return [{ ...change, reminders: [...change.reminders] }]
    const item = items.get(change.itemId)
    return item === undefined ? [] : [proposedChangeOf(change, item)]
  })
  return [...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values()]
}

function proposedChangeOf(change: Exclude<AnswerChange, { action: 'create' }>, item: SeenItem): ProposedChange {
  const { eventId, recurrenceId: occurrence } = item
  switch (change.action) {
    case 'shift':
      return { action: 'update', eventId, occurrence, start: change.start, end: change.end }
    case 'categorise':
      return { action: 'update', eventId, categoryId: change.categoryId }
    case 'rename':
      return { action: 'update', eventId, title: change.title }
    case 'remind':
      return { action: 'update', eventId, reminders: [...change.reminders], reason: change.said }
    case 'place':
      return { action: 'update', eventId, location: change.text, reason: change.said }
    case 'describe':
      return { action: 'update', eventId, description: change.text, reason: change.said }
    case 'delete':
      return { action: 'delete', eventId, occurrence }
  }
}
