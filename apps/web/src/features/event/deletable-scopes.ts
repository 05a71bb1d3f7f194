import type { Scope } from '@dodici/contract/types'
import { isSeries, type EditedEvent } from './draft.ts'

/** Parts of a series that can be deleted from an occurrence; the whole of an event that does not repeat. */
export function deletableScopes({ event, occurrence }: EditedEvent): readonly Scope[] {
  if (!isSeries(event) || !occurrence?.recurrenceId) return ['all']
  return occurrence.recurrenceId === event.start ? ['this', 'all'] : ['this', 'following', 'all']
}
