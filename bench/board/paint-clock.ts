import type { Page } from '@playwright/test'

/** What one action cost, from the call until the page has painted its last change. */
export interface Painted {
  readonly milliseconds: number
  /** Until it has painted its first change. */
  readonly first: number
  /** Until it has painted what was asked for: what `shows` or `part` says, or else everything. */
  readonly asked: number
  /** The longest stretch in which the page could not answer. */
  readonly longestTask: number
}

/** Where changes are looked for (the whole body, unless said). */
export interface Watched {
  within?: string
  /** What the action is done for, by a selector: whatever changes once it is painted, nobody waits for. */
  shows?: string | undefined
  /** The same, where it is a part of the page: until its last change. */
  part?: string | undefined
  /** The subject is done when nothing has changed for so many milliseconds (400, unless said). */
  quiet?: number
  /** Elements that only fade in and out, after everything has been drawn. */
  except?: string | undefined
}

interface PaintClock {
  time: (action: () => void, watched?: Watched) => Promise<Painted>
}

declare global {
  interface Window {
    paintClock: PaintClock
    /** Calls as soon as the page has drawn what it has now. */
    afterPaint: (then: () => void) => void
  }
}

/** Puts the clock into every page that is opened from now on. */
export async function addPaintClock(page: Page): Promise<void> {
  await page.addInitScript(installAfterPaint)
  await page.addInitScript(installPaintClock)
}

/** Runs inside of the page. A message that is sent before a frame is drawn arrives when the page has drawn it. */
function installAfterPaint(): void {
  window.afterPaint = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = then
      port2.postMessage(null)
    })
}

/** Runs inside of the page, so it can use nothing from out here. */
function installPaintClock(): void {
  const patienceMilliseconds = 90_000
  window.paintClock = {
    time: (action, { within = 'body', shows, part = '[data-nothing]', except = '[data-nothing]', quiet = 400 } = {}) =>
      new Promise((resolve, reject) => {
        const root = document.querySelector(within)
        if (!root) throw new Error(`there is no ${within} on the page`)
        let longestTask = 0
        const tasks = new PerformanceObserver((list) => {
          for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration)
        })
        tasks.observe({ type: 'longtask' })
        let [first, asked, painted, changes] = [0, 0, 0, 0]
        const changed = (records: readonly MutationRecord[]) => {
          const seen = (changes += 1)
          const isThere = shows !== undefined && document.querySelector(shows) !== null
          const elements = records.map(({ target }) => (target instanceof Element ? target : target.parentElement))
          const isInPart = elements.some((element) => element?.closest(part))
          window.afterPaint(() => {
            painted = performance.now()
            first ||= painted
            if (isInPart || (isThere && !asked)) asked = painted
            setTimeout(() => {
              if (seen === changes) finish()
            }, quiet)
          })
        }
        const observer = new MutationObserver((records) => {
          if (records.some(({ target }) => !(target instanceof Element && target.matches(except)))) changed(records)
        })
        const finish = () => {
          observer.disconnect()
          tasks.disconnect()
          clearTimeout(patience)
          if (shows !== undefined && asked === 0) reject(new Error(`${shows} was not drawn`))
          resolve({
            milliseconds: painted - start,
            first: first - start,
            asked: (asked || painted) - start,
            longestTask,
          })
        }
        const patience = setTimeout(() => reject(new Error('nothing was drawn')), patienceMilliseconds)
        observer.observe(root, { subtree: true, childList: true, characterData: true, attributes: true })
        const start = performance.now()
        action()
      }),
  }
}
