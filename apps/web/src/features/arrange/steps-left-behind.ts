import type { Arrangement } from '@dodici/core/year'
import type { QueryClient } from '@tanstack/react-query'
import { hasAssistant } from '../../api/has-assistant.ts'
import { hasOpenSteps, milestones } from '../../api/milestones.queries.ts'
import { profile } from '../../api/profile.queries.ts'

/** The milestone that is moved here and whose open steps could follow it; null where there is none, or nobody can say. */
export async function stepsLeftBehind(client: QueryClient, { items, action }: Arrangement): Promise<string | null> {
  const [item] = items
  const isMove = action.kind === 'shift' && action.startDays === action.endDays
  if (!isMove || items.length !== 1 || item?.kind !== 'milestone') return null
  if (!hasAssistant(client.getQueryData(profile.queryKey))) return null
  const known = await client.query(milestones).catch(() => [])
  return known.find((one) => one.eventId === item.eventId && hasOpenSteps(one))?._id ?? null
}
