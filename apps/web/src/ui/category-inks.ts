import { themeColors, TINT_DARK } from '@dodici/contract/theme-colors'
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
/** What colours are mixed with. A mix costs the browser more than a colour. */
const light = { surface: WHITE, ink: rgb(themeColors['ink-1'].light), words: rgb(TINT_DARK) }
const dark = { surface: rgb(themeColors.surface.dark), ink: rgb(themeColors['ink-1'].dark) }
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
  return color === null ? inksOf(plainColors) : inksOf(colorsOf(rgb(color)))
}

/** What the inks are mixed of, on light and on dark. */
interface Colors {
  /** The colours that fills are tinted with. */
  readonly tint: readonly [Rgb, Rgb]
  readonly words: readonly [Rgb, Rgb]
  readonly edge: readonly [Rgb, Rgb]
}

const colorsOf = (color: Rgb): Colors => ({
  tint: [color, color],
  words: [mix(color, light.words, 45), mix(color, WHITE, 30)],
  edge: [edgeOnLight(color), mix(color, WHITE, 80)],
})

/**
 * What has no category has no colour: ink on paper, with a frame around what would be tinted (`plain` in the style sheets).
 * A grey would be that of a category.
 */
const plainColors: Colors = {
  tint: [light.surface, dark.surface],
  words: [light.ink, dark.ink],
  edge: [light.ink, dark.ink],
}

function inksOf({ tint, words, edge }: Colors): Record<InkState, CategoryInks> {
  const fill = (onLight: number, onDark: number) =>
    both(mix(tint[0], light.surface, onLight), mix(tint[1], dark.surface, onDark))
  const paler = ([onLight, onDark]: readonly [Rgb, Rgb], percent: number) =>
    both(mix(onLight, light.surface, percent), mix(onDark, dark.surface, percent))
  const coming = { fill: fill(26, 38), words: both(...words), edge: both(...edge) }
  return {
    coming,
    past: {
      fill: fill(17, 28),
      words: paler(words, 90),
      edge: both(paleEdge(edge[0], light.surface), paleEdge(edge[1], dark.surface)),
    },
    tentative: { ...coming, fill: fill(7, 7) },
  }
}

/** An edge that is past: paler, as far as it can still be seen. In November most of a year is past. */
const paleEdge = (edge: Rgb, surface: Rgb): Rgb => mix(edge, surface, leastShare(edge, surface, [65, 75, 85]) ?? 100)

const both = (onLight: Rgb, onDark: Rgb): string => `light-dark(${hexOf(onLight)}, ${hexOf(onDark)})`

/** The colour itself, with as much ink as it takes to be seen on paper; on dark an edge is always lightened. */
function edgeOnLight(color: Rgb): Rgb {
  const share = [100, 88, 76, 64, 52].find((each) => isSeen(mix(color, light.ink, each), WHITE))
  return mix(color, light.ink, share ?? 40)
}

const leastShare = (color: Rgb, surface: Rgb, shares: readonly number[]): number | undefined =>
  shares.find((share) => isSeen(mix(color, surface, share), surface))

const isSeen = (color: Rgb, surface: Rgb): boolean => contrast(color, surface) >= LEAST_CONTRAST
