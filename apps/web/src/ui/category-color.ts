import { categoryInks } from './category-inks.ts'

/** What a category's colour becomes in the style sheets: `--c` as it is, `--c-edge` for edges, dots and strokes. */
export interface CategoryStyle {
  readonly '--c': string
  readonly '--c-edge': string
}

const uncategorised: CategoryStyle = { '--c': 'var(--dodici-ink-3)', '--c-edge': 'var(--dodici-ink-3)' }
const known = new Map<string, CategoryStyle>()

/**
 * The style of a category's colour (`#rrggbb`), null for no category, with the edge of its inks. Fills and texts are mixed
 * in the style sheets.
 */
export function categoryStyle(color: string | null): CategoryStyle {
  if (color === null) return uncategorised
  const made = known.get(color) ?? { '--c': color, '--c-edge': categoryInks(color, 'coming').edge }
  known.set(color, made)
  return made
}
