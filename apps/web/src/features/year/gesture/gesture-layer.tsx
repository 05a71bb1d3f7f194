import { piecesOf, type SpanPiece, type YearItem } from '@dodici/core/year'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import type { ColorOf } from '../year-items.ts'
import { markedBy, spanNow } from './carry.ts'
import { CarryHint } from './carry-hint.tsx'
import { drawAgain } from './carrying.ts'
import styles from './gesture.module.css'
import {
  useGesture,
  type CarryGesture,
  type ChooseGesture,
  type CreateGesture,
  type Gesture,
  type GestureStore,
} from './gesture-store.ts'
import { gestureWords } from './gesture-words.ts'
import { watchDays } from './measure-board.ts'

interface Props {
  readonly store: GestureStore
  readonly colorOf: ColorOf
  /** The picked-up items in their original state. */
  readonly onGiveUp: () => void
}

/** What a drag draws over the year: marked days, moved items, and their new dates. */
export function GestureLayer({ store, colorOf, onGiveUp }: Props) {
  const { t } = useTranslation()
  const gesture = useGesture(store)
  const words = gesture && gestureWords(gesture, t)
  const layer = useRef<HTMLDivElement>(null)
  const isShown = gesture !== null
  useEffect(() => {
    const board = isShown ? layer.current?.parentElement : null
    return board ? watchDays(board, () => drawAgain(store, board)) : undefined
  }, [isShown, store])
  return (
    <>
      <div ref={layer} className={styles['layer']}>
        {gesture ? <Shown gesture={gesture} words={words ?? ''} colorOf={colorOf} /> : null}
        <div role="status" className="visually-hidden">
          {words}
        </div>
      </div>
      <CarryHint isShown={gesture?.kind === 'carry' && gesture.isByKeys} onGiveUp={onGiveUp} />
    </>
  )
}

interface ShownProps {
  readonly gesture: Gesture
  readonly words: string
  readonly colorOf: ColorOf
}

function Shown({ gesture, words, colorOf }: ShownProps) {
  switch (gesture.kind) {
    case 'create':
      return <Marked creating={gesture} words={words} />
    case 'carry':
      return <Carried carrying={gesture} words={words} colorOf={colorOf} />
    case 'choose':
      return <Box choosing={gesture} />
  }
}

function Marked({ creating, words }: { readonly creating: CreateGesture; readonly words: string }) {
  const pieces = piecesOf(creating.boxes, markedBy(creating))
  return (
    <>
      {pieces.map((piece) => (
        <div key={piece.first} className={styles['marked']} style={placeOf(piece)} />
      ))}
      <Dates pieces={pieces.map((piece) => ({ piece, top: 0 }))} words={words} />
    </>
  )
}

const placeOf = ({ left, top, right, bottom }: SpanPiece) => ({ left, top, width: right - left, height: bottom - top })

interface CarriedProps {
  readonly carrying: CarryGesture
  readonly words: string
  readonly colorOf: ColorOf
}

/** At least as high as a title, although months draw it as a line. */
const LEAST_HEIGHT = 15
/** Below the day's number if the item has no lane. */
const FIRST_LANE = { row: Number.NaN, top: 14, height: LEAST_HEIGHT }

/** Days of one row, and where something is drawn on them: px from the top of the row. */
interface InRow {
  readonly piece: SpanPiece
  readonly top: number
}

function Carried({ carrying, words, colorOf }: CarriedProps) {
  const [taken] = carrying.items
  return (
    <>
      {carrying.items.map((item) => (
        <CarriedItem key={item.id} item={item} carrying={carrying} colorOf={colorOf} />
      ))}
      <Dates pieces={carriedPieces(taken, carrying)} words={words} />
    </>
  )
}

/** The pieces of a moved item, as high as its bar: in the lane that it has in their row, or else in another. */
function carriedPieces(item: YearItem, { lanes, ...carrying }: CarryGesture) {
  const [usual = FIRST_LANE, ...others] = lanes.get(item.id) ?? []
  return piecesOf(carrying.boxes, spanNow(item, { lanes, ...carrying })).map((piece) => {
    const lane = others.find(({ row }) => row === piece.top) ?? usual
    const height = Math.max(lane.height, LEAST_HEIGHT)
    // A row that is not opened may be too low for a lane of one that is.
    const lowest = piece.bottom - piece.top - height
    return { piece, top: Math.max(0, Math.min(lane.top + lane.height - height, lowest)), height }
  })
}

function CarriedItem({ item, carrying, colorOf }: Omit<CarriedProps, 'words'> & { readonly item: YearItem }) {
  const { fill, words, edge } = categoryInks(colorOf(item), 'coming')
  return carriedPieces(item, carrying).map(({ piece, top, height }) => (
    <div key={piece.first} className={styles['row']} style={placeOf(piece)}>
      <div
        className={classNames(
          styles['carried'],
          !piece.isFirst && styles['fromBefore'],
          !piece.isLast && styles['goesOn'],
        )}
        style={{
          ...{ marginTop: top, height, lineHeight: `${height}px` },
          ...{ backgroundColor: fill, borderColor: edge, color: words },
        }}
      >
        {item.title}
      </div>
    </div>
  ))
}

function Box({ choosing: { from, to } }: { readonly choosing: ChooseGesture }) {
  const place = {
    left: Math.min(from.x, to.x),
    top: Math.min(from.y, to.y),
    width: Math.abs(from.x - to.x),
    height: Math.abs(from.y - to.y),
  }
  return <div className={styles['box']} style={place} />
}

/** Maximum px of a text with two dates and a number of days. */
const ROOM_FOR_DATES = 240

/** The dates, at the end of what is drawn, or before its beginning if there is no room. */
function Dates({ pieces, words }: { readonly pieces: readonly InRow[]; readonly words: string }) {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return null
  const isNarrow = window.innerWidth < ROOM_FOR_DATES * 3
  const isBehind = !isNarrow && last.piece.right + ROOM_FOR_DATES < window.innerWidth
  const { piece, top: above } = isBehind ? last : first
  const left = isNarrow ? 8 : isBehind ? piece.right + 6 : Math.max(8, piece.left - ROOM_FOR_DATES)
  const top = Math.max(0, piece.top + above - (isNarrow ? 26 : 2))
  return (
    <div className={styles['row']} style={{ left, top, height: Math.max(0, piece.bottom - top) }}>
      <div className={styles['dates']}>{words}</div>
    </div>
  )
}
