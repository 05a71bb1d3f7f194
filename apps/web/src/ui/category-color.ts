import { contrast, mix, rgbOf, type Rgb } from './rgb.ts'

/** What a category's colour becomes in the style sheets: `--c` as it is, `--c-edge` for edges, dots and strokes. */
export interface CategoryStyle {
  readonly '--c': string
  readonly '--c-edge': string
}

const INK: Rgb = [0x17, 0x20, 0x2b]
const PAPER: Rgb = [0xff, 0xff, 0xff]
/** WCAG 2.2, 1.4.11: what has a meaning and is no text. */
const LEAST_CONTRAST = 3

const uncategorised: CategoryStyle = { '--c': 'var(--dodici-ink-3)', '--c-edge': 'var(--dodici-ink-3)' }
const known = new Map<string, CategoryStyle>()

/**
 * The style of a category's colour (`#rrggbb`), null for no category. On light paper an edge is the colour itself, with
 * as much ink as it takes to be seen; on dark it is always lightened. Fills and texts are mixed in the style sheets.
 */
export function categoryStyle(color: string | null): CategoryStyle {
  if (color === null) return uncategorised
  const made = known.get(color) ?? { '--c': color, '--c-edge': edgeOf(color) }
  known.set(color, made)
  return made
}

function edgeOf(color: string): string {
  const share = [100, 88, 76, 64, 52].find(
    (percent) => contrast(mix(rgbOf(color), INK, percent), PAPER) >= LEAST_CONTRAST,
  )
  const light = share === 100 ? color : `color-mix(in srgb, ${color} ${share ?? 40}%, var(--dodici-ink-1))`
  return `light-dark(${light}, color-mix(in srgb, ${color} 80%, #fff))`
}
