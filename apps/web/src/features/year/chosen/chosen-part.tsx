import { lazyPart } from '../../../ui/lazy-part.ts'
import { useReadyPart } from '../../../ui/use-ready-part.ts'
import type { ChosenProps } from './chosen-actions.tsx'

const ChosenActions = lazyPart(async () => (await import('./chosen-actions.tsx')).ChosenActions)

/** The selection, if there is one. What acts on it has loaded before somebody there selects anything. */
export function ChosenPart(props: ChosenProps) {
  useReadyPart(ChosenActions)
  return props.chosen.ids.size === 0 ? null : <ChosenActions {...props} />
}
