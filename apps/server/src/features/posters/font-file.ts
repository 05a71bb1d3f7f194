import { readFile } from 'node:fs/promises'
import type { Face } from '@dodici/core/poster'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'
import type { Axes, FontSource } from './font-sources.ts'

/** An open file of a font. */
export interface FontFile {
  readonly source: FontSource
  readonly bytes: Buffer
  readonly has: (letter: string) => boolean
  /** Width of a letter in terms of the size, in weight 500. */
  readonly widthOf: (letter: string) => number
}

const opened = new Map<FontSource, Promise<FontFile>>()

/** Reads a file once. */
export function openFile(source: FontSource): Promise<FontFile> {
  const file = opened.get(source) ?? readFont(source)
  opened.set(source, file)
  return file
}

async function readFont(source: FontSource): Promise<FontFile> {
  const bytes = await readFile(source.path)
  const font = await wholeCut(bytes, source.measured)
  const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0
  const known = new Set(font.characterSet)
  const widths = new Map<string, number>()
  const widthOf = (letter: string): number => {
    const width =
      widths.get(letter) ?? (font.glyphForCodePoint(codeOf(letter)).advanceWidth / font.unitsPerEm) * source.spare
    widths.set(letter, width)
    return width
  }
  return { source, bytes, has: (letter) => known.has(codeOf(letter)), widthOf }
}

async function wholeCut(bytes: Buffer, variationAxes: Axes): Promise<Font> {
  const options = { keepAllGlyphs: true, targetFormat: 'sfnt', variationAxes }
  return create(padded(await subsetFont(bytes, undefined as never, options as never))) as Font
}

const axesOf = ({ measured, faceAxes }: FontSource, face: Face | null): Axes =>
  face === null ? measured : (faceAxes?.(face) ?? measured)

/** Fontkit reads beyond the end of the file where the last glyph is empty, as that of the space can be. */
function padded(font: Buffer): Buffer {
  const longer = Buffer.alloc(font.length + 64)
  font.copy(longer)
  return longer
}

/** One cut of a file with some letters, as TrueType for a PDF. */
export async function cutOf({ bytes, source }: FontFile, face: Face | null, letters: string): Promise<Buffer> {
  const variationAxes = axesOf(source, face)
  // A run may end with a space that its file has only by way of another face.
  return padded(await subsetFont(bytes, `${letters} `, { targetFormat: 'sfnt', variationAxes }))
}

const wholes = new Map<FontFile, Map<Face | null, Promise<Font>>>()

/** One cut of a file with all of its letters, to be measured and drawn. Each is read once. */
export function openCut(file: FontFile, face: Face | null): Promise<Font> {
  const faces = wholes.get(file) ?? new Map<Face | null, Promise<Font>>()
  const cut = faces.get(face) ?? wholeCut(file.bytes, axesOf(file.source, face))
  wholes.set(file, faces.set(face, cut))
  return cut
}
