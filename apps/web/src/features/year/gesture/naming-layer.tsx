import { piecesOf, type DayBox, type DaySpan } from '@dodici/core/year'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import styles from './gesture.module.css'
import { measureDays, watchDays } from './measure-board.ts'

interface Props {
  /** The days that were marked. */
  readonly days: DaySpan
  /** What says where days are: with another one they are measured anew, and what is typed stays. */
  readonly drawnAs: string
  /** The line for their event. */
  readonly children: ReactNode
}

/** Px from the top of a day to its first lane, and to the edges of the board. */
const BELOW_NUMBER = 14
const MARGIN = 8

/** Marked days while their event is named, and the line on the first of them. */
export function NamingLayer({ days, drawnAs, children }: Props) {
  const layer = useRef<HTMLDivElement>(null)
  const line = useRef<HTMLDivElement>(null)
  const [boxes, setBoxes] = useState<readonly DayBox[]>([])
  useLayoutEffect(() => {
    const board = layer.current?.parentElement
    if (!board) return undefined
    const measure = () => setBoxes(measureDays(board))
    measure()
    // The line itself is loaded later than its place, and grows with what is typed.
    return watchDays(board, measure, [...(line.current?.children ?? [])])
  }, [drawnAs])
  const pieces = piecesOf(boxes, days)
  const [first] = pieces
  useLayoutEffect(() => {
    const [layered, row, drawn] = [layer.current, line.current, line.current?.firstElementChild]
    if (!layered || !row || !(drawn instanceof HTMLElement) || !first) return
    const room = layered.clientWidth - drawn.offsetWidth - MARGIN
    const top = Math.min(first.top + BELOW_NUMBER, layered.clientHeight - drawn.offsetHeight - MARGIN)
    row.style.left = `${Math.max(MARGIN, Math.min(first.left, room))}px`
    row.style.top = `${top}px`
    row.style.height = `${Math.max(0, first.bottom - top)}px`
  })
  return (
    <div ref={layer} className={styles['layer']}>
      {pieces.map(({ first: key, left, top, right, bottom }) => (
        <div key={key} className={styles['marked']} style={{ left, top, width: right - left, height: bottom - top }} />
      ))}
      <div ref={line} className={styles['row']}>
        <div className={styles['naming']}>{children}</div>
      </div>
    </div>
  )
}
