import type { Named } from './named.ts'

/** Statements that read a whole table or index. */
export const READING_ALL: readonly Named[] = []

/** Statements that do not know an owner, or read the rows of several. */
export const OF_ANYBODY: readonly Named[] = []
