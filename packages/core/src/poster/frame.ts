import type { Page, Shape } from './drawing.ts'
import { drawLegend, type LegendEntry } from './legend.ts'
import { penAt, type Box, type Pen } from './pen.ts'
import type { Setting } from './setting.ts'

/** What stands around the year on each page. In px at the comfortable scale. */
const MARGIN = 40
const HEAD = 62
const FOOT_GAP = 14
const NOTES_HEAD = 22
const NOTES_LINE = 24
const TITLE = 42
const SUBTITLE = 18
const SMALL = 11
const GAP = 22

/** An open page: what is drawn on it, and the box in points that is left for the year. */
export interface OpenPage {
  readonly shapes: Shape[]
  readonly board: Box
}

interface Around {
  /** Said beside the year: which months, where a page has only some. */
  readonly part: string | null
  readonly legend: readonly LegendEntry[]
}

/** Begins a page: head, notes and legend are drawn, and the room between them is left. */
export function openPage(setting: Setting, around: Around): OpenPage {
  const { sheet, ruler, options } = setting
  const shapes: Shape[] = []
  const scale = sheet.comfort
  const pen = penAt(shapes, { x: 0, y: 0, scale }, ruler)
  const [width, height] = [sheet.width / scale, sheet.height / scale]
  const inside = { x: MARGIN, y: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN }
  drawHead(pen, inside, setting, around.part)
  const bottom = inside.y + inside.height
  const legend = options.legend ? drawLegend(pen, { ...inside, bottom }, setting, around.legend) : 0
  const notes = drawNotes(pen, { ...inside, bottom: bottom - legend }, setting)
  const foot = legend + notes
  const board = {
    x: inside.x * scale,
    y: (inside.y + HEAD) * scale,
    width: inside.width * scale,
    height: (inside.height - HEAD - (foot > 0 ? foot + FOOT_GAP : 0)) * scale,
  }
  return { shapes, board }
}

export const closePage = ({ sheet }: Setting, { shapes }: OpenPage): Page => ({
  width: sheet.width,
  height: sheet.height,
  shapes,
})

function drawHead(pen: Pen, { x, y, width }: Box, { words, options, inks }: Setting, part: string | null): void {
  const { ink1, ink2, ink3 } = inks.paper
  const base = y + TITLE * 0.74
  pen.text(x, base, words.year, { face: 'title', size: TITLE, color: ink1, room: width / 2 })
  const printed = pen.ruler.widthOf(words.printed, 'body', SMALL)
  pen.text(x + width, base, words.printed, { face: 'body', size: SMALL, color: ink3, anchor: 'end', room: width / 2 })
  const left = x + pen.ruler.widthOf(words.year, 'title', TITLE) + GAP
  const subtitle = [options.title, part ?? ''].filter((each) => each !== '').join(' · ')
  const room = x + width - printed - GAP - left
  pen.text(left, base, subtitle, { face: 'body', size: SUBTITLE, color: ink2, room: Math.max(0, room) })
}

/** A heading and ruled lines to write on. Returns their height. */
function drawNotes(
  pen: Pen,
  { x, width, bottom }: Box & { readonly bottom: number },
  { words, options, inks }: Setting,
): number {
  if (options.notes === 0) return 0
  const height = NOTES_HEAD + options.notes * NOTES_LINE
  const top = bottom - height
  pen.text(x, top + 13, words.notes, { face: 'month', size: 12, color: inks.paper.ink2, room: width })
  for (let line = 1; line <= options.notes; line += 1) {
    const y = top + NOTES_HEAD + line * NOTES_LINE - 6
    pen.line(
      [
        [x, y],
        [x + width, y],
      ],
      { stroke: { color: inks.paper.outline, width: 0.8 } },
    )
  }
  return height
}
