import { writeTime } from '../../date/index.ts'

/**
 * An hour in a sentence is put between two marks, because sentences are made without knowing how the person writes
 * hours. `withHours` writes them, once, when an answer is ready. Quoted texts never have these marks.
 */
const [BEGIN, END] = ['\uE000', '\uE001']

/** The marks, in a character class. */
export const HOUR_MARKS = `${BEGIN}${END}`

/** An hour as it is written by 24: `09:30`, `9`. */
export const markHour = (written: string): string => `${BEGIN}${written}${END}`

/** The minute of a wall as `HH:mm`. */
export const clockOf = (wall: number): string => writeTime(wall, 'h23', '')

/** The hour of a minute of the wall, marked. */
export const sayHour = (wall: number): string => markHour(clockOf(wall))
