/** Not there yet. */
export function ResetPart() {
  return null
}
