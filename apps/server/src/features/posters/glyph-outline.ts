import type { PathCommand } from 'fontkit'

/** Units of path data for one of a font: the middle between two of its points is a whole one then, too. */
export const FINER = 2

type Point = readonly [x: number, y: number]

/** The outline of a glyph as SVG path data, relative, with y downwards; null of one without, as a space. */
export interface Outline {
  /** Where its first line begins, and its last one ends, from its place. */
  readonly start: Point
  readonly end: Point
  readonly path: string
}

/** Joins outlines at places of the font's units, with y upwards as there, to path data. */
export function joinedOutlines(glyphs: Iterable<{ outline: Outline | null; x: number; y: number }>): string {
  let [path, at] = ['', [0, 0] as Point]
  for (const { outline, x, y } of glyphs) {
    if (outline === null) continue
    const place = [Math.round(x * FINER), -Math.round(y * FINER)] as const
    const { start, end } = outline
    path += moveTo([place[0] + start[0], place[1] + start[1]], at) + outline.path
    at = [place[0] + end[0], place[1] + end[1]]
  }
  return path
}

const moveTo = (to: Point, from: Point): string => `m${joined(relative([to], from)).trimStart()}`

/**
 * The outline that drawing commands of a font make. Most curves of a font go on from one another, so that their control
 * points need not be written.
 */
export function outlineOf(commands: readonly PathCommand[]): Outline | null {
  let [path, start, from, control, last] = ['', null as Point | null, [0, 0] as Point, null as Point | null, '']
  for (const { command, args } of commands) {
    const points = pointsOf(args)
    const [first = from, end = first] = [points[0], points.at(-1)]
    const [letter, numbers] = segmentOf(command, points, { from, control })
    // The first move is written where the glyph is placed.
    if (start === null) start = end
    else if (letter !== '') path += letter === last ? joined(numbers) : letter + joined(numbers).trimStart()
    ;[from, control, last] = [end, command === 'quadraticCurveTo' ? first : null, letter]
  }
  return start && { start, end: from, path }
}

interface Pencil {
  readonly from: Point
  /** Of the curve before, if the last was one. */
  readonly control: Point | null
}

/** A letter of path data with its numbers; none for what needs no line of its own: filled lines close themselves. */
function segmentOf(command: PathCommand['command'], points: readonly Point[], pencil: Pencil): [string, number[]] {
  const { from } = pencil
  switch (command) {
    case 'moveTo':
      return ['m', relative(points, from)]
    case 'closePath':
      return ['', []]
    case 'lineTo':
      return lineTo(points[0] ?? from, from)
    case 'quadraticCurveTo':
      return isMirrored(points[0], pencil) ? ['t', relative(points.slice(1), from)] : ['q', relative(points, from)]
    case 'bezierCurveTo':
      return ['c', relative(points, from)]
  }
}

function lineTo([x, y]: Point, from: Point): [string, number[]] {
  if (y === from[1]) return ['h', [x - from[0]]]
  return x === from[0] ? ['v', [y - from[1]]] : ['l', [x - from[0], y - from[1]]]
}

/** Whether a control point is where a curve without one of its own has it. */
const isMirrored = (point: Point | undefined, { from, control }: Pencil): boolean =>
  point !== undefined &&
  control !== null &&
  point[0] - from[0] === from[0] - control[0] &&
  point[1] - from[1] === from[1] - control[1]

const relative = (points: readonly Point[], [x, y]: Point): number[] => points.flatMap((at) => [at[0] - x, at[1] - y])

const pointsOf = (args: readonly number[]): Point[] =>
  Array.from({ length: args.length / 2 }, (_, index) => [
    Math.round((args[2 * index] ?? 0) * FINER),
    -Math.round((args[2 * index + 1] ?? 0) * FINER),
  ])

/** A minus needs no space before it. */
const joined = (numbers: readonly number[]): string =>
  numbers.map((each) => (each < 0 ? String(each) : ` ${String(each)}`)).join('')
