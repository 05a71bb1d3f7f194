import { twelveMonths, type Day } from '@dodici/core/date'
import { moveFocus, shifted, spareDays, type DayBox, type FocusKey, type FocusShape } from '@dodici/core/year'
import { isAtHome } from './carry.ts'
import type { CarryGesture, CreateGesture, Gesture } from './gesture-store.ts'

/** A key on a day of the grid. */
interface Press {
  readonly pressed: FocusKey
  readonly day: Day
  readonly shape: FocusShape
  readonly measure: () => readonly DayBox[]
}

/** The effect of a key on a gesture. */
export interface PressResult {
  readonly gesture: Gesture | null
  /** The day to focus; null to stay. */
  readonly focus: Day | null
  /** The gesture is finished and must be applied. */
  readonly isDrop: boolean
}

const given = (gesture: Gesture | null, focus: Day | null = null): PressResult => ({ gesture, focus, isDrop: false })

/**
 * What a key means during a gesture; null for its usual meaning. Shift+arrow marks days. Arrows move picked-up items,
 * with Shift only their last day; `c` toggles copying. `use-give-up` handles Escape, because the focus may be
 * elsewhere.
 */
export function pressInGesture(gesture: Gesture | null, press: Press): PressResult | null {
  // A marked range that ended elsewhere is abandoned.
  if (gesture === null || (gesture.kind === 'create' && gesture.to !== press.day)) return mark(null, press)
  // Moved by a pointer, or already dropped: dropping it here would do it twice.
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

function isDrawn(day: Day, shape: FocusShape): boolean {
  const { first, last } = twelveMonths(shape.from)
  return first <= day && day <= last
}

const isPutDown = ({ key }: FocusKey): boolean => key === 'Enter' || key === ' '

const dropped = (gesture: Gesture): PressResult =>
  gesture.kind === 'carry' && isAtHome(gesture) ? given(null) : { gesture, focus: null, isDrop: true }

/** Days are marked within the drawn months. */
function mark(
  gesture: CreateGesture | null,
  { pressed: { key, shiftKey }, day, shape, measure }: Press,
): PressResult | null {
  if (!shiftKey || !key.startsWith('Arrow')) return null
  const next = plainMove(key, day, shape) ?? day
  const to = isDrawn(next, shape) ? next : day
  const { anchor, boxes } = gesture ?? { anchor: day, boxes: measure() }
  return given({ kind: 'create', anchor, to, boxes }, to)
}

function carryOn(gesture: CarryGesture, { pressed: { key, shiftKey }, day, shape }: Press): PressResult | null {
  if (key.toLowerCase() === 'c') return given(asCopy(gesture))
  const [item] = gesture.items
  const { startDays, endDays } = gesture.shift
  const from = shiftKey ? shifted(item, gesture.shift).last : day
  const next = plainMove(key, from, shape)
  if (next === null) return null
  // Moves stay in the drawn months; others would not be visible.
  if (!isDrawn(next, shape)) return given(gesture)
  // A copy keeps its length.
  if (shiftKey && gesture.isCopy) return given(gesture)
  const by = next - from
  if (!shiftKey) return given({ ...gesture, shift: { startDays: startDays + by, endDays: endDays + by } }, next)
  const least = startDays - spareDays(item)
  return given({ ...gesture, shift: { startDays, endDays: Math.max(endDays + by, least) } })
}

/** Toggles copying. A copy has the original's length. */
function asCopy({ isCopy, shift, ...gesture }: CarryGesture): CarryGesture {
  const { startDays } = shift
  return { ...gesture, isCopy: !isCopy, shift: { startDays, endDays: startDays } }
}

const plainMove = (key: string, day: Day, shape: FocusShape): Day | null =>
  moveFocus({ key, shiftKey: false }, day, shape)
