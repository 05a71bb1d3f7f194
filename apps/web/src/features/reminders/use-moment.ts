import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { profile } from '../../api/profile.queries.ts'
import type { Moment } from './when-words.ts'

const HALF_A_MINUTE = 30_000

const subscribe = (listener: () => void) => {
  const timer = setInterval(listener, HALF_A_MINUTE)
  return () => clearInterval(timer)
}

/** The present half minute. */
const halfMinute = (): number => Math.floor(Date.now() / HALF_A_MINUTE) * HALF_A_MINUTE

/** Now, updated every half minute, in the person's time zone. */
export function useMoment(): Moment {
  const { data } = useQuery(profile)
  const now = useSyncExternalStore(subscribe, halfMinute)
  return { now, zone: data?.timezone ?? Intl.DateTimeFormat().resolvedOptions().timeZone }
}
