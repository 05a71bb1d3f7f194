import { hitRanges, searchTerms } from '@dodici/core/search'

/** A text in which the words of a search stand out. */
export function Emphasised({ text, query }: { readonly text: string; readonly query: string }) {
  const ranges = hitRanges(text, searchTerms(query))
  return (
    <>
      {ranges.map(({ from, to }, index) => (
        <span key={from}>
          {text.slice(ranges[index - 1]?.to ?? 0, from)}
          <mark>{text.slice(from, to)}</mark>
        </span>
      ))}
      {text.slice(ranges.at(-1)?.to ?? 0)}
    </>
  )
}
