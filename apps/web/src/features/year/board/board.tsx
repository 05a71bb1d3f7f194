import type { Day } from '@dodici/core/date'
import { moveFocus, type FocusShape } from '@dodici/core/year'
import type { KeyboardEvent, MouseEvent, ReactNode, Ref } from 'react'
import { cellOf, pointedAt } from './pointed-at.ts'

/** What a person can do on a board. */
export interface BoardActions {
  /** Opens the panel of a day; `byKey` takes the focus along. */
  readonly openDay: (day: Day, byKey: boolean) => void
  readonly openItem: (id: string) => void
  /** The day that the Tab key reaches from now on. */
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

function click(event: MouseEvent, { openDay, openItem }: BoardActions): void {
  const pointed = pointedAt(event.target)
  if (pointed?.kind === 'item') openItem(pointed.id)
  else if (pointed) openDay(pointed.day, false)
}

function press(event: KeyboardEvent<HTMLElement>, shape: FocusShape, actions: BoardActions): void {
  if (event.key === 'Escape') actions.close()
  const pointed = pointedAt(event.target)
  if (pointed?.kind !== 'day' || event.ctrlKey || event.metaKey || event.altKey) return
  const isOpening = ['Enter', ' '].includes(event.key)
  const next = moveFocus(event, pointed.day, shape)
  if (!isOpening && next === null) return
  event.preventDefault()
  if (next === null) actions.openDay(pointed.day, true)
  else moveTo(event.currentTarget, next, actions)
}

function moveTo(board: HTMLElement, day: Day, { leaveYear }: BoardActions): void {
  const cell = cellOf(board, day)
  if (cell) cell.focus()
  else leaveYear(day)
}
