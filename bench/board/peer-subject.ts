import type { Browser, Page } from '@playwright/test'
import type { BenchPage } from '../peers/page.ts'
import { openPage } from './browser.ts'
import type { BoardSubject } from './subject.ts'

declare global {
  interface Window {
    benchPage: BenchPage
  }
}

interface Peer {
  readonly name: string
  readonly remark: string
  readonly kind: 'floor' | 'peer'
  /** Folder of its page under `bench/peers`. */
  readonly folder: string
}

export const peers: readonly Peer[] = [
  { kind: 'floor', folder: 'floor-html', name: 'floor: innerHTML', remark: '365 cells and bars, nothing to click' },
  { kind: 'floor', folder: 'floor-react', name: 'floor: plain React 19', remark: 'the same elements' },
  { kind: 'peer', folder: 'fullcalendar-7', name: 'FullCalendar 7 multi-month', remark: 'titles, "+N"' },
  { kind: 'peer', folder: 'fullcalendar-6', name: 'FullCalendar 6 multi-month', remark: 'titles, "+N"' },
  { kind: 'peer', folder: 'dayflow', name: 'DayFlow 3.5 fixed-week', remark: 'titles' },
  { kind: 'peer', folder: 'syncfusion', name: 'Syncfusion 34 TimelineYear', remark: 'titles' },
  { kind: 'peer', folder: 'react-big-calendar', name: 'react-big-calendar x 12', remark: 'titles, "+N"' },
  { kind: 'peer', folder: 'js-year-calendar', name: 'js-year-calendar', remark: 'colours only' },
  { kind: 'peer', folder: 'dhtmlx', name: 'DHTMLX 7 year', remark: 'dots only' },
  { kind: 'peer', folder: 'react-activity-calendar', name: 'react-activity-calendar', remark: 'heat only' },
]

/** A floor or a peer in its own page. */
export function peerSubject(peer: Peer, setting: { browser: Browser; address: string; year: number }): BoardSubject {
  const { browser, address, year } = setting
  return {
    ...peer,
    open: async (count) => {
      const measured = await openPage(browser)
      await measured.page.goto(`${address}/${peer.folder}/`)
      await measured.page.evaluate(([events, first]) => window.benchPage.prepare(events, first), [count, year] as const)
      await paintSomething(measured.page)
      return {
        measured,
        prepare: () => Promise.resolve(),
        run: (action) =>
          measured.page.evaluate(
            (name) => window.paintClock.time(() => window.benchPage[name](), { except: window.benchPage.fading }),
            action,
          ),
      }
    },
  }
}

/** The first frame of a page starts much of the browser: ours has been on the screen before, so the others have too. */
const paintSomething = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame)
    const words = document.createTextNode('ready')
    document.body.append(words)
    for (let count = 0; count < 3; count += 1) await frame()
    words.remove()
    for (let count = 0; count < 3; count += 1) await frame()
  })
