import type { Setting } from './setting.ts'
import type { Ink } from './ink.ts'
import type { Box, Pen } from './pen.ts'
import type { PosterInput } from './poster-options.ts'
import { drawChevron, drawMark, fillBox } from './signs.ts'

/** One thing that the legend explains: a category, a sign, or a level of the heat. */
export interface LegendEntry {
  readonly words: string
  readonly sign:
    | { readonly kind: 'group'; readonly ink: Ink }
    | { readonly kind: 'level'; readonly color: string }
    | { readonly kind: 'event' | 'all-day' | 'continues' }
}

const SIZE = 12
const LINE = 20
const SWATCH = 22
const AFTER = 20
/** More categories than fit are summed up: a legend of a page would leave no year. */
const MOST_LINES = 2

/** The categories that the year has, the fullest first, and what the signs mean. */
export function legendOf({ source, words }: PosterInput, { inks }: Pick<Setting, 'inks'>): LegendEntry[] {
  const counts = new Map<string | null, number>()
  for (const item of source.items) {
    const group = source.groupOf(item)
    counts.set(group, (counts.get(group) ?? 0) + 1)
  }
  const groups = source.groups
    .filter(({ id }) => counts.has(id))
    .map(({ id, name }) => ({ words: name, count: counts.get(id) ?? 0, ink: inks.ofGroup(id) }))
    .sort((a, b) => b.count - a.count)
  const none = counts.get(null)
  if (none !== undefined && groups.length > 0)
    groups.push({ words: words.noGroup, count: none, ink: inks.ofGroup(null) })
  return groups.map(({ words: name, ink }) => ({ words: name, sign: { kind: 'group', ink } }))
}

/** What the signs of an event mean. */
export const signsOf = ({ words }: Pick<PosterInput, 'words'>): LegendEntry[] => [
  { words: words.event, sign: { kind: 'event' } },
  { words: words.allDay, sign: { kind: 'all-day' } },
  { words: words.continues, sign: { kind: 'continues' } },
]

/** Draws the legend up from `bottom`; returns its height. */
export function drawLegend(
  pen: Pen,
  box: Box & { readonly bottom: number },
  setting: Setting,
  entries: readonly LegendEntry[],
): number {
  const lines = linesOf(pen, box.width, setting, entries)
  const height = lines.length * LINE
  for (const [index, line] of lines.entries()) {
    let x = box.x
    for (const entry of line) {
      const base = box.bottom - height + index * LINE + 14
      drawSign(pen, { x, base }, setting, entry)
      const color = setting.inks.paper.ink2
      pen.text(x + SWATCH, base, entry.words, { face: 'body', size: SIZE, color, room: roomOf(box.width) })
      x += widthOf(pen, box.width, entry)
    }
  }
  return height
}

const roomOf = (width: number): number => width / 4

const widthOf = (pen: Pen, width: number, { words }: LegendEntry): number =>
  SWATCH + Math.min(roomOf(width), pen.ruler.widthOf(words, 'body', SIZE)) + AFTER

function linesOf(pen: Pen, width: number, { words }: Setting, entries: readonly LegendEntry[]): LegendEntry[][] {
  const lines: LegendEntry[][] = []
  let used = Infinity
  for (const [index, entry] of entries.entries()) {
    const wanted = widthOf(pen, width, entry)
    const isLast = lines.length === MOST_LINES
    // Room for the sum of the rest stays free in the last line.
    if (used + wanted > width - (isLast ? 100 : 0)) {
      if (isLast) {
        lines.at(-1)?.push({ words: words.more(entries.length - index), sign: { kind: 'level', color: '#ffffff' } })
        return lines
      }
      lines.push([])
      used = 0
    }
    lines.at(-1)?.push(entry)
    used += wanted
  }
  return lines
}

function drawSign(
  pen: Pen,
  { x, base }: { readonly x: number; readonly base: number },
  { inks }: Setting,
  { sign }: LegendEntry,
): void {
  const { ink3 } = inks.paper
  const plain: Ink = { fill: '#ffffff', text: ink3, edge: ink3, sign: null }
  const middle = base - 4
  switch (sign.kind) {
    case 'group':
      fillBox(pen, { x, y: base - 10, width: 15, height: 11 }, sign.ink, 2)
      pen.rect({ x, y: base - 10, width: 3, height: 11 }, { fill: sign.ink.edge, radius: 1 })
      break
    case 'level':
      pen.rect({ x, y: base - 10, width: 15, height: 11 }, { fill: sign.color, radius: 2 })
      break
    case 'event':
      drawMark(pen, { x: x + 8, y: middle, size: 5 }, plain)
      break
    case 'all-day':
      pen.rect({ x: x + 7, y: base - 9, width: 2.5, height: 10 }, { fill: ink3 })
      break
    case 'continues':
      drawChevron(pen, x + 8, middle, ink3)
  }
}
