/** Not there yet. */
export function PricingPart() {
  return null
}
