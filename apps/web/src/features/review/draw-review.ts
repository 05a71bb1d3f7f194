import { themeColors } from '@dodici/contract/theme-colors'
import { productName } from '../../i18n/product-name.ts'
import { drawYear } from './draw-year.ts'
import { box, CARD, EDGE, IMAGE_HEIGHT, IMAGE_WIDTH, INNER, QUIET, text, TRACK, type Pen } from './pen.ts'
import type { ReviewWords } from './review-words.ts'
import type { YearRows } from './year-rows.ts'

const PAPER = themeColors.page.light
const ACCENT = themeColors.primary.light
const NO_COLOR = themeColors['ink-3'].light

const GOALS = 3
/** Bars that there is room for; the heading of the goals takes that of one. */
const BARS = 7
const BAR_STEP = 62

/** What the image shows beside the numbers and categories. */
interface ImageContent {
  readonly year: YearRows
  /** Null leaves them out: their titles are private until the person chooses otherwise. */
  readonly goalsTitle: string | null
}

/** Draws the review on a canvas of 1,080 by 1,350, with the page's texts. */
export function drawReview(pen: Pen, words: ReviewWords, { year, goalsTitle }: ImageContent): void {
  const goals = goalsTitle === null ? [] : words.goals.slice(0, GOALS)
  pen.textBaseline = 'alphabetic'
  pen.fillStyle = PAPER
  pen.fillRect(0, 0, IMAGE_WIDTH, IMAGE_HEIGHT)
  text(pen, words.title, { x: EDGE, y: 140, size: 84, weight: 700 })
  if (words.until !== null) text(pen, words.until, { x: EDGE, y: 188, size: 30, color: QUIET })
  drawNumbers(pen, words, 220)
  const yearEnd = drawYear(pen, year, 394)
  const categories = words.categories.slice(0, goals.length === 0 ? BARS : BARS - 1 - goals.length)
  const end = drawBars(
    pen,
    categories.map(({ name, ...line }) => ({ title: name, ...line })),
    yearEnd + 58,
  )
  if (goals.length > 0) {
    text(pen, goalsTitle ?? '', { x: EDGE, y: end + 22, size: 34, weight: 650 })
    drawBars(pen, goals, end + 78)
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

function drawNumbers(pen: Pen, { numbers }: ReviewWords, from: number): void {
  const width = (INNER - 2 * 24) / 3
  numbers.forEach(({ value, label }, index) => {
    const x = EDGE + index * (width + 24)
    box(pen, CARD, [x, from, width, 150, 20])
    text(pen, value, { x: x + 28, y: from + 82, size: 66, weight: 700, most: width - 56 })
    text(pen, label, { x: x + 28, y: from + 124, size: 25, color: QUIET, most: width - 56 })
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
