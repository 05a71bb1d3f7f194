import {
  FACES,
  type Circle,
  type Hatch,
  type Line,
  type Page,
  type Rect,
  type Shape,
  type Stroke,
  type Text,
} from '../drawing.ts'

/** A part of a font: a WOFF file as base64, and the letters that it has. */
export interface SvgFont {
  readonly woff: string
  readonly letters: string
}

/** Of its own, so that no installed font of the name takes its place. */
const FAMILY = 'Archivo of the poster'

/**
 * A page as an SVG document of its size in points. All text is escaped; nothing in it can be followed or run. The font is
 * embedded for browsers; other programs take an installed one.
 */
export function writeSvg({ width, height, shapes }: Page, fonts: readonly SvgFont[], title: string): string {
  const size = `width="${number(width)}pt" height="${number(height)}pt" viewBox="0 0 ${number(width)} ${number(height)}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="${FAMILIES}" text-rendering="geometricPrecision">`,
    `<title>${escapeXml(title)}</title>`,
    ...(fonts.length === 0 ? [] : [`<style>${fonts.map(faceOf).join('')}</style>`]),
    `<rect width="100%" height="100%" fill="#ffffff"/>`,
    ...shapes.map(writeShape),
    '</svg>',
    '',
  ].join('\n')
}

const FAMILIES = `'${FAMILY}', 'Archivo Variable', Archivo, 'Arial Narrow', Arial, sans-serif`

const faceOf = ({ woff, letters }: SvgFont): string =>
  `@font-face{font-family:'${FAMILY}';font-weight:400 680;font-stretch:80% 100%;` +
  `unicode-range:${Array.from(letters, rangeOf).join(',')};src:url(data:font/woff;base64,${woff}) format('woff')}`

const rangeOf = (letter: string): string => `U+${(letter.codePointAt(0) ?? 0).toString(16)}`

function writeShape(shape: Shape): string {
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
      return writeText(shape)
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

function writeText({ x, y, text, face, size, color, anchor }: Text): string {
  const { weight, stretch } = FACES[face]
  const set = `font-size="${number(size)}" font-weight="${String(weight)}" font-stretch="${String(stretch)}%"`
  const place = anchor === 'start' ? '' : ` text-anchor="${anchor}"`
  return `<text x="${number(x)}" y="${number(y)}" ${set} fill="${color}"${place}>${escapeXml(text)}</text>`
}

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
