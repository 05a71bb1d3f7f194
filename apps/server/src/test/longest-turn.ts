export interface Turns {
  /** Milliseconds of processor that the longest turn of the loop has taken since this was asked last. */
  readonly longest: () => number
  readonly stop: () => void
}

/**
 * Watches how long the loop is kept from everybody: in the time of the processor that this thread alone has used from one
 * turn to the next, in which nothing else is answered. What other programs take of the machine meanwhile is not in it, as it
 * would be in the delay that a clock measures.
 */
export function watchTurns(): Turns {
  let [longest, isOn] = [0, true]
  let before = process.threadCpuUsage()
  const turn = (): void => {
    const now = process.threadCpuUsage()
    longest = Math.max(longest, (now.user + now.system - before.user - before.system) / 1_000)
    before = now
    if (isOn) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    longest: () => {
      const found = longest
      longest = 0
      return found
    },
    stop: () => {
      isOn = false
    },
  }
}
