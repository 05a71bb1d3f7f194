import { themeColors } from '@dodici/contract/theme-colors'
import { productName } from '../../i18n/product-name.ts'
import type { ReviewWords } from './review-words.ts'

/** The aspect ratio that most programs show whole: 4 to 5. */
export const IMAGE_WIDTH = 1_080
export const IMAGE_HEIGHT = 1_350

/** Colours of the light theme always, because the picture is seen elsewhere. */
const PAPER = themeColors.page.light
const CARD = themeColors.surface.light
const INK = themeColors['ink-1'].light
const QUIET = themeColors['ink-2'].light
const TRACK = themeColors.outline.light
const ACCENT = themeColors.primary.light
const NO_COLOR = themeColors['ink-3'].light

const FONT = "'Archivo Variable', system-ui, 'Segoe UI', Roboto, sans-serif"
const EDGE = 72
const INNER = IMAGE_WIDTH - 2 * EDGE
const CATEGORIES = 5
const GOALS = 3
const BAR_STEP = 62

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

/** Draws the review on a canvas of 1,080 by 1,350, with the page's texts. */
export function drawReview(pen: Pen, words: ReviewWords, goalsTitle: string): void {
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, IMAGE_WIDTH, IMAGE_HEIGHT)
  text(pen, words.title, { x: EDGE, y: 150, size: 84, weight: 700 })
  if (words.until !== null) text(pen, words.until, { x: EDGE, y: 200, size: 30, color: QUIET })
  drawNumbers(pen, words)
  let y = drawBars(
    pen,
    words.categories.slice(0, CATEGORIES).map(({ name, ...line }) => ({ title: name, ...line })),
    490,
  )
  y = drawMonths(pen, words, y + 20)
  if (words.goals.length > 0) {
    text(pen, goalsTitle, { x: EDGE, y: y + 50, size: 34, weight: 650 })
    drawBars(pen, words.goals.slice(0, GOALS), y + 108)
  }
  text(pen, productName(), {
    x: IMAGE_WIDTH - EDGE,
    y: IMAGE_HEIGHT - 48,
    size: 28,
    weight: 650,
    color: ACCENT,
    align: 'right',
  })
}

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

function text(
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

function box(
  pen: Pen,
  color: string,
  [x, y, width, height, radius]: readonly [number, number, number, number, number],
): void {
  pen.fillStyle = color
  pen.beginPath()
  pen.roundRect(x, y, width, height, radius)
  pen.fill()
}

function drawNumbers(pen: Pen, { numbers }: ReviewWords): void {
  const width = (INNER - 2 * 24) / 3
  numbers.forEach(({ value, label }, index) => {
    const x = EDGE + index * (width + 24)
    box(pen, CARD, [x, 240, width, 190, 24])
    text(pen, value, { x: x + 28, y: 335, size: 76, weight: 700, most: width - 56 })
    text(pen, label, { x: x + 28, y: 390, size: 25, color: QUIET, most: width - 56 })
  })
}

interface Bar {
  readonly title: string
  readonly color: string | null
  readonly share: number
  readonly text: string
}

/** Returns where the last one ends. */
function drawBars(pen: Pen, bars: readonly Bar[], from: number): number {
  bars.forEach(({ title, color, share, text: said }, index) => {
    const y = from + index * BAR_STEP
    text(pen, title, { x: EDGE, y, size: 30, weight: 600, most: INNER * 0.55 })
    text(pen, said, { x: IMAGE_WIDTH - EDGE, y, size: 26, color: QUIET, align: 'right', most: INNER * 0.42 })
    box(pen, TRACK, [EDGE, y + 14, INNER, 14, 7])
    if (share > 0) box(pen, color ?? NO_COLOR, [EDGE, y + 14, Math.max(14, INNER * share), 14, 7])
  })
  return from + bars.length * BAR_STEP
}

const MONTH_HEIGHT = 110

function drawMonths(pen: Pen, { months }: ReviewWords, from: number): number {
  const step = INNER / 12
  months.forEach(({ name, share }, index) => {
    const x = EDGE + index * step
    box(pen, TRACK, [x + 6, from, step - 12, MONTH_HEIGHT, 8])
    const height = Math.round(MONTH_HEIGHT * share)
    if (height > 0) box(pen, ACCENT, [x + 6, from + MONTH_HEIGHT - height, step - 12, height, Math.min(8, height / 2)])
    text(pen, name.charAt(0).toUpperCase(), {
      x: x + step / 2,
      y: from + MONTH_HEIGHT + 30,
      size: 24,
      color: QUIET,
      align: 'center',
    })
  })
  return from + MONTH_HEIGHT + 50
}
