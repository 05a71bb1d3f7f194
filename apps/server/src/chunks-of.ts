/** A list in pieces of at most so many, for statements that follow each other at once. */
export function* chunksOf<Value>(values: readonly Value[], most: number): Generator<Value[]> {
  for (let from = 0; from < values.length; from += most) yield values.slice(from, from + most)
}
