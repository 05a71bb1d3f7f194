import { isSilent, namesOf, type Drawing, type PosterTexts } from '@dodici/core/poster'
import type { Fonts } from './fonts.ts'

/** Names that a PDF cannot write as they are. */
export interface DottedNames {
  /** Letters of the drawing that no font has. */
  readonly letters: number
  /** How many different names have such a letter, and the first of them. */
  readonly names: number
  readonly example: string
}

/** What of a drawing has letters that no font of a PDF has. Names are whole, also where the paper has no room for all of one. */
export function dottedNames(drawing: Drawing, texts: PosterTexts, { fileOf }: Fonts): DottedNames {
  const isMissing = (letter: string): boolean => fileOf(letter) === null && !isSilent(letter)
  const drawn = drawing.pages.flatMap(({ shapes }) => shapes.filter((shape) => shape.kind === 'text'))
  const letters = drawn.reduce((sum, { text }) => sum + Array.from(text).filter(isMissing).length, 0)
  if (letters === 0) return { letters, names: 0, example: '' }
  const names = [...new Set(namesOf(texts))].filter((name) => Array.from(name).some(isMissing))
  return { letters, names: names.length, example: names[0] ?? '' }
}
