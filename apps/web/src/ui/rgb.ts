/** Red, green and blue, 0 to 255 each. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Reads `#rrggbb`. */
export const rgbOf = (color: string): Rgb => [hexAt(color, 1), hexAt(color, 3), hexAt(color, 5)]

const hexAt = (color: string, at: number): number => Number.parseInt(color.slice(at, at + 2), 16)

/** `percent` of `a` and the rest of `b`, like `color-mix(in srgb, ...)`. */
export const mix = (a: Rgb, b: Rgb, percent: number): Rgb => {
  const part = (index: 0 | 1 | 2) => (a[index] * percent + b[index] * (100 - percent)) / 100
  return [part(0), part(1), part(2)]
}

/** Writes `#rrggbb`. */
export const hexOf = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Contrast ratio of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(a: Rgb, b: Rgb): number {
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
