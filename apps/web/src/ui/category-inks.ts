import { themeColors, TINT_DARK } from '@dodici/contract/theme-colors'
import { contrast, hexOf, mix, rgbOf, type Rgb } from './rgb.ts'

/** Colours for drawing in a category's colour, each for both themes: `light-dark(#rrggbb, #rrggbb)`. */
export interface CategoryInks {
  readonly fill: string
  /** Text on the fill and beyond it; background of solid items. */
  readonly words: string
  /** Edges, dots and strokes. */
  readonly edge: string
}

/** Future, past and uncertain items. */
export type InkState = 'coming' | 'past' | 'tentative'

const rgb = (hex: string): Rgb => rgbOf(hex)
const WHITE = rgb('#ffffff')
/** Colours to mix with. Mixing costs the browser more than a plain colour. */
const light = { surface: WHITE, ink: rgb(themeColors['ink-1'].light), words: rgb(TINT_DARK) }
const dark = { surface: rgb(themeColors.surface.dark), ink: rgb(themeColors['ink-1'].dark) }
/** WCAG 2.2, 1.4.11: meaningful graphics other than text. */
const LEAST_CONTRAST = 3

const known = new Map<string, Readonly<Record<InkState, CategoryInks>>>()

/**
 * The inks of a category's colour (`#rrggbb`; null for none). Mixed here and not in style sheets: a year has a thousand
 * items, and the browser would mix the colours of each anew (measured: a sixth of the drawing time of a year).
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

/** What inks are mixed from, in light and dark. */
interface Colors {
  /** Colours for tinting fills. */
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
 * Without a category: ink on paper, framed where others are tinted (`plain` in the style sheets). A grey would look
 * like a category's.
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

/** A past edge: as pale as visibility allows. In November most of a year is past. */
const paleEdge = (edge: Rgb, surface: Rgb): Rgb => mix(edge, surface, leastShare(edge, surface, [65, 75, 85]) ?? 100)

const both = (onLight: Rgb, onDark: Rgb): string => `light-dark(${hexOf(onLight)}, ${hexOf(onDark)})`

/** The colour itself, darkened until visible on paper; in dark mode edges are always lightened. */
function edgeOnLight(color: Rgb): Rgb {
  const share = [100, 88, 76, 64, 52].find((each) => isSeen(mix(color, light.ink, each), WHITE))
  return mix(color, light.ink, share ?? 40)
}

const leastShare = (color: Rgb, surface: Rgb, shares: readonly number[]): number | undefined =>
  shares.find((share) => isSeen(mix(color, surface, share), surface))

const isSeen = (color: Rgb, surface: Rgb): boolean => contrast(color, surface) >= LEAST_CONTRAST
