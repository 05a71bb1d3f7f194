import { contrast, hexOf, mix, rgbOf, type Rgb } from './rgb.ts'

/** How something is drawn in a category's colour. Each is one value for both themes: `light-dark(#rrggbb, #rrggbb)`. */
export interface CategoryInks {
  readonly fill: string
  /** Words on the fill, and where they run on behind it. Also the ground of what is solid. */
  readonly words: string
  /** Edges, dots and strokes. */
  readonly edge: string
}

/** What is to come, what is over, and what is not certain. */
export type InkState = 'coming' | 'past' | 'tentative'

const rgb = (hex: string): Rgb => rgbOf(hex)
const WHITE = rgb('#ffffff')
/** Tokens that colours are mixed with, as `tokens.css` has them: a mix costs the browser more than a colour. */
const light = { surface: WHITE, ink: rgb('#17202b'), ink3: rgb('#5c6671'), words: rgb('#10151c') }
const dark = { surface: rgb('#1a1d24'), ink3: rgb('#949ba8') }
/** WCAG 2.2, 1.4.11: what has a meaning and is no text. */
const LEAST_CONTRAST = 3

const known = new Map<string, Readonly<Record<InkState, CategoryInks>>>()

/**
 * The inks of a category's colour (`#rrggbb`; null for none), mixed here and not in the style sheets: a year has a
 * thousand items, and a browser mixes the colours of each of them anew (measured: a sixth of the time to draw one).
 */
export function categoryInks(color: string | null, state: InkState): CategoryInks {
  const key = color ?? ''
  const inks = known.get(key) ?? makeInks(color)
  known.set(key, inks)
  return inks[state]
}

function makeInks(color: string | null): Record<InkState, CategoryInks> {
  const [day, night] = color === null ? [light.ink3, dark.ink3] : [rgb(color), rgb(color)]
  const words = [mix(day, light.words, 45), mix(night, WHITE, 30)] as const
  const edge = [edgeOnLight(day), mix(night, WHITE, 80)] as const
  const fill = (onLight: number, onDark: number) =>
    both(mix(day, light.surface, onLight), mix(night, dark.surface, onDark))
  const paler = ([onLight, onDark]: readonly [Rgb, Rgb], percent: number) =>
    both(mix(onLight, light.surface, percent), mix(onDark, dark.surface, percent))
  const coming = { fill: fill(26, 38), words: both(...words), edge: both(...edge) }
  return {
    coming,
    past: { fill: fill(12, 22), words: paler(words, 86), edge: paler(edge, 55) },
    tentative: { ...coming, fill: fill(7, 7) },
  }
}

const both = (onLight: Rgb, onDark: Rgb): string => `light-dark(${hexOf(onLight)}, ${hexOf(onDark)})`

/** The colour itself, with as much ink as it takes to be seen on paper; on dark an edge is always lightened. */
function edgeOnLight(color: Rgb): Rgb {
  const share = [100, 88, 76, 64, 52].find((each) => contrast(mix(color, light.ink, each), WHITE) >= LEAST_CONTRAST)
  return mix(color, light.ink, share ?? 40)
}
