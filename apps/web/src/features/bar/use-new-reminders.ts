import type { Notification } from '@dodici/contract/types'
import { useQuery } from '@tanstack/react-query'
import { isNew, notifications } from '../../api/notifications.queries.ts'
import { useIdle } from '../../ui/use-idle.ts'

const countNew = (list: readonly Notification[]): number => list.filter(isNew).length

/** Number of new reminders, read when the page is idle because the year comes first. */
export function useNewReminders(): number {
  const isIdle = useIdle()
  return useQuery({ ...notifications, enabled: isIdle, select: countNew }).data ?? 0
}
