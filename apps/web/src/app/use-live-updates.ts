import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { profile } from '../api/profile.queries.ts'
import { refreshHeard, refreshIfChanged } from './refresh.ts'

/** What another tab or device changes shows up by itself. The reader of the stream loads after the year. */
export function useLiveUpdates(): void {
  const client = useQueryClient()
  useEffect(() => {
    let stop: (() => void) | null = null
    let isOver = false
    void import('../api/live.ts').then(({ listenLive }) => {
      if (isOver) return
      stop = listenLive({
        onBegin: () => void refreshIfChanged(client),
        onChange: () => refreshHeard(client),
        // Reading the profile is what tells a dead token from a passing fault, and signs out.
        onRefused: () => void client.invalidateQueries({ queryKey: profile.queryKey }),
      })
    })
    return () => {
      isOver = true
      stop?.()
    }
  }, [client])
}
