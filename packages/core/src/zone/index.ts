export { convertWall, instantOfWall, nowIn, wallAt } from './convert.ts'
export type { EpochMinute } from './convert.ts'
export { isZone } from './name.ts'
