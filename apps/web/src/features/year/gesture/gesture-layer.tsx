import { piecesOf, type SpanPiece, type YearItem } from '@dodici/core/year'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { categoryInks } from '../../../ui/category-inks.ts'
import { classNames } from '../class-names.ts'
import type { ColorOf } from '../year-items.ts'
import { markedBy, spanNow } from './carry.ts'
import { CarryHint } from './carry-hint.tsx'
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
  return (
    <>
      <div className={styles['layer']}>
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
      <Dates pieces={pieces} words={words} />
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
const FIRST_LANE = { top: 14, height: LEAST_HEIGHT }

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

/** The pieces of a moved item, as high as its bar. */
function carriedPieces(item: YearItem, carrying: CarryGesture): SpanPiece[] {
  const lane = carrying.lanes.get(item.id) ?? FIRST_LANE
  const height = Math.max(lane.height, LEAST_HEIGHT)
  return piecesOf(carrying.boxes, spanNow(item, carrying)).map((piece) => {
    const top = piece.top + lane.top + lane.height - height
    return { ...piece, top, bottom: top + height }
  })
}

function CarriedItem({ item, carrying, colorOf }: Omit<CarriedProps, 'words'> & { readonly item: YearItem }) {
  const { fill, words, edge } = categoryInks(colorOf(item), 'coming')
  return carriedPieces(item, carrying).map((piece) => (
    <div
      key={piece.first}
      className={classNames(
        styles['carried'],
        !piece.isFirst && styles['fromBefore'],
        !piece.isLast && styles['goesOn'],
      )}
      style={{ ...placeOf(piece), backgroundColor: fill, borderColor: edge, color: words }}
    >
      {item.title}
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
function Dates({ pieces, words }: { readonly pieces: readonly SpanPiece[]; readonly words: string }) {
  const [first, last] = [pieces[0], pieces.at(-1)]
  if (!first || !last) return null
  const isNarrow = window.innerWidth < ROOM_FOR_DATES * 3
  const place = isNarrow
    ? { left: 8, top: Math.max(0, first.top - 26) }
    : last.right + ROOM_FOR_DATES < window.innerWidth
      ? { left: last.right + 6, top: last.top - 2 }
      : { left: Math.max(8, first.left - ROOM_FOR_DATES), top: first.top - 2 }
  return (
    <div className={styles['dates']} style={place}>
      {words}
    </div>
  )
}
