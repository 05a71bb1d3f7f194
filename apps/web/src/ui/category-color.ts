/** What a category's colour becomes in the style sheets: `--c` as it is, `--c-edge` for edges, dots and strokes. */
export interface CategoryStyle {
  readonly '--c': string
  readonly '--c-edge': string
}

type Rgb = readonly [number, number, number]

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

const rgbOf = (color: string): Rgb => [hex(color, 1), hex(color, 3), hex(color, 5)]

const hex = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16)

const mix = (a: Rgb, b: Rgb, percent: number): Rgb => {
  const part = (index: 0 | 1 | 2) => (a[index] * percent + b[index] * (100 - percent)) / 100
  return [part(0), part(1), part(2)]
}

/** Contrast of two colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(color: Rgb): number {
  const [red, green, blue] = color.map(linear) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function linear(channel: number): number {
  const value = channel / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
