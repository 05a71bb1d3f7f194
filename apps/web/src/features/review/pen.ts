import { themeColors } from '@dodici/contract/theme-colors'

/** The aspect ratio that most programs show whole: 4 to 5. */
export const IMAGE_WIDTH = 1_080
export const IMAGE_HEIGHT = 1_350
export const EDGE = 72
export const INNER = IMAGE_WIDTH - 2 * EDGE

/** Colours of the light theme always, because the picture is seen elsewhere. */
const INK = themeColors['ink-1'].light
export const CARD = themeColors.surface.light
export const QUIET = themeColors['ink-2'].light
export const TRACK = themeColors.outline.light

const FONT = "'Archivo Variable', system-ui, 'Segoe UI', Roboto, sans-serif"

/** The parts of a canvas in use. */
export type Pen = Pick<
  CanvasRenderingContext2D,
  | 'fillStyle'
  | 'font'
  | 'textAlign'
  | 'textBaseline'
  | 'fillRect'
  | 'fillText'
  | 'measureText'
  | 'beginPath'
  | 'roundRect'
  | 'fill'
>

interface TextPlace {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly weight?: number
  readonly color?: string
  readonly align?: CanvasTextAlign
  /** Longer text is cut with an ellipsis. */
  readonly most?: number
}

/** Writes a text on its line. */
export function text(
  pen: Pen,
  said: string,
  { x, y, size, weight = 400, color = INK, align = 'left', most = INNER }: TextPlace,
): void {
  pen.font = `${String(weight)} ${String(size)}px ${FONT}`
  pen.textAlign = align
  pen.fillStyle = color
  pen.fillText(fitting(pen, said, most), x, y)
}

function fitting(pen: Pen, said: string, most: number): string {
  if (pen.measureText(said).width <= most) return said
  const characters = [...new Intl.Segmenter().segment(said)].map(({ segment }) => segment)
  while (characters.length > 1 && pen.measureText(`${characters.join('')}…`).width > most) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** Fills a rectangle with round corners. */
export function box(
  pen: Pen,
  color: string,
  [x, y, width, height, radius]: readonly [number, number, number, number, number],
): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fill()
}
