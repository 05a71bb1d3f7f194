import type { Day } from '@dodici/core/date'
import { EARLIER_LINE, LEVEL_NAMES, type DensityDay, type EarlierMark, type EarlierRow } from '@dodici/core/year'
import type { CSSProperties } from 'react'
import { categoryInks } from '../../../ui/category-inks.ts'
import { piece, type Piece } from '../planner/piece.ts'
import type { ColorOf } from '../year-items.ts'
import styles from './last-year.module.css'

/** The year before as it is drawn by one way of colouring: a row stays the same piece until it changes. */
export function rowPieces(colorOf: ColorOf): (row: EarlierRow) => Piece {
  const made = new WeakMap<EarlierRow, Piece>()
  return (row) => {
    const known = made.get(row) ?? drawRow(row, colorOf)
    made.set(row, known)
    return known
  }
}

/** The colours of the palette, and that of no category. */
const MOST_INKS = 13
/** Of categories with more colours than that. */
const OTHER_INK = 'var(--dodici-ink-3)'

/** One element for each ink, cut out to its marks: a very full year adds a hundred elements and not a thousand. */
function drawRow({ marks }: EarlierRow, colorOf: ColorOf): Piece {
  const own = new Set<string>()
  const byInk = Map.groupBy(marks, ({ item }) => {
    const { edge } = categoryInks(colorOf(item), 'past')
    if (own.size < MOST_INKS) own.add(edge)
    return own.has(edge) ? edge : OTHER_INK
  })
  const inks = Array.from(byInk, ([ink, some]) =>
    piece('span', styles['ink'], '', { style: `background:${ink};clip-path:path("${some.map(pathOf).join('')}")` }),
  )
  return piece('div', styles['row'], inks)
}

const pathOf = ({ left, top, width }: EarlierMark): string => `M${left} ${top}h${width}v${EARLIER_LINE}h${-width}z`

/** Px of the band in a cell of the heat, and of the paper above it. */
const BAND = 4

/** How full days were, at the lower edge of their cells, in the colours of the heat. */
export const heatMarks = (levels: ReadonlyMap<Day, DensityDay>): ReadonlyMap<Day, CSSProperties> =>
  marked(levels, (level) => {
    const ink = `var(--dodici-heat-${level})`
    return {
      backgroundImage: `linear-gradient(${ink}, ${ink}), linear-gradient(var(--dodici-surface), var(--dodici-surface))`,
      backgroundSize: `calc(100% - 4px) ${BAND}px, calc(100% - 2px) ${BAND + 2}px`,
      backgroundPosition: '2px calc(100% - 2px), 1px calc(100% - 1px)',
      backgroundRepeat: 'no-repeat',
    }
  })

const PALE = 'color-mix(in srgb, var(--dodici-ink-3) 60%, transparent)'

/** How full days were, at the upper edge of a day that has no colour of its own: a line, longer where it was fuller. */
export const lineMarks = (levels: ReadonlyMap<Day, DensityDay>): ReadonlyMap<Day, CSSProperties> =>
  marked(levels, (level) => ({
    backgroundImage: `linear-gradient(${PALE}, ${PALE})`,
    backgroundSize: `calc((100% - 4px) * ${level} / ${LEVEL_NAMES.length}) 2px`,
    backgroundPosition: '2px 0',
    backgroundRepeat: 'no-repeat',
  }))

/** One style for each level, from 1 for the lightest, shared by its days. */
function marked(levels: ReadonlyMap<Day, DensityDay>, styleOf: (level: number) => CSSProperties) {
  const ofLevel = new Map(LEVEL_NAMES.map((name, index) => [name, styleOf(index + 1)]))
  return new Map(Array.from(levels, ([day, { level }]) => [day, ofLevel.get(level) ?? {}] as const))
}
