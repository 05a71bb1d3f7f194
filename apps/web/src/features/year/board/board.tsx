import type { Day } from '@dodici/core/date'
import { moveFocus, type FocusKey, type FocusShape } from '@dodici/core/year'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { dotAt } from './dot-at.ts'
import { cellOf } from '../../../ui/drawn-day.ts'
import { pointedAt, type Place, type Pointed } from './pointed-at.ts'

/** What a person can do on a board. */
export interface BoardActions {
  /** Opens the panel of a day; `byKey` takes the focus along. */
  readonly openDay: (day: Day, byKey: boolean) => void
  readonly openItem: (id: string) => void
  /** Adds an item to those that are chosen, or takes it out. */
  readonly choose: (id: string) => void
  /** Does what a key on a day means for what is being carried or marked, if it means something; says whether it did. */
  readonly pressInGesture: (pressed: FocusKey, day: Day, shape: FocusShape) => boolean
  /** Puts what was taken up on the day of a click, also where a title lies over it; says whether anything was. */
  readonly putDown: (pointed: Pointed, place: Place) => boolean
  /** The focus has reached a day, which the Tab key reaches from now on. */
  readonly focusDay: (day: Day) => void
  /** A key leads to a day of another year. */
  readonly leaveYear: (day: Day) => void
  /** Escape. */
  readonly close: () => void
}

interface Props {
  readonly shape: FocusShape
  readonly actions: BoardActions
  readonly className?: string | undefined
  /** Whether its events are there; a year that is being read, or could not be, has no counts to show. */
  readonly state: 'loading' | 'failed' | 'ready'
  readonly ref?: Ref<HTMLDivElement>
  /** The views themselves, and what lies over them. */
  readonly children: ReactNode
}

/** The ground that a view stands on: one listener a kind for all days and items, however many. */
export function Board({ shape, actions, className, state, ref, children }: Props) {
  return (
    <div
      ref={ref}
      className={className}
      aria-busy={state === 'loading'}
      data-state={state}
      onClick={(event) => click(event, actions)}
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
  // The year has moved aside since the first click of the two: the second means what that one did.
  if (event.detail > 1 && pointed.kind === 'day') return
  const chosen = event.ctrlKey || event.metaKey || event.shiftKey ? itemAt(pointed, event) : null
  if (chosen !== null) actions.choose(chosen)
  else if (pointed.kind === 'item') actions.openItem(pointed.id)
  else actions.openDay(pointed.day, false)
}

/** The item that can be chosen here: also one that is but a dot. A plain click there means its day, which lists them all. */
const itemAt = (pointed: Pointed, event: MouseEvent): string | null =>
  pointed.kind === 'item' ? pointed.id : dotAt(pointed.element, event)

function press(event: KeyboardEvent<HTMLElement>, shape: FocusShape, actions: BoardActions): void {
  const pointed = pointedAt(event.target)
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  const day = isPlain && pointed?.kind === 'day' ? pointed.day : null
  if (day !== null && (actions.pressInGesture(event, day, shape) || pressDay(event, day, { shape, actions }))) {
    event.preventDefault()
  } else if (event.key === 'Escape') actions.close()
}

/** What a key on a day does when nothing is being carried or marked; says whether it did something. */
function pressDay(
  event: KeyboardEvent<HTMLElement>,
  day: Day,
  { shape, actions }: { shape: FocusShape; actions: BoardActions },
): boolean {
  const next = moveFocus(event, day, shape)
  if (next !== null) moveTo(event.currentTarget, next, actions)
  else if (['Enter', ' '].includes(event.key)) actions.openDay(day, true)
  else return false
  return true
}

function moveTo(board: HTMLElement, day: Day, { leaveYear }: BoardActions): void {
  const cell = cellOf(board, day)
  if (cell) cell.focus()
  else leaveYear(day)
}
