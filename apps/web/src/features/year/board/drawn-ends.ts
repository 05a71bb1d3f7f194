import type { Bar } from '@dodici/core/year'

/** Which ends of a span a bar draws, in `data-ends`; the others are in another row. */
export function drawnEnds({
  continuesBefore,
  continuesAfter,
}: Pick<Bar, 'continuesBefore' | 'continuesAfter'>): string {
  if (continuesBefore) return continuesAfter ? 'none' : 'end'
  return continuesAfter ? 'start' : 'both'
}
