import type { Circle, Face, Line, Rect, Shape, Stroke, Text } from './drawing.ts'
import type { Ruler } from './ruler.ts'

/** Where a part of a page begins, in points, and how many points its px have. */
export interface Place {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Paint {
  readonly fill?: string | null
  readonly stroke?: Stroke | null
}

export interface Written {
  readonly face: Face
  readonly size: number
  readonly color: string
  readonly anchor?: Text['anchor']
  /** What it may take; the rest is cut off. */
  readonly room?: number
}

/** Draws in px of its place; what it draws is stored in points. */
export interface Pen {
  readonly ruler: Ruler
  readonly rect: (box: Box, paint: Paint & { readonly radius?: number }) => void
  readonly line: (points: Line['points'], paint: Paint) => void
  readonly hatch: (strokes: readonly (readonly [number, number, number, number])[], stroke: Stroke) => void
  readonly circle: (circle: Pick<Circle, 'x' | 'y' | 'radius'>, paint: Paint) => void
  readonly text: (x: number, y: number, text: string, how: Written) => void
}

/** A pen that adds to `shapes`. */
export function penAt(shapes: Shape[], { x: left, y: top, scale }: Place, ruler: Ruler): Pen {
  const at = (x: number, y: number) => ({ x: left + x * scale, y: top + y * scale })
  const stroked = (stroke: Stroke | null | undefined): Stroke | null =>
    stroke ? { ...stroke, width: stroke.width * scale, ...(stroke.dash && { dash: stroke.dash * scale }) } : null
  return {
    ruler,
    rect: ({ x, y, width, height }, { radius = 0, fill = null, stroke }) => {
      const size: Pick<Rect, 'width' | 'height'> = { width: width * scale, height: height * scale }
      shapes.push({ kind: 'rect', ...at(x, y), ...size, radius: radius * scale, fill, stroke: stroked(stroke) })
    },
    line: (points, { fill = null, stroke }) => {
      const placed = points.map(([x, y]) => [left + x * scale, top + y * scale] as const)
      shapes.push({ kind: 'line', points: placed, fill, stroke: stroked(stroke) })
    },
    hatch: (strokes, stroke) => {
      if (strokes.length === 0) return
      const placed = strokes.map(
        ([x1, y1, x2, y2]) => [left + x1 * scale, top + y1 * scale, left + x2 * scale, top + y2 * scale] as const,
      )
      shapes.push({ kind: 'hatch', strokes: placed, stroke: stroked(stroke) as Stroke })
    },
    circle: ({ x, y, radius }, { fill = null, stroke }) => {
      shapes.push({ kind: 'circle', ...at(x, y), radius: radius * scale, fill, stroke: stroked(stroke) })
    },
    text: (x, y, whole, { face, size, color, anchor = 'start', room = Infinity }) => {
      const text = ruler.cut(whole, face, size, room)
      if (text === '') return
      const width = ruler.widthOf(text, face, size) * scale
      shapes.push({ kind: 'text', ...at(x, y), text, face, size: size * scale, color, anchor, width })
    },
  }
}
