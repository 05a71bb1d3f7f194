/** So few may be gone without anybody being asked. */
const GONE_MAX = 10

/**
 * Whether so much is gone on one side that it is more likely a fault than a wish: more than ten things, and more than half of
 * all that both sides had.
 */
export const isMostGone = (gone: number, all: number): boolean => gone > GONE_MAX && gone > all / 2
