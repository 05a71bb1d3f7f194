import { categoryInks } from './category-inks.ts'

/** A category's colour in the style sheets: `--c` itself, `--c-edge` for edges, dots and strokes. */
export interface CategoryStyle {
  readonly '--c': string
  readonly '--c-edge': string
  /** Frame width of areas that are not tinted. */
  readonly '--c-frame'?: string
}

/** Ink on paper: "no category" has no colour, and cannot be taken for a grey category. */
const plain: CategoryStyle = {
  '--c': 'var(--dodici-surface)',
  '--c-edge': 'var(--dodici-ink-1)',
  '--c-frame': '1px',
}
const known = new Map<string, CategoryStyle>()

/**
 * The style for a category's colour (`#rrggbb`; null for none). Fills and text colours are mixed in the style sheets.
 */
export function categoryStyle(color: string | null): CategoryStyle {
  if (color === null) return plain
  const made = known.get(color) ?? { '--c': color, '--c-edge': categoryInks(color, 'coming').edge }
  known.set(color, made)
  return made
}
