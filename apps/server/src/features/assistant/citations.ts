/** A citation is `[[id]]`; longer than this nothing is one. */
const CITATION_MAX = 120
const CITATION = /\s?\[\[([^[\]]*)\]\]/g
/** What may be the beginning of one. */
const BEGUN = /\s?\[(?:\[[^[\]]*\]?)?$/

/** Takes citations out of a text that comes in pieces, and notes the ids that they name. */
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
    /** What of the text until now can be shown. */
    push: (piece: string): string => {
      const text = clean(held + piece)
      const begun = BEGUN.exec(text)
      held = begun !== null && begun[0].length <= CITATION_MAX ? begun[0] : ''
      return text.slice(0, text.length - held.length)
    },
    /** What is left when no more comes: a citation that was never ended is none, and nothing to read either. */
    end: (): string => {
      const rest = held.includes('[[') ? '' : held
      held = ''
      return rest
    },
  }
}
