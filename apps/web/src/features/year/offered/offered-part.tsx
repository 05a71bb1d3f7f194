import { useOfferedDays } from '../../../address/offered-days.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { LayerPlace } from './offered-layer.tsx'

const Layer = lazyPart(async () => (await import('./offered-layer.tsx')).OfferedLayer)

/** The shading of offered days, loaded with the first of them. It draws anew by itself, without the year. */
export function OfferedPart(place: LayerPlace) {
  const offered = useOfferedDays()
  return offered.length === 0 ? null : <Layer offered={offered} {...place} />
}
