import type { MeasuredPage } from './browser.ts'
import type { Painted } from './paint-clock.ts'

export type Action = 'mount' | 'filter' | 'unfilter' | 'nextYear'

export const ACTIONS: readonly Action[] = ['mount', 'filter', 'unfilter', 'nextYear']

/** A page with its data at hand and the year not drawn yet. */
export interface ReadyYear {
  readonly measured: MeasuredPage
  /** What a person does before the action (opening a menu), which is not timed. */
  readonly prepare: (action: Action) => Promise<void>
  readonly run: (action: Action) => Promise<Painted>
}

/** Something that draws a year. */
export interface BoardSubject {
  readonly name: string
  /** What it can draw, said in the table. */
  readonly remark: string
  readonly kind: 'floor' | 'ours' | 'peer'
  /** Opens a page of its own with `count` events a year in it. */
  readonly open: (count: number) => Promise<ReadyYear>
}
