/** Chooses at random, the same again for the same seed. */
export interface Chooser {
  /** A whole number from 0 up to, and without, `below`. */
  readonly below: (below: number) => number
  readonly one: <Thing>(things: readonly Thing[]) => Thing
  /** Whether something happens that does so in `share` of all cases. */
  readonly happens: (share: number) => boolean
  readonly shuffled: <Thing>(things: readonly Thing[]) => readonly Thing[]
}

const STEP = 0x6d2b79f5
const ALL = 2 ** 32

/** Numbers from 0 up to 1 that look random (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + STEP) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / ALL
  }
}

export function chooserOf(seed: number): Chooser {
  const next = numbersFrom(seed)
  const below = (limit: number): number => Math.floor(next() * limit)
  const one = <Thing>(things: readonly Thing[]): Thing => {
    const chosen = things[below(things.length)]
    if (chosen === undefined) throw new RangeError('nothing to choose from')
    return chosen
  }
  return {
    below,
    one,
    happens: (share) => next() < share,
    shuffled: (things) =>
      things
        .map((thing) => ({ thing, at: next() }))
        .toSorted((a, b) => a.at - b.at)
        .map(({ thing }) => thing),
  }
}
