/** For how long work waits for people who are connecting: some hundred can in it. */
const CONNECTING_MILLISECONDS = 10
/** For how long it then goes on although more of them do: a flood of connections may take a third of the time. */
const NOT_CONNECTING_MILLISECONDS = 20

/** Of the event loop: faked clocks do not count its turns. */
const { nodeTiming } = performance
const turnOfLoop = (): number => nodeTiming.uvMetricsInfo.loopCount
let turnOfLastConnection = Number.NEGATIVE_INFINITY
let endOfConnecting = Number.NEGATIVE_INFINITY

/**
 * Says that somebody has connected. Node accepts one connection in each turn of the loop: behind thirty others, somebody
 * would otherwise wait for thirty turns full of work.
 */
export function noteConnection(): void {
  turnOfLastConnection = turnOfLoop()
  const now = performance.now()
  if (now >= endOfConnecting + NOT_CONNECTING_MILLISECONDS) endOfConnecting = now + CONNECTING_MILLISECONDS
}

/** Whether somebody has connected in this turn of the loop or in the one before: what they ask is read in this one. */
export const areConnecting = (): boolean =>
  performance.now() < endOfConnecting && turnOfLoop() - turnOfLastConnection <= 1
