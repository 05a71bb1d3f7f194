import type { Drawing, PosterInput } from '@dodici/core/poster'
import type { FontFile } from './archivo.ts'

/** Names that a PDF cannot write as they are. */
export interface DottedNames {
  /** Letters of the drawing that no font has. */
  readonly letters: number
  /** How many different names have such a letter, and the first of them. */
  readonly names: number
  readonly example: string
}

type Named = Pick<PosterInput, 'source' | 'options'>

/** What of a drawing has letters that no font of a PDF has. Names are whole, also where the paper has no room for all of one. */
export function dottedNames(drawing: Drawing, { source, options }: Named, fonts: readonly FontFile[]): DottedNames {
  const isMissing = (letter: string): boolean => letter !== ' ' && !fonts.some(({ has }) => has(letter))
  const texts = drawing.pages.flatMap(({ shapes }) => shapes.filter((shape) => shape.kind === 'text'))
  const letters = texts.reduce((sum, { text }) => sum + Array.from(text).filter(isMissing).length, 0)
  if (letters === 0) return { letters, names: 0, example: '' }
  const all = [options.title, ...source.items.map(({ title }) => title), ...source.groups.map(({ name }) => name)]
  const names = [...new Set(all)].filter((name) => Array.from(name).some(isMissing))
  return { letters, names: names.length, example: names[0] ?? '' }
}
