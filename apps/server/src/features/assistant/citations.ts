/** A citation is `[[id]]`, no longer than this. */
const CITATION_MAX = 120
const CITATION = /\s?\[\[([^[\]]*)\]\]/g
/** Possibly the beginning of a citation. */
const BEGUN = /\s?\[(?:\[[^[\]]*\]?)?$/

/** Removes citations from streamed text and collects their ids. */
export function citationFilter() {
  const ids: string[] = []
  let held = ''
  const clean = (text: string): string =>
    text.replace(CITATION, (_, id: string) => {
      ids.push(id.trim().replace(/^id=/, ''))
      return ''
    })
  return {
    ids,
    /** The part of the text so far that can be shown. */
    push: (piece: string): string => {
      const text = clean(held + piece)
      const begun = BEGUN.exec(text)
      held = begun !== null && begun[0].length <= CITATION_MAX ? begun[0] : ''
      return text.slice(0, text.length - held.length)
    },
    /** What is left at the end: an unfinished citation is neither a citation nor text. */
    end: (): string => {
      const rest = held.includes('[[') ? '' : held
      held = ''
      return rest
    },
  }
}
