import type { Ink } from './ink.ts'
import type { Box, Pen } from './pen.ts'

/** Slopes of the strokes of each hatching: 1 falls to the left, -1 to the right, 0 lies, Infinity stands. */
const HATCHINGS: readonly (readonly { readonly slope: number; readonly gap: number }[])[] = [
  [{ slope: 1, gap: 5 }],
  [{ slope: -1, gap: 5 }],
  [{ slope: Infinity, gap: 4 }],
  [{ slope: 0, gap: 4 }],
  [
    { slope: 1, gap: 7 },
    { slope: -1, gap: 7 },
  ],
  [
    { slope: Infinity, gap: 6 },
    { slope: 0, gap: 5 },
  ],
  [{ slope: 1, gap: 10 }],
  [{ slope: Infinity, gap: 10 }],
]
const HATCH = { color: '#8c8c8c', width: 0.6 } as const

/** Fills a box by a category's ink, in grey with its hatching. */
export function fillBox(pen: Pen, box: Box, ink: Ink, radius = 0): void {
  pen.rect(box, { fill: ink.fill, radius })
  if (ink.sign === null) return
  for (const { slope, gap } of HATCHINGS[ink.sign] ?? []) pen.hatch(strokesIn(box, slope, gap), HATCH)
}

function strokesIn({ x, y, width, height }: Box, slope: number, gap: number): [number, number, number, number][] {
  const steps = (from: number, to: number): number[] =>
    Array.from({ length: Math.max(0, Math.ceil((to - from) / gap)) }, (_, index) => from + (index + 0.5) * gap).filter(
      (each) => each < to,
    )
  if (slope === 0) return steps(y, y + height).map((each) => [x, each, x + width, each])
  if (slope === Infinity) return steps(x, x + width).map((each) => [each, y, each, y + height])
  // A stroke of 45 degrees enters at the top, `each` px from the left, and leaves at the foot.
  return steps(-height, width).flatMap((each) => {
    const [from, to] = [Math.max(0, each), Math.min(width, each + height)]
    if (to <= from) return []
    const [top, foot] = [from - each, to - each]
    return slope === 1
      ? [[x + from, y + height - top, x + to, y + height - foot]]
      : [[x + from, y + top, x + to, y + foot]]
  })
}

/** The middle of a mark, and its width. */
interface Mark {
  readonly x: number
  readonly y: number
  readonly size: number
}

/** The mark of a single day with a time: a dot, in grey one of eight. */
export function drawMark(pen: Pen, { x, y, size }: Mark, { edge, sign }: Ink): void {
  const half = size / 2
  const isHollow = sign !== null && sign % 2 === 1
  const paint = isHollow ? { fill: '#ffffff', stroke: { color: edge, width: 1 } } : { fill: edge }
  const corners = CORNERS[sign === null ? 0 : sign >> 1] ?? null
  if (corners === null) pen.circle({ x, y, radius: half }, paint)
  else
    pen.line(
      corners.map(([dx, dy]) => [x + dx * half, y + dy * half] as const),
      paint,
    )
}

/** A dot, a square, a triangle, a diamond; each filled or hollow. */
const CORNERS: readonly (readonly (readonly [number, number])[] | null)[] = [
  null,
  [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ],
  [
    [0, -1.1],
    [1.15, 0.9],
    [-1.15, 0.9],
  ],
  [
    [0, -1.3],
    [1.3, 0],
    [0, 1.3],
    [-1.3, 0],
  ],
]

/** Says that a bar comes from before: `‹`. */
export const drawChevron = (pen: Pen, x: number, y: number, color: string): void =>
  pen.line(
    [
      [x + 1.6, y - 3],
      [x - 1.6, y],
      [x + 1.6, y + 3],
    ],
    { stroke: { color, width: 1 } },
  )
