import { categoryInks } from './category-inks.ts'

/** What a category's colour becomes in the style sheets: `--c` as it is, `--c-edge` for edges, dots and strokes. */
export interface CategoryStyle {
  readonly '--c': string
  readonly '--c-edge': string
  /** How wide the frame of a tinted area is, where that is paper and not tinted at all. */
  readonly '--c-frame'?: string
}

/** Ink on paper: what has no category has no colour, and is never taken for one of a grey category. */
const plain: CategoryStyle = {
  '--c': 'var(--dodici-surface)',
  '--c-edge': 'var(--dodici-ink-1)',
  '--c-frame': '1px',
}
const known = new Map<string, CategoryStyle>()

/**
 * The style of a category's colour (`#rrggbb`), null for no category, with the edge of its inks. Fills and texts are mixed
 * in the style sheets.
 */
export function categoryStyle(color: string | null): CategoryStyle {
  if (color === null) return plain
  const made = known.get(color) ?? { '--c': color, '--c-edge': categoryInks(color, 'coming').edge }
  known.set(color, made)
  return made
}
