import { fireEvent } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { followPointer, type PointerState } from './follow-pointer.ts'

const drag = { move: vi.fn<(pointer: PointerState) => void>(), drop: vi.fn(), cancel: vi.fn() }
const clicked = vi.fn()
let ground: HTMLElement

/** jsdom's pointer events carry no coordinates. */
function point(
  type: string,
  [clientX, clientY]: readonly [number, number],
  pointerType = 'mouse',
  isPrimary = true,
): void {
  const event = new MouseEvent(type, { bubbles: true, clientX, clientY, button: 0 })
  fireEvent(ground, Object.assign(event, { pointerId: isPrimary ? 1 : 2, isPrimary, pointerType }))
}

beforeEach(() => {
  vi.clearAllMocks()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'requestAnimationFrame'] })
  document.body.innerHTML = '<div></div>'
  ground = document.body.firstElementChild as HTMLElement
  ground.addEventListener('click', clicked)
  const listening = new AbortController()
  followPointer(ground, listening.signal, () => drag)
  return () => {
    listening.abort()
    vi.useRealTimers()
  }
})

describe('a mouse', () => {
  it('clicks where it hardly moves', () => {
    point('pointerdown', [10, 10])
    point('pointermove', [12, 11])
    point('pointerup', [12, 11])
    fireEvent.click(ground)
    expect(drag.move).not.toHaveBeenCalled()
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('drags, drops, and clicks nothing with that', () => {
    point('pointerdown', [10, 10])
    point('pointermove', [40, 10])
    point('pointerup', [40, 10])
    fireEvent.click(ground)
    expect(drag.drop).toHaveBeenCalledOnce()
    expect(clicked).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1_000)
    fireEvent.click(ground)
    expect(clicked).toHaveBeenCalledOnce()
  })

  it('drops nothing after Escape, and clicks nothing however long it is held', () => {
    point('pointerdown', [10, 10])
    point('pointermove', [40, 10])
    fireEvent.keyDown(document.body, { key: 'Escape' })
    vi.advanceTimersByTime(5_000)
    point('pointerup', [40, 10])
    fireEvent.click(ground)
    expect(drag.cancel).toHaveBeenCalledOnce()
    expect(drag.drop).not.toHaveBeenCalled()
    expect(clicked).not.toHaveBeenCalled()
  })

  it('selects no words outside of the board while it is pressed', () => {
    const canSelect = () => fireEvent(document.body, new Event('selectstart', { bubbles: true, cancelable: true }))
    point('pointerdown', [10, 10])
    point('pointermove', [40, 10])
    expect(canSelect()).toBe(false)
    point('pointerup', [40, 10])
    expect(canSelect()).toBe(true)
  })

  it('keeps all keys to itself while it drags, and only then', () => {
    const heard = vi.fn()
    document.body.addEventListener('keydown', heard)
    const press = (more: object = {}) => fireEvent.keyDown(document.body, { key: 'k', ...more })
    point('pointerdown', [10, 10])
    press()
    expect(heard).toHaveBeenCalledTimes(1)
    point('pointermove', [40, 10])
    expect(press()).toBe(false)
    // The browser has a use for some combinations, the page has none now.
    expect(press({ ctrlKey: true })).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    expect(drag.move).toHaveBeenCalledOnce()
    point('pointerup', [40, 10])
    press()
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('says that Alt went down and up without a move', () => {
    point('pointerdown', [10, 10])
    point('pointermove', [40, 10])
    fireEvent.keyDown(document.body, { key: 'Alt' })
    fireEvent.keyUp(document.body, { key: 'Alt' })
    expect(drag.move.mock.calls.map(([{ altKey }]) => altKey)).toEqual([false, true, false])
  })
})

describe('a finger', () => {
  it('scrolls where it moves before the long press is over', () => {
    point('pointerdown', [10, 10], 'touch')
    point('pointermove', [10, 60], 'touch')
    vi.advanceTimersByTime(1_000)
    point('pointermove', [10, 90], 'touch')
    expect(drag.move).not.toHaveBeenCalled()
  })

  it('begins nothing where a second one joins it, and goes on where it drags already', () => {
    point('pointerdown', [10, 10], 'touch')
    point('pointerdown', [90, 10], 'touch', false)
    vi.advanceTimersByTime(1_000)
    point('pointermove', [60, 10], 'touch')
    expect(drag.move).not.toHaveBeenCalled()
    point('pointerdown', [10, 10], 'touch')
    vi.advanceTimersByTime(400)
    point('pointerdown', [90, 10], 'touch', false)
    point('pointermove', [60, 10], 'touch')
    expect(drag.move).toHaveBeenCalledOnce()
    expect(drag.cancel).not.toHaveBeenCalled()
  })

  it('drags after a long press', () => {
    point('pointerdown', [10, 10], 'touch')
    vi.advanceTimersByTime(400)
    point('pointermove', [60, 10], 'touch')
    point('pointerup', [60, 10], 'touch')
    expect(drag.move).toHaveBeenCalledOnce()
    expect(drag.drop).toHaveBeenCalledOnce()
  })
})
