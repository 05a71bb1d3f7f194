import { useEffect } from 'react'

/** Sets the tab title while mounted. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
