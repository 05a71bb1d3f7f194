import { countElements, heapInUse, workSoFar, type Work } from './browser.ts'
import type { Painted } from './paint-clock.ts'
import { ACTIONS, type Action, type BoardSubject } from './subject.ts'

export type YearFigures = Painted & Work

/** One time through all actions in a fresh page. */
export interface YearRun {
  readonly actions: Readonly<Record<Action, YearFigures>>
  /** On the page after the mount. */
  readonly elements: number
  /** Bytes of the mounted year over those of its data. */
  readonly heap: number
}

/** Opens a page, and times each action once: a person's first click is what counts, not the hundredth. */
export async function runYear(subject: BoardSubject, count: number): Promise<YearRun> {
  const { measured, prepare, run } = await subject.open(count)
  const before = await heapInUse(measured)
  const timed = new Map<Action, YearFigures>()
  let elements = 0
  let heap = 0
  for (const action of ACTIONS) {
    await prepare(action)
    const start = await workSoFar(measured)
    const painted = await run(action)
    const end = await workSoFar(measured)
    timed.set(action, { ...painted, layouts: end.layouts - start.layouts, busy: end.busy - start.busy })
    if (action !== 'mount') continue
    elements = await countElements(measured)
    heap = (await heapInUse(measured)) - before
  }
  await measured.close()
  return { actions: Object.fromEntries(timed) as Record<Action, YearFigures>, elements, heap }
}
