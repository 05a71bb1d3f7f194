import type { Point } from './slope.ts'

/** A line of a panel. */
export interface Line {
  readonly name: string
  readonly points: readonly Point[]
}

/** One drawing with an axis of its own. */
export interface Panel {
  readonly title: string
  readonly unit: string
  readonly lines: readonly Line[]
}

/** Something that happened at a day, as a change to daylight saving. */
export interface Mark {
  readonly day: number
  readonly name: string
}

const [WIDTH, HEIGHT] = [520, 190]
const EDGE = { left: 56, right: 14, top: 30, bottom: 34 }
/** They differ in lightness, too. */
const COLORS = ['#1d4ed8', '#c2410c', '#0f766e']

/** Steps of an axis that a person counts in: 1, 2 or 5 times a power of ten, at most five of them. */
export function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 5))
  return [1, 2, 5, 10].map((factor) => factor * power).find((step) => most / step <= 5) ?? most
}

const round = (value: number): number => Math.round(value * 10) / 10
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Panels in two columns as one picture (SVG), each with days below and its own unit at the left. */
export function plot(panels: readonly Panel[], { days, marks }: { days: number; marks: readonly Mark[] }): string {
  const rows = Math.ceil(panels.length / 2)
  const [width, height] = [WIDTH * 2, HEIGHT * rows]
  const drawn = panels.map((panel, index) => {
    const place = `translate(${(index % 2) * WIDTH} ${Math.floor(index / 2) * HEIGHT})`
    return `<g transform="${place}">${panelOf(panel, days, marks)}</g>`
  })
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="11">`,
    `<rect width="${width}" height="${height}" fill="#ffffff"/>`,
    ...drawn,
    '</svg>\n',
  ].join('\n')
}

interface Scales {
  readonly x: (day: number) => number
  readonly y: (value: number) => number
}

function panelOf({ title, unit, lines }: Panel, days: number, marks: readonly Mark[]): string {
  const most = Math.max(...lines.flatMap(({ points }) => points.map(({ y }) => y)), Number.MIN_VALUE)
  const step = stepOf(most)
  const top = Math.ceil(most / step) * step
  const scales: Scales = {
    x: (day) => round(EDGE.left + (day / days) * (WIDTH - EDGE.left - EDGE.right)),
    y: (value) => round(HEIGHT - EDGE.bottom - (value / top) * (HEIGHT - EDGE.top - EDGE.bottom)),
  }
  return [
    `<text x="${EDGE.left}" y="18" font-size="13" fill="#111111">${escaped(unit === '' ? title : `${title}, ${unit}`)}</text>`,
    ...levels(top, step, scales),
    ...daysBelow(days, scales),
    ...marks.map((mark) => markOf(mark, scales)),
    ...lines.map((line, index) => lineOf(line, index, scales)),
    ...(lines.length > 1 ? names(lines) : []),
  ].join('\n')
}

function levels(top: number, step: number, { x, y }: Scales): string[] {
  return Array.from({ length: Math.round(top / step) + 1 }, (_, index) => {
    const value = index * step
    const text = Number(value.toPrecision(6)).toLocaleString('en-US')
    return (
      `<path d="M${x(0)} ${y(value)}H${WIDTH - EDGE.right}" stroke="#dddddd"/>` +
      `<text x="${EDGE.left - 6}" y="${y(value) + 4}" text-anchor="end" fill="#444444">${text}</text>`
    )
  })
}

function daysBelow(days: number, { x }: Scales): string[] {
  const step = stepOf(days)
  const at = Array.from({ length: Math.floor(days / step) + 1 }, (_, index) => Number((index * step).toPrecision(6)))
  const text = (day: number): string =>
    `<text x="${x(day)}" y="${HEIGHT - EDGE.bottom + 14}" text-anchor="middle" fill="#444444">${day}</text>`
  return [
    ...at.map(text),
    `<text x="${WIDTH - EDGE.right}" y="${HEIGHT - 6}" text-anchor="end" fill="#444444">simulated days</text>`,
  ]
}

const markOf = ({ day, name }: Mark, { x }: Scales): string =>
  `<path d="M${x(day)} ${EDGE.top}V${HEIGHT - EDGE.bottom}" stroke="#888888" stroke-dasharray="3 3"/>` +
  `<text x="${x(day) + 3}" y="${EDGE.top + 8}" font-size="9" fill="#555555">${escaped(name)}</text>`

function lineOf({ points }: Line, index: number, { x, y }: Scales): string {
  const path = points.map((point) => `${x(point.x)} ${y(point.y)}`).join('L')
  return `<path d="M${path}" fill="none" stroke="${COLORS[index % COLORS.length] ?? ''}" stroke-width="1.2"/>`
}

const names = (lines: readonly Line[]): string[] =>
  lines.map(
    ({ name }, index) =>
      `<text x="${WIDTH - EDGE.right - (lines.length - 1 - index) * 110}" y="18" text-anchor="end" fill="${COLORS[index % COLORS.length] ?? ''}">${escaped(name)}</text>`,
  )
