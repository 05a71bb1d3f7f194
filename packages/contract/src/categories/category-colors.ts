import { CATEGORY_PALETTE } from '../limits.ts'

type PaletteColor = (typeof CATEGORY_PALETTE)[number]

/**
 * Gives colours for new categories, one at each call: those of the palette that are free, in its order, and once all are
 * taken those that the fewest have.
 * @param taken `#rrggbb` of each category that is there, in any case; those outside the palette do not count
 */
export function freeColors(taken: readonly string[]): () => PaletteColor {
  const uses = new Map<string, number>(CATEGORY_PALETTE.map((color) => [color, 0]))
  const use = (color: string): void => {
    const count = uses.get(color)
    if (count !== undefined) uses.set(color, count + 1)
  }
  for (const color of taken) use(color.toLowerCase())
  return () => {
    const fewest = Math.min(...uses.values())
    const next = CATEGORY_PALETTE.find((color) => uses.get(color) === fewest) ?? CATEGORY_PALETTE[0]
    use(next)
    return next
  }
}
