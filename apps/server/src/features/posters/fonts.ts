import type { Drawing, Face } from '@dodici/core/poster'
import type { MeasureText } from '@dodici/core/year'
import { openFile, type FontFile } from './font-file.ts'
import { archivoSources, otherSources } from './font-sources.ts'

/** The files that a poster takes its letters from. */
export interface Fonts {
  /** The file that has a letter (one code point); null where none has. */
  readonly fileOf: (letter: string) => FontFile | null
}

/** Size of what `MeasureText` measures. */
const MEASURED_SIZE = 11.25
/** What a letter of another script takes, more or less: most are wider than latin ones. */
const UNKNOWN_WIDTH = 1

/** Opens Archivo, and of the other fonts the files for those of the letters that Archivo lacks. Each is read once. */
export async function openFonts(letters: Iterable<string>): Promise<Fonts> {
  const archivo = await Promise.all(archivoSources.map(openFile))
  const lacking = [...letters].filter((letter) => !archivo.some(({ has }) => has(letter)))
  const wanted = otherSources.filter(({ covers }) => lacking.some(covers))
  return fontsOf([...archivo, ...(await Promise.all(wanted.map(openFile)))])
}

function fontsOf(files: readonly FontFile[]): Fonts {
  const known = new Map<string, FontFile | null>()
  const fileOf = (letter: string): FontFile | null => {
    const found = known.get(letter)
    if (found !== undefined) return found
    const file = files.find(({ has }) => has(letter)) ?? null
    known.set(letter, file)
    return file
  }
  return { fileOf }
}

/** Measures as the page does, letter by letter. */
export const measureBy =
  (fonts: Fonts): MeasureText =>
  (text) =>
    widthIn(text, fonts) * MEASURED_SIZE

/** The measured width of a text in terms of its size. */
export function widthIn(text: string, { fileOf }: Fonts): number {
  let width = 0
  for (const letter of text) width += fileOf(letter)?.widthOf(letter) ?? UNKNOWN_WIDTH
  return width
}

/** A part of a text with the file that has its letters; null if none has. */
export interface Piece {
  readonly file: FontFile | null
  readonly text: string
}

/** A piece that a file has. */
export interface Run extends Piece {
  readonly file: FontFile
}

/** Divides a text by the files that have its letters. Words that none has stay together, since they may run to the left. */
export function piecesOf(text: string, { fileOf }: Fonts): Piece[] {
  const pieces: { file: FontFile | null; text: string }[] = []
  for (const letter of text) {
    const file = fileOf(letter)
    const last = pieces.at(-1)
    if (last && (last.file === file || isSpaceAfter(last.file, letter))) last.text += letter
    else pieces.push({ file, text: letter })
  }
  return pieces
}

/** The pieces of a text whose letters some file has. */
export const runsOf = (text: string, fonts: Fonts): Run[] =>
  piecesOf(text, fonts).filter((piece): piece is Run => piece.file !== null)

/** Spaces are those of Archivo, of which all files have one. */
const isSpaceAfter = (file: FontFile | null, letter: string): boolean =>
  letter === ' ' && (file === null || archivoSources.includes(file.source))

/** The letters of a drawing by file, and by the face that they are cut for; null where all faces have one cut. */
export function lettersOf({ pages }: Drawing, { fileOf }: Fonts): Map<FontFile, Map<Face | null, string>> {
  const found = new Map<FontFile, Map<Face | null, Set<string>>>()
  const texts = pages.flatMap(({ shapes }) => shapes.filter((shape) => shape.kind === 'text'))
  for (const { text, face } of texts) {
    for (const letter of new Set(text)) {
      const file = fileOf(letter)
      if (file === null) continue
      const faces = found.get(file) ?? new Map<Face | null, Set<string>>()
      const cut = file.source.faceAxes === null ? null : face
      found.set(file, faces.set(cut, (faces.get(cut) ?? new Set()).add(letter)))
    }
  }
  const joined = (faces: Map<Face | null, Set<string>>) =>
    new Map([...faces].map(([face, all]) => [face, [...all].join('')]))
  return new Map([...found].map(([file, faces]) => [file, joined(faces)]))
}
