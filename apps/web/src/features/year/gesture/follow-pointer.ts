import { autoScroll } from './auto-scroll.ts'

/** Pointer position in px of the window, and modifier keys. */
export interface PointerState {
  readonly target: EventTarget | null
  readonly clientX: number
  readonly clientY: number
  readonly altKey: boolean
  readonly shiftKey: boolean
  readonly isFinger: boolean
}

export interface Drag {
  readonly move: (pointer: PointerState) => void
  readonly drop: () => void
  readonly cancel: () => void
}

/** A press has become a drag. Null if nothing can be dragged there. */
type OnBegin = (pointer: PointerState) => Drag | null

/** A mouse that moves less is a click. */
const MOUSE_SLACK = 4
/** A finger that moves more before the long press scrolls. */
const FINGER_SLACK = 10
const LONG_PRESS_MILLISECONDS = 400
/** How long after a drag the browser may still report a click. */
const CLICK_MILLISECONDS = 300

/** Distinguishes drags from clicks and scrolling, and follows them, until stopped. */
export function followPointer(area: HTMLElement, signal: AbortSignal, begin: OnBegin): void {
  let press: Press | null = null
  /** Clicks before this time end a drag; after Escape, as long as the button is held. */
  let isDragUntil = Number.NEGATIVE_INFINITY
  const soon = () => performance.now() + CLICK_MILLISECONDS

  const down = (event: PointerEvent) => {
    // A second finger is another gesture; the dragged item stays with the first.
    if (!event.isPrimary && press && !press.isDragging()) press.cancel()
    if (press || !event.isPrimary || event.button !== 0) return
    isDragUntil = Number.NEGATIVE_INFINITY
    press = startPress(event, begin, (drag, how) => {
      press = null
      if (drag) isDragUntil = how === 'drop' ? soon() : Number.POSITIVE_INFINITY
    })
  }
  const click = (event: MouseEvent) => {
    if (performance.now() > isDragUntil) return
    event.stopPropagation()
    event.preventDefault()
  }
  // A dragging finger must not scroll, and a long press must not open a menu.
  const touch = (event: TouchEvent) => {
    if (press?.isDragging()) event.preventDefault()
  }
  const menu = (event: MouseEvent) => {
    if (press?.isFinger) event.preventDefault()
  }
  const up = () => {
    if (isDragUntil === Number.POSITIVE_INFINITY) isDragUntil = soon()
  }
  area.addEventListener('pointerdown', down, { signal })
  window.addEventListener('pointerup', up, { signal })
  window.addEventListener('pointercancel', up, { signal })
  area.addEventListener('click', click, { signal, capture: true })
  area.addEventListener('touchmove', touch, { signal, passive: false })
  area.addEventListener('contextmenu', menu, { signal })
  signal.addEventListener('abort', () => press?.cancel())
}

type DragEnd = 'drop' | 'cancel'

interface Press {
  readonly isFinger: boolean
  readonly isDragging: () => boolean
  readonly cancel: () => void
}

function startPress(down: PointerEvent, begin: OnBegin, onEnd: (drag: Drag | null, how: DragEnd) => void): Press {
  const isFinger = down.pointerType === 'touch'
  const start = stateOf(down)
  let latest = start
  let drag: Drag | null = null
  const listening = new AbortController()
  const scrolling = autoScroll(() => drag?.move(latest))

  const end = (how: DragEnd) => {
    clearTimeout(timer)
    scrolling.stop()
    listening.abort()
    onEnd(drag, how)
    drag?.[how]()
  }
  const take = () => {
    drag = begin(start)
    if (!drag) end('cancel')
  }
  const timer = isFinger ? setTimeout(take, LONG_PRESS_MILLISECONDS) : undefined

  listenWhilePressed(down.pointerId, listening.signal, {
    onMove: (event) => {
      latest = stateOf(event)
      if (!drag && isSlack(start, latest, isFinger)) return
      if (!drag && isFinger) end('cancel')
      else if (!drag) take()
      drag?.move(latest)
      if (drag) scrolling.follow(latest.clientY)
    },
    onEnd: end,
    onKey: (event) => {
      if (!drag) return
      // During a drag no other key has a meaning. Combinations are left to the browser.
      event.stopPropagation()
      if (!event.ctrlKey && !event.metaKey) event.preventDefault()
      if (event.key !== 'Escape' && event.key !== 'Alt') return
      latest = { ...latest, altKey: event.key === 'Alt' && event.type === 'keydown' }
      if (event.key === 'Escape') end('cancel')
      else drag.move(latest)
    },
  })
  return { isFinger, isDragging: () => drag !== null, cancel: () => end('cancel') }
}

function isSlack(from: PointerState, to: PointerState, isFinger: boolean): boolean {
  const way = Math.hypot(to.clientX - from.clientX, to.clientY - from.clientY)
  return way <= (isFinger ? FINGER_SLACK : MOUSE_SLACK)
}

interface Listeners {
  readonly onMove: (event: PointerEvent) => void
  readonly onEnd: (how: DragEnd) => void
  /** Escape cancels, Alt copies. */
  readonly onKey: (event: KeyboardEvent) => void
}

/** On the window: a drag may leave the board and return. */
function listenWhilePressed(pointer: number, signal: AbortSignal, { onMove, onEnd, onKey }: Listeners): void {
  const options = { signal, capture: true }
  const ofPointer = (listen: (event: PointerEvent) => void) => (event: PointerEvent) => {
    if (event.pointerId === pointer) listen(event)
  }
  window.addEventListener('pointermove', ofPointer(onMove), options)
  window.addEventListener(
    'pointerup',
    ofPointer(() => onEnd('drop')),
    options,
  )
  window.addEventListener(
    'pointercancel',
    ofPointer(() => onEnd('cancel')),
    options,
  )
  window.addEventListener('blur', () => onEnd('cancel'), { signal })
  // WebKit selects text outside the board that a drag passes.
  window.addEventListener('selectstart', (event) => event.preventDefault(), options)
  window.addEventListener('keydown', onKey, options)
  window.addEventListener('keyup', onKey, options)
}

const stateOf = ({ target, clientX, clientY, altKey, shiftKey, pointerType }: PointerEvent): PointerState => ({
  target,
  clientX,
  clientY,
  altKey,
  shiftKey,
  isFinger: pointerType === 'touch',
})
