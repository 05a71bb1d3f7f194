import type { Drawing, Face, SetText, SetType, TextPart } from '@dodici/core/poster'
import { isSilent } from '@dodici/core/poster'
import type { Font, Glyph } from 'fontkit'
import { FINER, joinedOutlines, outlineOf, type Outline } from './glyph-outline.ts'
import { openCut, type FontFile } from './font-file.ts'
import { lettersOf, piecesOf, widthIn, type Fonts, type Piece } from './fonts.ts'

/** A cut of a font, with the outlines of the glyphs that were drawn. */
interface Cut {
  readonly font: Font
  readonly outlines: Map<number, Outline | null>
}

type Cuts = ReadonlyMap<FontFile, ReadonlyMap<Face | null, Cut>>

const known = new WeakMap<Font, Cut>()

/** What sets the texts of a drawing for an SVG: the fonts that it needs are open then. */
export async function openOutlines(drawing: Drawing, fonts: Fonts): Promise<SetType> {
  const cuts = new Map<FontFile, Map<Face | null, Cut>>()
  for (const [file, faces] of lettersOf(drawing, fonts)) {
    const opened = [...faces.keys()].map(async (face) => [face, await cutIn(file, face)] as const)
    cuts.set(file, new Map(await Promise.all(opened)))
  }
  const set = new Map<string, SetText>()
  return (text, face) => {
    const key = `${face} ${text}`
    const made = set.get(key) ?? setText(text, { face, fonts, cuts })
    set.set(key, made)
    return made
  }
}

async function cutIn(file: FontFile, face: Face | null): Promise<Cut> {
  const font = await openCut(file, face)
  const cut = known.get(font) ?? { font, outlines: new Map<number, Outline | null>() }
  known.set(font, cut)
  return cut
}

interface Setting {
  readonly face: Face
  readonly fonts: Fonts
  readonly cuts: Cuts
}

function setText(text: string, { face, fonts, cuts }: Setting): SetText {
  const written = Array.from(text).filter((letter) => fonts.fileOf(letter) !== null || !isSilent(letter))
  const parts: TextPart[] = []
  let width = 0
  for (const piece of piecesOf(written.join(''), fonts)) {
    const { part, advance } = setPiece(piece, { x: width, fonts, cut: cutOf(piece, face, cuts) })
    if (part.kind === 'letters' || part.path !== '') parts.push(part)
    width += advance
  }
  return { width, parts }
}

const cutOf = ({ file }: Piece, face: Face, cuts: Cuts): Cut | undefined =>
  file === null ? undefined : cuts.get(file)?.get(file.source.faceAxes === null ? null : face)

interface PlaceOfPiece {
  readonly x: number
  readonly fonts: Fonts
  readonly cut: Cut | undefined
}

function setPiece({ text }: Piece, { x, fonts, cut }: PlaceOfPiece): { part: TextPart; advance: number } {
  if (!cut) return { part: { kind: 'letters', x, text }, advance: widthIn(text, fonts) }
  const { font } = cut
  const { glyphs, positions, advanceWidth } = font.layout(text)
  let pen = 0
  const placed = glyphs.map((glyph, index) => {
    const { xOffset = 0, yOffset = 0, xAdvance = glyph.advanceWidth } = positions[index] ?? {}
    const x = pen + xOffset
    pen += xAdvance
    return { outline: outlineIn(cut, glyph), x, y: yOffset }
  })
  const path = joinedOutlines(placed)
  const part: TextPart = { kind: 'outlines', x, path, scale: 1 / (font.unitsPerEm * FINER) }
  return { part, advance: advanceWidth / font.unitsPerEm }
}

function outlineIn({ outlines }: Cut, glyph: Glyph): Outline | null {
  const known = outlines.get(glyph.id)
  if (known !== undefined) return known
  const outline = outlineOf(glyph.path.commands)
  outlines.set(glyph.id, outline)
  return outline
}
