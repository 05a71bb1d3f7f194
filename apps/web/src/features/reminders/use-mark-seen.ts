import type { Notification } from '@dodici/contract/types'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { isNew } from '../../api/notifications.queries.ts'
import { markSeen } from './reminders.queries.ts'

/**
 * Says that all has been seen, as soon as somebody looks at it: not behind another tab of the browser. Gives those that
 * were new when the list was opened, or came since.
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
