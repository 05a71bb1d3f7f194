import type { SearchHit } from '@dodici/contract/types'
import { dayOfWall, parseDay, parseWall, type Day } from '@dodici/core/date'

/** The day on which a hit begins. */
export const dayOfHit = ({ start }: Pick<SearchHit, 'start'>): Day =>
  parseDay(start) ?? dayOfWall(parseWall(start) ?? 0)
