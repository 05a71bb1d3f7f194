import { isSilent, type Drawing, type Face, type Page, type Shape, type Stroke } from '@dodici/core/poster'
import PdfDocument from 'pdfkit'
import { cutOf, type FontFile } from './font-file.ts'
import { lettersOf, runsOf, type Fonts } from './fonts.ts'

type Pdf = PDFKit.PDFDocument
type TextShape = Extract<Shape, { kind: 'text' }>

/** What stands for a letter that no font has. */
const INSTEAD = '·'

interface PdfInput {
  readonly language: string
  readonly now: Date
  readonly fonts: Fonts
}

/** Writes a drawing as PDF: vectors, and of each font only the letters that are used. */
export async function writePdf(drawing: Drawing, { language, now, fonts }: PdfInput): Promise<Uint8Array> {
  const info = { Title: drawing.title, Creator: 'Dodici', CreationDate: now }
  const pdf = new PdfDocument({ autoFirstPage: false, font: null as never, lang: language, info, margin: 0 })
  const chunks: Uint8Array[] = []
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => {
    pdf.on('end', resolve)
    pdf.on('error', reject)
  })
  const { pages } = withDots(drawing, fonts)
  await addFonts(pdf, { ...drawing, pages }, fonts)
  for (const page of pages) drawPage(pdf, page, fonts)
  pdf.end()
  await ended
  return new Uint8Array(Buffer.concat(chunks))
}

/** A drawing with dots for the letters that no font has. */
function withDots({ title, pages }: Drawing, { fileOf }: Fonts): Drawing {
  const dotted = (letter: string): string => (isSilent(letter) ? '' : fileOf(letter) === null ? INSTEAD : letter)
  const isWritten = (text: string): boolean => Array.from(text).every((letter) => fileOf(letter) !== null)
  const written = (shape: Shape): Shape =>
    shape.kind !== 'text' || isWritten(shape.text) ? shape : { ...shape, text: Array.from(shape.text, dotted).join('') }
  return { title, pages: pages.map((page) => ({ ...page, shapes: page.shapes.map(written) })) }
}

const nameOf = ({ source }: FontFile, face: Face): string =>
  source.faceAxes === null ? source.name : `${source.name} ${face}`

async function addFonts(pdf: Pdf, drawing: Drawing, fonts: Fonts): Promise<void> {
  const ofDots = fonts.fileOf(INSTEAD)
  for (const [file, faces] of lettersOf(drawing, fonts)) {
    for (const [face, letters] of faces) {
      const name = face === null ? file.source.name : nameOf(file, face)
      pdf.registerFont(name, await cutOf(file, face, file === ofDots ? letters + INSTEAD : letters))
    }
  }
}

function drawPage(pdf: Pdf, { width, height, shapes }: Page, fonts: Fonts): void {
  pdf.addPage({ size: [width, height], margin: 0 })
  for (const shape of shapes) {
    if (shape.kind === 'text') drawText(pdf, shape, fonts)
    else drawShape(pdf, shape)
  }
}

function drawShape(pdf: Pdf, shape: Exclude<Shape, TextShape>): void {
  switch (shape.kind) {
    case 'rect': {
      const { x, y, width, height, radius } = shape
      const round = Math.min(radius, width / 2, height / 2)
      if (round > 0) pdf.roundedRect(x, y, width, height, round)
      else pdf.rect(x, y, width, height)
      paint(pdf, shape.fill, shape.stroke)
      break
    }
    case 'circle':
      pdf.circle(shape.x, shape.y, shape.radius)
      paint(pdf, shape.fill, shape.stroke)
      break
    case 'line':
      for (const [index, [x, y]] of shape.points.entries()) {
        if (index === 0) pdf.moveTo(x, y)
        else pdf.lineTo(x, y)
      }
      if (shape.fill !== null) pdf.closePath()
      paint(pdf, shape.fill, shape.stroke)
      break
    case 'hatch':
      for (const [x1, y1, x2, y2] of shape.strokes) pdf.moveTo(x1, y1).lineTo(x2, y2)
      paint(pdf, null, shape.stroke)
  }
}

function paint(pdf: Pdf, fill: string | null, stroke: Stroke | null): void {
  if (stroke) {
    pdf.lineWidth(stroke.width)
    if (stroke.dash) pdf.dash(stroke.dash, {})
    else pdf.undash()
  }
  if (fill !== null && stroke) pdf.fillAndStroke(fill, stroke.color)
  else if (fill !== null) pdf.fill(fill)
  else if (stroke) pdf.stroke(stroke.color)
}

/** Draws a text run by run. */
function drawText(pdf: Pdf, { x, y, text, face, size, color, anchor }: TextShape, fonts: Fonts): void {
  const runs = runsOf(text, fonts).map((run) => ({ text: run.text, name: nameOf(run.file, face) }))
  const widths = runs.map((run) => pdf.font(run.name).fontSize(size).widthOfString(run.text))
  const width = widths.reduce((total, each) => total + each, 0)
  let left = anchor === 'end' ? x - width : anchor === 'middle' ? x - width / 2 : x
  pdf.fillColor(color)
  for (const [index, run] of runs.entries()) {
    pdf.font(run.name).fontSize(size).text(run.text, left, y, { lineBreak: false, baseline: 'alphabetic' })
    left += widths[index] ?? 0
  }
}
