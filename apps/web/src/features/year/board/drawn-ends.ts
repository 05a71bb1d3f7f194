import type { Bar } from '@dodici/core/year'

/** Which ends of a span a bar draws, as its `data-ends`: the others lie in another row. */
export function drawnEnds({
  continuesBefore,
  continuesAfter,
}: Pick<Bar, 'continuesBefore' | 'continuesAfter'>): string {
  if (continuesBefore) return continuesAfter ? 'none' : 'end'
  return continuesAfter ? 'start' : 'both'
}
