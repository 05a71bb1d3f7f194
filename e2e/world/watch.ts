import type { BrowserContext, ConsoleMessage } from '@playwright/test'

/** What went wrong in the pages of a test without showing: errors, warnings, and breaches of the content policy. */
export interface Watch {
  /** Everything that was not expected, in the order it came. */
  readonly faults: () => string[]
  /** Says that messages like this one belong to the story. */
  readonly expect: (message: RegExp) => void
}

/** Watches every page of a browser window from now on. */
export async function watch(context: BrowserContext): Promise<Watch> {
  const heard: string[] = []
  const expected: RegExp[] = []
  context.on('console', (message) => {
    if (isFault(message)) heard.push(`${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (event) => heard.push(`uncaught: ${event.error().message}`))
  context.on('dialog', (dialog) => {
    heard.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // oxlint-disable-next-line no-console -- the console is where the test listens
      console.error(`content policy: ${violatedDirective} ${blockedURI}`)
    })
  })
  return {
    faults: () => heard.filter((message) => !expected.some((pattern) => pattern.test(message))),
    expect: (message) => void expected.push(message),
  }
}

/** Playwright's own word where a test wants no service worker. */
const ofPlaywright = 'Service Worker registration blocked by Playwright'

const isFault = (message: ConsoleMessage): boolean =>
  (message.type() === 'error' || message.type() === 'warning') && message.text() !== ofPlaywright
