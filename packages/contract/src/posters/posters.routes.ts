import type * as spec from './posters.schemas.ts'
import { route } from '../route.ts'

/**
 * Twelve months on paper, drawn by the same code as the PDF: a page of it, with its fonts. `X-Poster-Pages` says how many
 * pages there are. `X-Missing-Letters` counts the letters that the font of the PDF does not have, `X-Missing-Names` the names
 * that have some, and `X-Missing-Example` is the first of these, percent-encoded.
 */
export const readPosterSvg = route<typeof spec.readPosterSvg>(
  'GET',
  '/export/poster.svg',
  'A page of the year on paper, as SVG',
  { answers: 'svg' },
)
/** All pages, with the same headers. A letter that the font does not have is a dot. */
export const readPosterPdf = route<typeof spec.readPosterPdf>(
  'GET',
  '/export/poster.pdf',
  'The year on paper, as PDF with embedded fonts',
  { answers: 'pdf' },
)
