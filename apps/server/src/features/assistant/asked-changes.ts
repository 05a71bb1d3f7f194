import type { ChangeDraft } from '@dodici/contract/types'
import type { AskedChange } from '@dodici/core/answers'
import type { SeenItem } from '#server/features/asker/seen-items.ts'

/**
 * What somebody asked for in words, as changes of a card. A move and a deletion are of the one occurrence that is meant; a
 * name, a category and reminders are those of a series. What is not there is left out, and nothing stands there twice.
 */
export function draftsOf(changes: readonly AskedChange[], items: ReadonlyMap<string, SeenItem>): ChangeDraft[] {
  const drafts = changes.flatMap((change): ChangeDraft[] => {
    if (change.action === 'create') return [change]
    const item = items.get(change.itemId)
    return item === undefined ? [] : [draftOf(change, item)]
  })
  return [...new Map(drafts.map((draft) => [JSON.stringify(draft), draft])).values()]
}

function draftOf(change: Exclude<AskedChange, { action: 'create' }>, item: SeenItem): ChangeDraft {
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
    case 'delete':
      return { action: 'delete', eventId, occurrence }
  }
}
