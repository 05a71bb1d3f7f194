/** Lets everything else that waits have its turn: called between the slices of large work. */
export const giveWay = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))
