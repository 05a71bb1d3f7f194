import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { FACES, type Drawing, type Face } from '@dodici/core/poster'
import type { MeasureText } from '@dodici/core/year'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** One file of the font, with an instance of it to measure by. */
export interface FontFile {
  readonly script: string
  readonly bytes: Buffer
  readonly has: (letter: string) => boolean
  /** Width of a letter in terms of the size, in weight 500. */
  readonly widthOf: (letter: string) => number
}

/** The weight in which titles are measured (`MeasureText`), and the size in px. */
const MEASURED = { wght: 500, wdth: 100 }
const MEASURED_SIZE = 11.25
/** What a letter of another script takes, more or less: most are wider than latin ones. */
const UNKNOWN_WIDTH = 1

const require = createRequire(import.meta.url)
/** Archivo comes in files by script; a letter is taken from the first that has it. */
const scripts = {
  latin: require.resolve('@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2'),
  extended: require.resolve('@fontsource-variable/archivo/files/archivo-latin-ext-wdth-normal.woff2'),
  vietnamese: require.resolve('@fontsource-variable/archivo/files/archivo-vietnamese-wdth-normal.woff2'),
} as const
let opened: Promise<FontFile[]> | undefined

/** The files of Archivo, read once. */
export const archivo = (): Promise<FontFile[]> => (opened ??= Promise.all(Object.entries(scripts).map(openFile)))

async function openFile([script, path]: [string, string]): Promise<FontFile> {
  const bytes = await readFile(path)
  const instance = await subsetFont(
    bytes,
    undefined as never,
    {
      keepAllGlyphs: true,
      targetFormat: 'sfnt',
      variationAxes: MEASURED,
    } as never,
  )
  const font = create(padded(instance)) as Font
  const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0
  const known = new Set(font.characterSet)
  const widths = new Map<string, number>()
  const widthOf = (letter: string): number => {
    const width = widths.get(letter) ?? font.glyphForCodePoint(codeOf(letter)).advanceWidth / font.unitsPerEm
    widths.set(letter, width)
    return width
  }
  return { script, bytes, has: (letter) => known.has(codeOf(letter)), widthOf }
}

/** Fontkit reads beyond the end of the file where the last glyph is empty, as that of the space can be. */
function padded(font: Buffer): Buffer {
  const longer = Buffer.alloc(font.length + 64)
  font.copy(longer)
  return longer
}

/** Measures as the page does, letter by letter. */
export const measureBy =
  (files: readonly FontFile[]): MeasureText =>
  (text) => {
    let width = 0
    for (const letter of text) width += files.find(({ has }) => has(letter))?.widthOf(letter) ?? UNKNOWN_WIDTH
    return width * MEASURED_SIZE
  }

/** A part of a text with the file that has its letters; null where none has. */
export interface Run {
  readonly file: FontFile | null
  readonly text: string
}

/** Divides a text by the files that have its letters. Spaces stay with what comes before them. */
export function runsOf(text: string, files: readonly FontFile[]): Run[] {
  const runs: { file: FontFile | null; text: string }[] = []
  for (const letter of text) {
    const file = files.find(({ has }) => has(letter)) ?? null
    const last = runs.at(-1)
    if (last && (last.file === file || letter === ' ')) last.text += letter
    else runs.push({ file, text: letter })
  }
  return runs
}

/** The letters of a drawing that a file has, by face. */
export function lettersOf({ pages }: Drawing, files: readonly FontFile[]): Map<FontFile, Map<Face, string>> {
  const found = new Map<FontFile, Map<Face, Set<string>>>()
  const texts = pages.flatMap(({ shapes }) => shapes.filter((shape) => shape.kind === 'text'))
  for (const { text, face } of texts) {
    for (const letter of new Set(text)) {
      const file = files.find(({ has }) => has(letter))
      if (file === undefined) continue
      const faces = found.get(file) ?? new Map<Face, Set<string>>()
      found.set(file, faces.set(face, (faces.get(face) ?? new Set()).add(letter)))
    }
  }
  const joined = (faces: Map<Face, Set<string>>) => new Map([...faces].map(([face, all]) => [face, [...all].join('')]))
  return new Map([...found].map(([file, faces]) => [file, joined(faces)]))
}

/** One cut of a file with some letters, as TrueType for a PDF. */
export async function cutOf({ bytes }: FontFile, face: Face, letters: string): Promise<Buffer> {
  const { weight: wght, stretch: wdth } = FACES[face]
  // A run may end with a space that its file has only by way of another face.
  return padded(await subsetFont(bytes, `${letters} `, { targetFormat: 'sfnt', variationAxes: { wght, wdth } }))
}

/** All cuts of a file with some letters, as WOFF for an SVG. */
export const variableOf = ({ bytes }: FontFile, letters: string): Promise<Buffer> =>
  subsetFont(bytes, letters, {
    targetFormat: 'woff',
    variationAxes: { wght: { min: 400, max: 680 }, wdth: { min: 80, max: 100 } },
  })
