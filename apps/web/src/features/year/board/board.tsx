import type { Day, Month } from '@dodici/core/date'
import { moveFocus, type FocusKey, type FocusShape } from '@dodici/core/year'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { dotAt } from './dot-at.ts'
import { focusName, pressName } from './month-names.ts'
import { cellOf, focusCell } from '../../../ui/drawn-day.ts'
import { countedAt, monthAt, pointedAt, type Place, type PointerTarget } from './pointed-at.ts'

/** Actions on a board. */
export interface BoardActions {
  /** Opens a day's panel; `byKey` moves the focus there. */
  readonly openDay: (day: Day, byKey: boolean) => void
  readonly openItem: (id: string) => void
  /** Lists the events of a month, from 1, or of the year. */
  readonly openCounted: (month: number | null) => void
  /** Opens the row of a month, or closes it if it is open. */
  readonly openRow: (month: Month) => void
  /** Adds an item to the selection, or removes it. */
  readonly choose: (id: string) => void
  /** Handles a key on a day if something is being moved or marked; returns whether it did. */
  readonly pressInGesture: (pressed: FocusKey, day: Day, shape: FocusShape) => boolean
  /** Drops a picked-up item on the clicked day, even on a title; returns whether there was one. */
  readonly putDown: (pointed: PointerTarget, place: Place) => boolean
  /** Opens the menu of an item or day, by the right button or by its key. */
  readonly openMenu: (pointed: PointerTarget, place: Place) => void
  /** A day has received the focus and becomes the Tab stop. */
  readonly focusDay: (day: Day) => void
  /** A key leads to another year. */
  readonly leaveYear: (day: Day) => void
  /** Escape. */
  readonly close: () => void
}

interface Props {
  readonly shape: FocusShape
  readonly actions: BoardActions
  readonly className?: string | undefined
  /** Whether events are loaded; a loading or failed year has no counts. */
  readonly state: 'loading' | 'failed' | 'ready'
  readonly ref?: Ref<HTMLDivElement>
  /** The view, and what is drawn over it. */
  readonly children: ReactNode
}

/** The container of a view: one listener per event type for all days and items. */
export function Board({ shape, actions, className, state, ref, children }: Props) {
  return (
    <div
      ref={ref}
      className={className}
      aria-busy={state === 'loading'}
      data-state={state}
      data-board=""
      onClick={(event) => {
        const [counted, month] = [countedAt(event.target), monthAt(event.target)]
        if (counted !== undefined) actions.openCounted(counted)
        else if (month === null) click(event, actions)
        else actions.openRow(month)
      }}
      onContextMenu={(event) => {
        // A finger has its own: a long press.
        const pointed = event.defaultPrevented ? null : pointedAt(event.target)
        if (!pointed) return
        event.preventDefault()
        actions.openMenu(pointed, event)
      }}
      onKeyDown={(event) => press(event, shape, actions)}
      onFocus={(event) => {
        const pointed = pointedAt(event.target)
        if (pointed?.kind === 'day') actions.focusDay(pointed.day)
      }}
    >
      {children}
    </div>
  )
}

function click(event: MouseEvent, actions: BoardActions): void {
  const pointed = pointedAt(event.target)
  if (!pointed || actions.putDown(pointed, event)) return
  // The year has shifted since the first click; the second means the same day.
  if (event.detail > 1 && pointed.kind === 'day') return
  const chosen = event.ctrlKey || event.metaKey || event.shiftKey ? itemAt(pointed, event) : null
  if (chosen !== null) actions.choose(chosen)
  else if (pointed.kind === 'item') actions.openItem(pointed.id)
  else actions.openDay(pointed.day, false)
}

/** The item that can be selected here, including a dot. A plain click on a dot means its day. */
const itemAt = (pointed: PointerTarget, event: MouseEvent): string | null =>
  pointed.kind === 'item' ? pointed.id : dotAt(pointed.element, event)

function press(event: KeyboardEvent<HTMLElement>, shape: FocusShape, actions: BoardActions): void {
  const pointed = pointedAt(event.target)
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  const day = isPlain && pointed?.kind === 'day' ? pointed.day : null
  if (day !== null ? pressOnDay(event, day, { shape, actions }) : isPlain && pressName(event)) event.preventDefault()
  else if (event.key === 'Escape') actions.close()
}

const pressOnDay: typeof pressDay = (event, day, on) =>
  on.actions.pressInGesture(event, day, on.shape) || pressDay(event, day, on)

/** Handles a key on a day if nothing is being moved or marked; returns whether it did. */
function pressDay(
  event: KeyboardEvent<HTMLElement>,
  day: Day,
  { shape, actions }: { shape: FocusShape; actions: BoardActions },
): boolean {
  const next = moveFocus(event, day, shape)
  // The name of a month is before its first day.
  if (event.key === 'Home' && next === day && focusName(event.target)) return true
  if (next !== null) moveTo(event.currentTarget, next, actions)
  else if (['Enter', ' '].includes(event.key)) actions.openDay(day, true)
  else return false
  return true
}

function moveTo(board: HTMLElement, day: Day, { leaveYear }: BoardActions): void {
  const cell = cellOf(board, day)
  if (cell) focusCell(cell)
  else leaveYear(day)
}
