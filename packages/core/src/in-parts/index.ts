/** Work that can be interrupted between its parts, so that the caller can let others run. */
export type InParts<Value> = Generator<undefined, Value, undefined>

/** Does all parts at once. */
export function allParts<Value>(parts: InParts<Value>): Value {
  let step = parts.next()
  while (step.done !== true) step = parts.next()
  return step.value
}
