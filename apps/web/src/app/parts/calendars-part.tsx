/** Drawn by the branch that makes it. */
export const CalendarsPart = () => null
