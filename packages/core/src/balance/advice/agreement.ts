import type { Day } from '../../date/index.ts'
import type { AnalysedItem, ProposedChange } from '../balance-types.ts'
import { isWeekend } from './agenda.ts'

/** The days on which changes put something new, or something else; those that they keep free; and what they move. */
interface Claims {
  readonly added: readonly Day[]
  readonly filled: readonly Day[]
  readonly kept: readonly Day[]
  readonly moved: readonly string[]
}

const daysFrom = (first: Day, last: Day): Day[] => Array.from({ length: last - first + 1 }, (_, place) => first + place)

function claimsOf(changes: readonly ProposedChange[], items: ReadonlyMap<string, AnalysedItem>): Claims {
  const [added, filled, kept, moved] = [[] as Day[], [] as Day[], [] as Day[], [] as string[]]
  for (const change of changes) {
    if (change.action === 'create')
      (change.kind === 'marker' ? kept : added).push(...daysFrom(change.first, change.last))
    if (change.action !== 'shift') continue
    const item = items.get(change.itemId)
    moved.push(change.itemId)
    if (item) filled.push(...daysFrom(item.first + change.days, item.last + change.days))
  }
  return { added, filled, kept, moved }
}

/** Whether one fills a day that another keeps free, or asks for more at a weekend where another asks for rest. */
function fillsRest({ added, filled }: Claims, { kept }: Claims): boolean {
  const free = new Set(kept)
  return [...added, ...filled].some((day) => free.has(day)) || (kept.length > 0 && added.some(isWeekend))
}

/** Whether somebody can be advised to do both: nothing is moved twice, and what one keeps free no other fills. */
export function agree(
  one: readonly ProposedChange[],
  other: readonly ProposedChange[],
  items: ReadonlyMap<string, AnalysedItem>,
): boolean {
  const [mine, theirs] = [claimsOf(one, items), claimsOf(other, items)]
  const moved = new Set(theirs.moved)
  return !mine.moved.some((id) => moved.has(id)) && !fillsRest(mine, theirs) && !fillsRest(theirs, mine)
}
