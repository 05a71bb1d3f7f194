import { readInAnyLanguage } from '../read-phrases.ts'
import { foldedText, typed, type FoldedText } from '../reading/folded-text.ts'
import type { FoldedSpan } from './reminder-lead.ts'

/** What was typed but for some spans. */
function withoutCuts(folded: FoldedText, cuts: readonly FoldedSpan[]): string {
  let [at, kept] = [0, '']
  for (const [from, to] of cuts.toSorted((a, b) => a[0] - b[0])) {
    if (from > at) kept += `${typed(folded, at, from)} `
    at = Math.max(at, to)
  }
  return kept + typed(folded, at)
}

const withoutSigns = (text: string): FoldedText =>
  foldedText(text.replaceAll(/\s+/gu, ' ').replace(/^[ ,.:]+|[ ,.?!:-]+$/gu, ''))

/** The name that is left of a text without some spans of it, and without the words that only join it to those. */
export function nameLeftIn(folded: FoldedText, cuts: readonly FoldedSpan[]): string {
  const all = withoutSigns(withoutCuts(folded, cuts))
  const rest = withoutSigns(typed(all, readInAnyLanguage(all.plain).find('beforeName')?.to ?? 0))
  return withoutSigns(typed(rest, 0, readInAnyLanguage(rest.plain).find('behindName')?.from)).text
}
