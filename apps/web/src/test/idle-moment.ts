/** What the browser hands to a job in an idle moment: here, one that has room for no second. */
export const idleMoment = { timeRemaining: () => 0 }

export type IdleCallback = (moment: typeof idleMoment) => void
