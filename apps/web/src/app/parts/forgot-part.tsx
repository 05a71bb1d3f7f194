/** Not there yet. */
export function ForgotPart() {
  return null
}
