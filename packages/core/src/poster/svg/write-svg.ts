import {
  FACES,
  type Circle,
  type Face,
  type Hatch,
  type Line,
  type Page,
  type Rect,
  type Shape,
  type Stroke,
  type Text,
} from '../drawing.ts'

/** A part of a text: the outlines of its letters, or for those that no font has, themselves. */
export type TextPart =
  | {
      readonly kind: 'outlines'
      readonly x: number
      /** SVG path data that begins at its place on the baseline, with y downwards; `scale` is one unit of it. */
      readonly path: string
      readonly scale: number
    }
  | { readonly kind: 'letters'; readonly x: number; readonly text: string }

/** A text as it is drawn. All lengths in terms of its size; `x` from its beginning. */
export interface SetText {
  readonly width: number
  readonly parts: readonly TextPart[]
}

export type SetType = (text: string, face: Face) => SetText

/**
 * A page as an SVG document of its size in points. Texts are outlines, so that every program shows them as they are meant;
 * what they say is their label. All text is escaped; nothing in it can be followed or run.
 */
export function writeSvg({ width, height, shapes }: Page, setType: SetType, title: string): string {
  const size = `width="${number(width)}pt" height="${number(height)}pt" viewBox="0 0 ${number(width)} ${number(height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size}>`,
    `<title>${escapeXml(title)}</title>`,
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...shapes.map((shape) => writeShape(shape, setType)),
    '</svg>',
    '',
  ].join('\n')
}

function writeShape(shape: Shape, setType: SetType): string {
  switch (shape.kind) {
    case 'rect':
      return writeRect(shape)
    case 'line':
      return writeLine(shape)
    case 'hatch':
      return writeHatch(shape)
    case 'circle':
      return writeCircle(shape)
    case 'text':
      return writeText(shape, setType)
  }
}

const writeRect = ({ x, y, width, height, radius, fill, stroke }: Rect): string =>
  `<rect x="${number(x)}" y="${number(y)}" width="${number(width)}" height="${number(height)}"` +
  `${radius > 0 ? ` rx="${number(radius)}"` : ''}${paintOf(fill, stroke)}/>`

const writeLine = ({ points, fill, stroke }: Line): string => {
  const tag = fill === null ? 'polyline' : 'polygon'
  return `<${tag} points="${points.map(([x, y]) => `${number(x)},${number(y)}`).join(' ')}"${paintOf(fill, stroke)}/>`
}

const writeHatch = ({ strokes, stroke }: Hatch): string => {
  const path = strokes.map(([x1, y1, x2, y2]) => `M${number(x1)} ${number(y1)}L${number(x2)} ${number(y2)}`).join('')
  return `<path d="${path}"${paintOf(null, stroke)}/>`
}

const writeCircle = ({ x, y, radius, fill, stroke }: Circle): string =>
  `<circle cx="${number(x)}" cy="${number(y)}" r="${number(radius)}"${paintOf(fill, stroke)}/>`

/** What of its width a text has before its place. */
const BEFORE: Readonly<Record<Text['anchor'], number>> = { start: 0, middle: 0.5, end: 1 }

function writeText(text: Text, setType: SetType): string {
  const { width, parts } = setType(text.text, text.face)
  const left = text.x - width * text.size * BEFORE[text.anchor]
  const drawn = `fill="${text.color}" aria-label="${escapeXml(text.text)}"`
  const [only, ...others] = parts
  if (only === undefined) return ''
  if (only.kind === 'outlines' && others.length === 0) return writePart(only, { text, left, drawn: ` ${drawn}` })
  return `<g ${drawn}>${parts.map((part) => writePart(part, { text, left, drawn: '' })).join('')}</g>`
}

interface Placed {
  readonly text: Text
  readonly left: number
  /** Attributes of its own. */
  readonly drawn: string
}

function writePart(part: TextPart, { text: { y, size, face }, left, drawn }: Placed): string {
  const x = number(left + part.x * size)
  if (part.kind === 'letters') {
    const font = `font-family="${FAMILIES}" font-size="${number(size)}" font-weight="${String(FACES[face].weight)}"`
    return `<text x="${x}" y="${number(y)}" ${font}>${escapeXml(part.text)}</text>`
  }
  const scale = String(Number((part.scale * size).toPrecision(6)))
  return `<path${drawn} transform="translate(${x} ${number(y)})scale(${scale})" d="${part.path}"/>`
}

/** For letters that are in none of the fonts of a poster. */
const FAMILIES = "Archivo, 'Arial Narrow', Arial, sans-serif"

function paintOf(fill: string | null, stroke: Stroke | null): string {
  const line = stroke
    ? ` stroke="${stroke.color}" stroke-width="${number(stroke.width)}"` +
      (stroke.dash ? ` stroke-dasharray="${number(stroke.dash)}"` : '')
    : ''
  return ` fill="${fill ?? 'none'}"${line}`
}

/** To a hundredth of a point: finer than any printer. */
const number = (value: number): string => String(Math.round(value * 100) / 100)

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
/** What XML 1.0 does not allow at all (2.2, Char). */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]/g

/** Text for XML: escaped, well-formed, without what a document must not have. */
export const escapeXml = (text: string): string =>
  text
    .toWellFormed()
    .replace(FORBIDDEN, '')
    .replaceAll('\ufffe', '')
    .replaceAll('\uffff', '')
    .replace(/[&<>"']/g, (letter) => ESCAPES[letter] ?? '')
