import { yearOf, type Day } from '@dodici/core/date'
import { moveFocus, shifted, spareDays, type DayBox, type FocusKey, type FocusShape } from '@dodici/core/year'
import { isAtHome } from './carry.ts'
import type { Carrying, Creating, Gesture } from './gesture-store.ts'

/** A key on a day of the grid. */
interface Press {
  readonly pressed: FocusKey
  readonly day: Day
  readonly shape: FocusShape
  readonly measure: () => readonly DayBox[]
}

/** What a key does to a gesture. */
export interface PressResult {
  readonly gesture: Gesture | null
  /** Where the focus goes; null where it stays. */
  readonly focus: Day | null
  /** What the gesture came to is to be done. */
  readonly isDrop: boolean
}

const given = (gesture: Gesture | null, focus: Day | null = null): PressResult => ({ gesture, focus, isDrop: false })

/**
 * What a key means while something is carried or days are being marked; null where it means what it always does.
 * Shift with an arrow marks days. What is carried goes where the arrows lead; with Shift only its last day goes; `c` makes
 * it a copy, or not. Escape is seen to in `use-give-up`, because the focus may be elsewhere.
 */
export function pressInGesture(gesture: Gesture | null, press: Press): PressResult | null {
  // Days that are marked up to another day were left behind there.
  if (gesture === null || (gesture.kind === 'create' && gesture.to !== press.day)) return mark(null, press)
  // A pointer holds it, or it was let go of already: putting it down here would do it twice.
  if (gesture.kind === 'carry' && !gesture.isByKeys) return isPutDown(press.pressed) ? given(gesture) : null
  return isPutDown(press.pressed) ? dropped(gesture) : goOn(gesture, press)
}

function goOn(gesture: Gesture, press: Press): PressResult | null {
  switch (gesture.kind) {
    case 'create':
      return mark(gesture, press)
    case 'carry':
      return carryOn(gesture, press)
    case 'choose':
      return null
  }
}

const isPutDown = ({ key }: FocusKey): boolean => key === 'Enter' || key === ' '

const dropped = (gesture: Gesture): PressResult =>
  gesture.kind === 'carry' && isAtHome(gesture) ? given(null) : { gesture, focus: null, isDrop: true }

/** Days are marked within their year. */
function mark(
  gesture: Creating | null,
  { pressed: { key, shiftKey }, day, shape, measure }: Press,
): PressResult | null {
  if (!shiftKey || !key.startsWith('Arrow')) return null
  const next = plainMove(key, day, shape) ?? day
  const to = yearOf(next) === yearOf(day) ? next : day
  const { anchor, boxes } = gesture ?? { anchor: day, boxes: measure() }
  return given({ kind: 'create', anchor, to, boxes }, to)
}

function carryOn(gesture: Carrying, { pressed: { key, shiftKey }, day, shape }: Press): PressResult | null {
  if (key.toLowerCase() === 'c') return given(asCopy(gesture))
  const [item] = gesture.items
  const { startDays, endDays } = gesture.shift
  const from = shiftKey ? shifted(item, gesture.shift).last : day
  const next = plainMove(key, from, shape)
  if (next === null) return null
  // What is carried stays in the year that is drawn: there is nowhere else to see it.
  if (yearOf(next) !== yearOf(from)) return given(gesture)
  // Nor does a copy have another length.
  if (shiftKey && gesture.isCopy) return given(gesture)
  const by = next - from
  if (!shiftKey) return given({ ...gesture, shift: { startDays: startDays + by, endDays: endDays + by } }, next)
  const least = startDays - spareDays(item)
  return given({ ...gesture, shift: { startDays, endDays: Math.max(endDays + by, least) } })
}

/** A copy, or no copy any more. It is as long as the original. */
function asCopy({ isCopy, shift, ...gesture }: Carrying): Carrying {
  const { startDays } = shift
  return { ...gesture, isCopy: !isCopy, shift: { startDays, endDays: startDays } }
}

const plainMove = (key: string, day: Day, shape: FocusShape): Day | null =>
  moveFocus({ key, shiftKey: false }, day, shape)
