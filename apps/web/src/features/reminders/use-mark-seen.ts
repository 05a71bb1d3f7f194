import type { Notification } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isNew } from '../../api/notifications.queries.ts'
import { markSeen } from './reminders.queries.ts'

/**
 * Marks all as seen as soon as the page is visible, not in a background tab. Returns those that were unseen when the
 * list was opened, or have come since.
 */
export function useMarkSeen(list: readonly Notification[] | undefined): ReadonlySet<string> {
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  const mark = useMutation(markSeen).mutate
  const ids = (list ?? []).filter(isNew).map(({ _id }) => _id)
  if (ids.some((id) => !fresh.has(id))) setFresh(new Set([...fresh, ...ids]))
  const newest = ids.join(' ')
  const see = useEffectEvent(() => {
    if (ids.length > 0 && document.visibilityState === 'visible') mark()
  })
  useEffect(() => {
    see()
    document.addEventListener('visibilitychange', see)
    return () => document.removeEventListener('visibilitychange', see)
  }, [newest])
  return fresh
}
