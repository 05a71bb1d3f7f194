import { typed, type FoldedText } from '../reading/words.ts'

/** What is moved, and where to, as typed. */
export function toldIn(folded: FoldedText, pattern: RegExp): { readonly what: string; readonly where: string } | null {
  const { what, to } = pattern.exec(folded.plain)?.indices?.groups ?? {}
  return what && to ? { what: typed(folded, ...what), where: typed(folded, ...to) } : null
}
