/**
 * Work that can be interrupted after each of its parts: whoever has others waiting lets them have their turn in between.
 */
export type InParts<Value> = Generator<undefined, Value, undefined>

/** Does all parts at once. */
export function allParts<Value>(parts: InParts<Value>): Value {
  let step = parts.next()
  while (step.done !== true) step = parts.next()
  return step.value
}
