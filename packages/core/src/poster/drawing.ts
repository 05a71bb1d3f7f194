/** The cuts of Archivo that a poster is set in: weight, and width axis in %. */
export const FACES = {
  title: { weight: 640, stretch: 100 },
  body: { weight: 400, stretch: 100 },
  month: { weight: 620, stretch: 96 },
  day: { weight: 480, stretch: 92 },
  strong: { weight: 600, stretch: 92 },
  bar: { weight: 540, stretch: 89 },
  moment: { weight: 450, stretch: 88 },
  tight: { weight: 480, stretch: 80 },
} as const
export type Face = keyof typeof FACES

export interface Stroke {
  readonly color: string
  readonly width: number
  /** Lengths of a dash and of the gap after it; a whole line without. */
  readonly dash?: number
}

export interface Rect {
  readonly kind: 'rect'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly fill: string | null
  readonly stroke: Stroke | null
}

/** A line through points; with a fill it is closed. */
export interface Line {
  readonly kind: 'line'
  readonly points: readonly (readonly [x: number, y: number])[]
  readonly fill: string | null
  readonly stroke: Stroke | null
}

/** Many separate strokes of one colour, each from one point to another: a hatching. */
export interface Hatch {
  readonly kind: 'hatch'
  readonly strokes: readonly (readonly [x1: number, y1: number, x2: number, y2: number])[]
  readonly stroke: Stroke
}

export interface Circle {
  readonly kind: 'circle'
  readonly x: number
  readonly y: number
  readonly radius: number
  readonly fill: string | null
  readonly stroke: Stroke | null
}

/** One line of text. `y` is its baseline; `width` is what it takes at most, as it was measured. */
export interface Text {
  readonly kind: 'text'
  readonly x: number
  readonly y: number
  readonly text: string
  readonly face: Face
  readonly size: number
  readonly color: string
  readonly anchor: 'start' | 'middle' | 'end'
  readonly width: number
}

export type Shape = Rect | Line | Hatch | Circle | Text

/** One sheet of paper. All lengths in points (1/72 inch), from its upper left corner. Colours are `#rrggbb`. */
export interface Page {
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** A poster: its pages, without any notion of how they are written. */
export interface Drawing {
  readonly title: string
  readonly pages: readonly Page[]
}
