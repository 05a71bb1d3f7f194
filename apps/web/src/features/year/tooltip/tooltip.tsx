import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { pointedAt, type Pointed } from '../board/pointed-at.ts'
import type { Tip } from './tip-words.ts'
import styles from './tooltip.module.css'

interface Props {
  readonly board: RefObject<HTMLElement | null>
  /** What to say of a day or an item; null for nothing. */
  readonly tipOf: (pointed: Pointed) => Tip | null
}

const DELAY = 100
/** Distance from what is explained, and from the edges of the window. */
const GAP = 6

interface Shown {
  readonly tip: Tip
  readonly place: DOMRect
}

/** One tooltip for the whole board, for what the pointer rests on and for what the keyboard has reached. */
export function Tooltip({ board, tipOf }: Props) {
  const id = useId()
  const [shown, setShown] = useState<Shown | null>(null)
  const element = useRef<HTMLDivElement>(null)
  useTipTarget(board, (pointed) => {
    const tip = pointed && tipOf(pointed)
    setShown(tip ? { tip, place: pointed.element.getBoundingClientRect() } : null)
    if (tip) pointed.element.setAttribute('aria-describedby', id)
  })
  useLayoutEffect(() => {
    if (element.current && shown) moveTo(element.current, shown.place)
  }, [shown])
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
    const over = (event: PointerEvent) => {
      if (event.pointerType !== 'touch') point(pointedAt(event.target))
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
    ground.addEventListener('pointerdown', leave, options)
    ground.addEventListener('focusin', focus, options)
    ground.addEventListener('focusout', leave, options)
    window.addEventListener('scroll', leave, options)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [board])
}

/** Below what is explained, above it where there is no room, and inside the window always. */
function moveTo(tip: HTMLElement, place: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect()
  const below = place.bottom + GAP
  const top = below + height + GAP <= window.innerHeight ? below : Math.max(GAP, place.top - GAP - height)
  const left = Math.max(GAP, Math.min(place.left, window.innerWidth - width - GAP))
  tip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
}
