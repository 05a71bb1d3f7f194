import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { pointedAt, type Place, type Pointed } from '../board/pointed-at.ts'
import type { Tip } from './tip-words.ts'
import styles from './tooltip.module.css'

interface Props {
  readonly board: RefObject<HTMLElement | null>
  /** What to say of a day or an item; null for nothing. */
  readonly tipOf: (pointed: Pointed) => Tip | null
  /** What tips are made of: none outlives it. */
  readonly about: unknown
  /** Px at the right of the window that a panel takes. */
  readonly panel: number
}

const DELAY = 100
/** Distance from what is explained, and from the edges of the window. */
const GAP = 6

interface Shown {
  readonly tip: Tip
  readonly about: unknown
  readonly place: DOMRect
}

/** One tooltip for the whole board, for what the pointer rests on and for what the keyboard has reached. */
export function Tooltip({ board, tipOf, about, panel }: Props) {
  const id = useId()
  const [last, setShown] = useState<Shown | null>(null)
  // What lies under the pointer may be something else by now.
  const shown = last?.about === about ? last : null
  const element = useRef<HTMLDivElement>(null)
  useTipTarget(board, (pointed) => {
    const tip = pointed && tipOf(pointed)
    setShown(tip ? { tip, about, place: pointed.element.getBoundingClientRect() } : null)
    if (tip) pointed.element.setAttribute('aria-describedby', id)
  })
  useLayoutEffect(() => {
    if (element.current && shown) moveTo(element.current, shown.place, window.innerWidth - panel)
  }, [shown, panel])
  if (!shown) return null
  return (
    <div ref={element} id={id} role="tooltip" className={styles['tip']}>
      <strong>{shown.tip.title}</strong>
      {shown.tip.lines.map((line, index) => (
        <span key={index}>{line}</span>
      ))}
    </div>
  )
}

/** Calls back, after a rest of 100 ms, with what is pointed at or focused; with null as soon as it no longer is. */
function useTipTarget(board: RefObject<HTMLElement | null>, onTarget: (pointed: Pointed | null) => void): void {
  const latest = useRef(onTarget)
  useEffect(() => {
    latest.current = onTarget
  })
  useEffect(() => {
    const ground = board.current
    if (!ground) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: HTMLElement | null = null
    const point = (pointed: Pointed | null) => {
      if ((pointed?.element ?? null) === current) return
      clearTimeout(timer)
      if (current) latest.current(null)
      current = pointed?.element ?? null
      if (pointed) timer = setTimeout(() => latest.current(pointed), DELAY)
    }
    let pressed: Place | null = null
    const over = (event: PointerEvent) => {
      // Where the year moves under a pointer that rests since its press, nobody has pointed at what comes to lie there.
      const isStill = pressed?.clientX === event.clientX && pressed.clientY === event.clientY
      if (event.pointerType !== 'touch' && !isStill) point(pointedAt(event.target))
    }
    const press = ({ clientX, clientY }: PointerEvent) => {
      pressed = { clientX, clientY }
      leave()
    }
    const focus = (event: FocusEvent) => {
      const pointed = pointedAt(event.target)
      point(pointed?.element.matches(':focus-visible') ? pointed : null)
    }
    const leave = () => point(null)
    const stop = new AbortController()
    const options = { signal: stop.signal }
    ground.addEventListener('pointerover', over, options)
    ground.addEventListener('pointerleave', leave, options)
    ground.addEventListener('pointerdown', press, options)
    ground.addEventListener('focusin', focus, options)
    ground.addEventListener('focusout', leave, options)
    window.addEventListener('scroll', leave, options)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [board])
}

/** Below what is explained, above it where there is no room, and always inside the window, up to `right` px. */
function moveTo(tip: HTMLElement, place: DOMRect, right: number): void {
  const { width, height } = tip.getBoundingClientRect()
  const below = place.bottom + GAP
  const top = below + height + GAP <= window.innerHeight ? below : Math.max(GAP, place.top - GAP - height)
  const left = Math.max(GAP, Math.min(place.left, right - width - GAP))
  tip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
}
