/** Choices that a seed decides. */
export interface Chance {
  /** A number from 0 up to, but not including, `below`. */
  readonly upTo: (below: number) => number
  readonly pick: <One>(some: readonly One[]) => One
  /** As many of them, in any order. */
  readonly some: <One>(all: readonly One[], count: number) => One[]
}

/** The choices of a seed: the same for the same one, whatever the machine. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    const again = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))
    return ((again ^ (again >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (below: number): number => Math.floor(next() * below)
  const pick = <One>(some: readonly One[]): One => {
    const one = some[upTo(some.length)]
    if (one === undefined) throw new RangeError('nothing to choose from')
    return one
  }
  return {
    upTo,
    pick,
    some: (all, count) =>
      all
        .map((one) => ({ one, place: next() }))
        .toSorted((a, b) => a.place - b.place)
        .slice(0, count)
        .map(({ one }) => one),
  }
}
