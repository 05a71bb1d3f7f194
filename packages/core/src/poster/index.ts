export { drawPoster } from './draw-poster.ts'
export { FACES } from './drawing.ts'
export type { Drawing, Face, Page, Shape, Stroke } from './drawing.ts'
export { orientations, papers, sheetOf } from './paper.ts'
export type { Orientation, Paper } from './paper.ts'
export { alignments, NOTES_MAX, pagings, posterViews } from './poster-options.ts'
export type {
  Group,
  Paging,
  PosterInput,
  PosterOptions,
  PosterSource,
  PosterView,
  PosterWords,
} from './poster-options.ts'
export { rulerBy } from './ruler.ts'
export { isSilent, lettersToSpell, namesOf, spellNames } from './spelling.ts'
export type { PosterTexts } from './spelling.ts'
export { escapeXml, writeSvg } from './svg/write-svg.ts'
export type { SetText, SetType, TextPart } from './svg/write-svg.ts'
