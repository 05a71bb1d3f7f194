import { daysLater, formatWall, parseDay, parseWall } from '@dodici/core/date'

/** The end of something that moves and keeps its length. If it becomes timed, the end is its start. */
export function endKept(before: { readonly start: string; readonly end: string }, start: string): string {
  const [day, dayBefore] = [parseDay(start), parseDay(before.start)]
  if (day !== null && dayBefore !== null) return daysLater(before.end, day - dayBefore)
  const [wall, wallBefore, wallEnd] = [parseWall(start), parseWall(before.start), parseWall(before.end)]
  return wall === null || wallBefore === null || wallEnd === null ? start : formatWall(wall + wallEnd - wallBefore)
}
