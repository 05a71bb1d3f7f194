import { dayOf, formatDay, MINUTES_A_DAY, type Day, januaryOf } from '@dodici/core/date'
import type { FocusShape, YearItem } from '@dodici/core/year'
import { describe, expect, it } from 'vitest'
import { markedBy, spanNow } from './carry.ts'
import type { CarryGesture, Gesture } from './gesture-store.ts'
import { pressInGesture } from './press-in-gesture.ts'

const shape: FocusShape = { from: januaryOf(2027), view: 'planner', align: 'date', weekStart: 0 }
const [first, last] = [dayOf(2027, 5, 10), dayOf(2027, 5, 12)]
const item = { id: 'trip', first, last, start: first * MINUTES_A_DAY, end: (last + 1) * MINUTES_A_DAY } as YearItem

const carrying: CarryGesture = {
  kind: 'carry',
  items: [item],
  lanes: new Map(),
  shift: { startDays: 0, endDays: 0 },
  isCopy: false,
  isByKeys: true,
  isDropped: false,
  boxes: [],
}

/** Presses keys one after the other (`+` before a key holds Shift), from a day on; gives what is left of the gesture. */
function press(keys: readonly string[], start: { gesture: Gesture | null; day: Day }) {
  let { gesture, day } = start
  let isDrop = false
  for (const each of keys) {
    const shiftKey = each.startsWith('+')
    const pressed = { key: shiftKey ? each.slice(1) : each, shiftKey }
    const result = pressInGesture(gesture, { pressed, day, shape, measure: () => [] })
    if (!result) return { gesture, day, isDrop, isMeant: false }
    gesture = result.gesture
    day = result.focus ?? day
    isDrop = result.isDrop
  }
  return { gesture, day, isDrop, isMeant: true }
}

const spanOf = (gesture: Gesture | null) => {
  if (gesture?.kind !== 'create' && gesture?.kind !== 'carry') throw new Error('there is no gesture with days')
  const { first, last } = gesture.kind === 'create' ? markedBy(gesture) : spanNow(item, gesture)
  return [formatDay(first), formatDay(last)]
}

describe('marking days by keys', () => {
  const start = { gesture: null, day: dayOf(2027, 8, 3) }

  it('goes on with each arrow, and back over where it began', () => {
    expect(spanOf(press(['+ArrowRight', '+ArrowRight', '+ArrowRight'], start).gesture)).toEqual([
      '2027-08-03',
      '2027-08-06',
    ])
    expect(spanOf(press(['+ArrowRight', '+ArrowLeft', '+ArrowLeft'], start).gesture)).toEqual([
      '2027-08-02',
      '2027-08-03',
    ])
  })

  it('takes the focus along, and goes into other months', () => {
    const { gesture, day } = press(['+ArrowDown'], start)
    expect(formatDay(day)).toBe('2027-09-03')
    expect(spanOf(gesture)).toEqual(['2027-08-03', '2027-09-03'])
  })

  it('stays in the year', () => {
    const { gesture } = press(['+ArrowRight'], { gesture: null, day: dayOf(2027, 12, 31) })
    expect(spanOf(gesture)).toEqual(['2027-12-31', '2027-12-31'])
  })

  it('is done by Enter', () => {
    expect(press(['+ArrowRight', 'Enter'], start)).toMatchObject({ isDrop: true, gesture: { kind: 'create' } })
  })

  it('begins anew on another day than the last one that is marked', () => {
    const { gesture } = press(['+ArrowRight'], start)
    const elsewhere = { gesture, day: dayOf(2027, 8, 10) }
    expect(press(['Enter'], elsewhere).isMeant).toBe(false)
    expect(spanOf(press(['+ArrowRight'], elsewhere).gesture)).toEqual(['2027-08-10', '2027-08-11'])
  })

  it('leaves all other keys to the grid', () => {
    for (const key of ['ArrowRight', 'Home', '+PageDown', 'Enter', 'Escape', 'a']) {
      expect(press([key], start).isMeant, key).toBe(false)
    }
  })
})

describe('carrying by keys', () => {
  const start = { gesture: carrying, day: item.first }

  it('moves where the arrows lead', () => {
    const { gesture, day } = press(['ArrowRight', 'ArrowDown', 'PageDown'], start)
    expect(spanOf(gesture)).toEqual(['2027-07-11', '2027-07-13'])
    expect(formatDay(day)).toBe('2027-07-11')
  })

  it('makes longer and shorter with Shift, down to one day', () => {
    expect(spanOf(press(['+ArrowRight', '+ArrowRight'], start).gesture)).toEqual(['2027-05-10', '2027-05-14'])
    expect(spanOf(press(Array(5).fill('+ArrowLeft'), start).gesture)).toEqual(['2027-05-10', '2027-05-10'])
  })

  it('does both one after the other', () => {
    expect(spanOf(press(['ArrowRight', '+ArrowRight', 'ArrowLeft', 'ArrowLeft'], start).gesture)).toEqual([
      '2027-05-09',
      '2027-05-12',
    ])
  })

  it('stays in the year that is drawn', () => {
    const { gesture } = press(['PageUp', 'PageUp', 'PageUp', 'PageUp', 'PageUp'], start)
    expect(spanOf(gesture)).toEqual(['2027-01-10', '2027-01-12'])
  })

  it('is put down by Enter, which does nothing where it was taken up', () => {
    expect(press(['ArrowRight', 'Enter'], start).isDrop).toBe(true)
    expect(press(['Enter'], start)).toMatchObject({ isDrop: false, gesture: null })
  })

  it('becomes a copy by a c, as long as the original, and no copy by another', () => {
    const { gesture } = press(['ArrowRight', '+ArrowRight', 'c'], start)
    expect(gesture).toMatchObject({ isCopy: true, shift: { startDays: 1, endDays: 1 } })
    expect(press(['+ArrowRight', 'ArrowDown', 'C'], { gesture, day: item.first }).gesture).toMatchObject({
      isCopy: false,
      shift: { startDays: 32, endDays: 32 },
    })
  })

  it('is copied where it lies, too', () => {
    expect(press(['c', 'Enter'], start).isDrop).toBe(true)
  })

  it('is left alone by keys while a pointer carries it', () => {
    expect(press(['ArrowRight'], { ...start, gesture: { ...carrying, isByKeys: false } }).isMeant).toBe(false)
  })

  it('is not put down by keys while a pointer carries it, nor a second time', () => {
    const shift = { startDays: 1, endDays: 1 }
    for (const isDropped of [false, true]) {
      const gesture = { ...carrying, isByKeys: false, isDropped, shift }
      for (const key of ['Enter', ' ']) {
        expect(press([key], { ...start, gesture })).toMatchObject({ isDrop: false, gesture, isMeant: true })
      }
    }
  })
})
