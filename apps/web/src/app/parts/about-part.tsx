/** Not there yet. */
export function AboutPart() {
  return null
}
