/** `20260105T093000` of `2026-01-05T09:30`. */
export const basicTime = (wall: string): string => `${wall.replaceAll(/[-:]/g, '')}00`

/** First and last second of a year on the clocks of Rome. */
export const yearInRome = (year: number): [Date, Date] => [
  new Date(`${year - 1}-12-31T23:00:00Z`),
  new Date(`${year}-12-31T22:59:59Z`),
]
