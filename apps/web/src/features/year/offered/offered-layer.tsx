import type { Month } from '@dodici/core/date'
import { piecesOf, type DayBox, type SpanPiece } from '@dodici/core/year'
import { useLayoutEffect, useState, type RefObject } from 'react'
import type { OfferedDays } from '../../../address/offered-days.ts'
import { classNames } from '../class-names.ts'
import { measureDays, watchDays } from '../gesture/measure-board.ts'
import type { Room } from '../use-room.ts'
import { labelOf } from './offered-label.ts'
import styles from './offered.module.css'

/** Where it is drawn: what changes the places of days changes one of these. */
export interface LayerPlace {
  readonly board: RefObject<HTMLElement | null>
  readonly from: Month
  readonly room: Room
}

interface Props extends LayerPlace {
  readonly offered: readonly OfferedDays[]
}

/** Windows over the days that the panel of free time offers. The list in the panel says the same to screen readers. */
export function OfferedLayer({ offered, ...place }: Props) {
  const boxes = useDayBoxes(place)
  return (
    <div className={styles['layer']} aria-hidden="true">
      {offered.map((days) => (
        <Window key={`${days.first} ${days.last}`} days={days} pieces={piecesOf(boxes, days)} />
      ))}
    </div>
  )
}

/** The days as they are laid out, measured again whenever that may have changed. */
function useDayBoxes({ board, from, room }: LayerPlace): readonly DayBox[] {
  const [boxes, setBoxes] = useState<readonly DayBox[]>([])
  useLayoutEffect(() => {
    const element = board.current
    if (!element) return undefined
    const measure = () => setBoxes(measureDays(element))
    measure()
    return watchDays(element, measure)
  }, [board, from, room])
  return boxes
}

interface WindowProps {
  readonly days: OfferedDays
  readonly pieces: readonly SpanPiece[]
}

function Window({ days, pieces }: WindowProps) {
  const written = labelOf(pieces, days)
  return pieces.map((piece) => (
    <div
      key={piece.first}
      className={classNames(
        styles['window'],
        days.isBest && styles['best'],
        days.isPointed && styles['pointed'],
        !piece.isFirst && styles['fromBefore'],
        !piece.isLast && styles['goesOn'],
      )}
      style={{ left: piece.left, top: piece.top, width: piece.right - piece.left, height: piece.bottom - piece.top }}
    >
      {piece === written?.piece ? (
        <span className={classNames(styles['label'], written.isUpright && styles['upright'])}>{written.words}</span>
      ) : null}
    </div>
  ))
}
