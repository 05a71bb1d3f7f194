import { buildIfStale } from '../../scripts/built/built-part.ts'
import { builtPage } from '../../scripts/built/page.ts'
import { figure, times } from '../measure/samples.ts'
import { startServer } from '../product/server.ts'
import { atMost, type Goal, type Result, type Table } from '../report/result.ts'
import { openBrowser } from './browser.ts'
import { lookAround, type LookingAround } from './look-around.ts'
import { measureBoards, type MiddleOf } from './measure-board.ts'
import { measureSlowed, measureSlowedFloor, type Slowed } from './slowed.ts'
import { servePeerPages } from './peer-pages.ts'
import { peers, peerSubject } from './peer-subject.ts'
import { accountsWith, CALENDAR_YEAR, FROM_JULY, productSubject } from './product-subject.ts'
import type { Action, BoardSubject } from './subject.ts'

const COUNTS = [100, 1_000, 5_000, 10_000] as const
const MOST = 10_000

interface BoardFigures {
  readonly subjects: readonly BoardSubject[]
  readonly ours: BoardSubject
  readonly floor: BoardSubject
  readonly middle: MiddleOf
}

/** The year in a real browser: ours in the running product, floors and peers each in a page of their own. */
export async function measureBoardPart(): Promise<Result> {
  await buildIfStale(builtPage)
  const year = new Date().getFullYear()
  const [server, address, browser] = [await startServer(), await servePeerPages(), await openBrowser()]
  const accounts = await accountsWith(COUNTS, { address: server.address, year })
  const [ours, rolling] = [CALENDAR_YEAR, FROM_JULY].map((shown) =>
    productSubject({ browser, address: server.address, year, accounts }, shown),
  )
  if (!ours || !rolling) throw new Error('ours is not among the subjects')
  const others = peers.map((peer) => peerSubject(peer, { browser, address, year }))
  const floor = others.find(({ name }) => name === 'floor: plain React 19')
  if (!floor) throw new Error('there is no React floor among the subjects')
  const subjects = [...others.filter(({ kind }) => kind === 'floor'), ours, rolling, ...others.filter(isPeer)]
  const middle = await measureBoards(subjects, COUNTS)
  const heap = await ours.weigh(MOST)
  const looked = await lookAround(await ours.openPlanner(MOST))
  const lookedFromJuly = await lookAround(await rolling.openPlanner(MOST))
  const slowed = new Map<string, Slowed>()
  for (const subject of [ours, rolling]) slowed.set(subject.name, await measureSlowed(subject, MOST))
  const slowedFloor = await measureSlowedFloor(floor, MOST)
  const version = browser.version()
  await browser.close()
  await server.stop()
  const measured = { subjects, ours, floor, middle }
  const fromJuly = { ...measured, ours: rolling }
  return {
    tables: [timesTable(measured), workTable(measured, heap)],
    goals: [
      ...ratioGoals(measured),
      ...ratioGoals(fromJuly),
      ...sizeGoals(measured, heap),
      lookingGoal(looked, 'at 10,000'),
      lookingGoal(lookedFromJuly, 'at 10,000 from July'),
      ...slowedGoals(slowed, slowedFloor),
    ],
    notes: notesOf(version),
  }
}

const isPeer = ({ kind }: BoardSubject): boolean => kind === 'peer'

const painted = ({ middle }: BoardFigures, subject: BoardSubject, [count, action]: readonly [number, Action]): number =>
  middle(subject, count, (run) => run.actions[action].milliseconds)

function timesTable(measured: BoardFigures): Table {
  return {
    title: 'Milliseconds from the call to the frame after the last change was painted',
    columns: ['', ...COUNTS.map((count) => `mount ${figure(count)}`), 'filter 10k', 'undo 10k', 'next year 10k'],
    rows: measured.subjects.map((subject) => [
      `${subject.name} (${subject.remark})`,
      ...COUNTS.map((count) => figure(painted(measured, subject, [count, 'mount']))),
      ...(['filter', 'unfilter', 'nextYear'] as const).map((action) =>
        figure(painted(measured, subject, [MOST, action])),
      ),
    ]),
  }
}

function workTable({ subjects, ours, middle }: BoardFigures, heapOfOurs: number): Table {
  const heapOf = (subject: BoardSubject) => (subject === ours ? heapOfOurs : middle(subject, MOST, (run) => run.heap))
  return {
    title: 'Cost: elements, layouts, heap in addition to the data, and milliseconds of processor time of the page',
    columns: [
      '',
      'elements 1k',
      'elements 10k',
      'layouts of a mount',
      'heap 10k, MB',
      'busy mount 10k',
      'busy filter 10k',
    ],
    rows: subjects.map((subject) => [
      subject.name,
      figure(middle(subject, 1_000, (run) => run.elements)),
      figure(middle(subject, MOST, (run) => run.elements)),
      figure(middle(subject, 1_000, (run) => run.actions.mount.layouts)),
      figure(heapOf(subject) / 1e6),
      figure(middle(subject, MOST, (run) => run.actions.mount.busy)),
      figure(middle(subject, MOST, (run) => run.actions.filter.busy)),
    ]),
  }
}

const LIMITS: readonly (readonly [Action, string, number])[] = [
  ['mount', 'mount', 1.3],
  ['filter', 'filter', 1],
  ['unfilter', 'undo of a filter', 1],
  ['nextYear', 'change of year (in the cache)', 1],
]

/** Against the same action of plain React in the same run. */
function ratioGoals(measured: BoardFigures): Goal[] {
  return [MOST, 1_000].flatMap((count) =>
    LIMITS.map(([action, name, limit]) => {
      const own = painted(measured, measured.ours, [count, action])
      const floor = painted(measured, measured.floor, [count, action])
      const busy = (subject: BoardSubject) => measured.middle(subject, count, (run) => run.actions[action].busy)
      const work = times(busy(measured.ours) / busy(measured.floor))
      const said = `${figure(own)} ms, floor ${figure(floor)} ms: ${times(own / floor)} (processor time ${work})`
      const what = measured.ours.name === CALENDAR_YEAR.name ? name : `from July, ${name}`
      return atMost(`${what} of ${figure(count)} events within ${limit} x the React floor`, own / floor, limit, said)
    }),
  )
}

function sizeGoals({ ours, middle }: BoardFigures, heap: number): Goal[] {
  const elements = Math.max(...COUNTS.map((count) => middle(ours, count, (run) => run.elements)))
  const layouts = LIMITS.map(([action]) => middle(ours, MOST, (run) => run.actions[action].layouts))
  const most = Math.max(...layouts)
  return [
    atMost('at most 2,200 elements whatever N', elements, 2_200, `${figure(elements)} on the whole page`),
    atMost('one layout an action', most, 1, LIMITS.map(([, name], place) => `${name} ${layouts[place]}`).join(', ')),
    atMost('heap over the data under 2 MB at 10,000', heap / 1e6, 2, `${figure(heap / 1e6)} MB`),
  ]
}

const lookingGoal = ({ movements, longest, longestIn, overFifty }: LookingAround, where: string): Goal =>
  atMost(
    `no task over 50 ms while hovering, moving by keys, opening a day, dragging, typing in search or quick add ${where}`,
    overFifty,
    0,
    `${overFifty} in ${movements} movements${longestIn === null ? '' : `, the longest ${figure(longest)} ms (${longestIn})`}`,
  )

const SLOWED_MILLISECONDS = 150

const slowedGoals = (slowed: ReadonlyMap<string, Slowed>, floor: ReadonlyMap<string, number>): Goal[] =>
  [...slowed].flatMap(([subject, times]) =>
    [...times].map(([name, { first, asked, whole }]) => {
      const floorTakes = floor.get(name)
      const beside = floorTakes === undefined ? '' : `; the React floor takes ${figure(floorTakes)} ms`
      return atMost(
        `${subject}: ${name} at 10,000 events on a processor four times slower under ${SLOWED_MILLISECONDS} ms`,
        asked,
        SLOWED_MILLISECONDS,
        `${figure(asked)} ms, the first of it after ${figure(first)} ms, the last change on the page after ${figure(whole)} ms${beside}`,
      )
    }),
  )

const notesOf = (version: string): string[] => [
  `Chromium ${version}, headless, 1440 x 900. Every figure is the median of fresh pages (7 for floors and ours, 3 for peers, 1 where a mount takes over 1.5 s); a dash means that mounting fewer events took over 6 s.`,
  "The events are in memory before the clock starts. For Dodici the years have been read, the heatmap is open, and the clicks are a person's (view, filter, next year). Peers have their events in their own format.",
  'Time runs from the click on the choice (the menu is open) until everything is painted, including the closing of the menu. Frames follow at once instead of 60 a second, so no figure contains a wait for the screen, which would be the same for all.',
  'On a processor four times slower, an act is done when nothing has changed for 1,600 ms. Opening a day asks for its panel with its list, as far as the window shows it: the goal counts until that is painted. Until the last change the year has moved aside and the rest of the list has come below the window. A filter and a change of year ask for the twelve months: the goal counts until their last change is painted, after which bar, menu and legend follow.',
  'Before a filter the pointer rests on the choice for 150 ms, while Dodici prepares what the choice under the pointer or focus would show. Floors and peers have no menu and are called directly.',
  'As with real use, Dodici has been idle for half a second, in which it lays out and draws what the next click can show, outside the page. What it keeps of that with the cached events counts as data, not as heap of the planner.',
  'Processor time (busy) contains no waiting. Trust it when other programs share the processors. For Dodici it includes what the page prepares after the action.',
]
