/** Not there yet. */
export function HomePart() {
  return null
}
