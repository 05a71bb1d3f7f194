import type { TextSpan } from '../../language/index.ts'

/** The text without some spans, where everything else stays in its place. */
export const blanked = (text: string, spans: readonly TextSpan[]): string =>
  spans.reduce((rest, { from, to }) => `${rest.slice(0, from)}${' '.repeat(to - from)}${rest.slice(to)}`, text)

export const overlap = (one: TextSpan, other: TextSpan | null): boolean =>
  other !== null && one.from < other.to && one.to > other.from
