import type { BrowserContext } from '@playwright/test'

/**
 * Puts values into the local storage of an address before the first page that is opened there runs, and never again.
 * (`storageState` does the same, but opens and closes a window of its own for it.)
 */
export async function storeInBrowser(
  context: BrowserContext,
  origin: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const script = await context.addInitScript(
    ({ origin, values }) => {
      if (location.origin !== origin) return
      for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value)
    },
    { origin, values },
  )
  let isDone = false
  context.on('framenavigated', (frame) => {
    if (isDone || new URL(frame.url()).origin !== origin) return
    isDone = true
    void script.dispose()
  })
}
