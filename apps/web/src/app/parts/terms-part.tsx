/** Not there yet. */
export function TermsPart() {
  return null
}
