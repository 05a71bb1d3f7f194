import type { Scope } from '@dodici/contract/types'
import { isSeries, type EditedEvent } from './draft.ts'

/** Parts of a series that can be deleted from one of its occurrences; of what does not repeat, all of it. */
export function deletableScopes({ event, occurrence }: EditedEvent): readonly Scope[] {
  if (!isSeries(event) || !occurrence?.recurrenceId) return ['all']
  return occurrence.recurrenceId === event.start ? ['this', 'all'] : ['this', 'following', 'all']
}
