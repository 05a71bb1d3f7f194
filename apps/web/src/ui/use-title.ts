import { useEffect } from 'react'

/** Names the tab while the caller is shown. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title
  }, [title])
}
