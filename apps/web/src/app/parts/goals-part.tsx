/** Drawn by the branch that makes it. */
export const GoalsPart = () => null
