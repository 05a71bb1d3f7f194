import { useEffect, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { ABOVE_DAYS } from '../../../ui/drawn-day.ts'
import { pointedAt, type Place, type PointerTarget } from '../board/pointed-at.ts'
import type { Tip } from './tip-words.ts'
import styles from './tooltip.module.css'

interface Props {
  readonly board: RefObject<HTMLElement | null>
  /** The tooltip of a day or item; null for none. */
  readonly tipOf: (pointed: PointerTarget) => Tip | null
  /** Its source data; it does not outlive them. */
  readonly about: unknown
  /** Px that a panel takes at the window's right. */
  readonly panel: number
}

const DELAY = 100
/** Distance from the target and from the window's edges. */
const GAP = 6
/** Px of the line with a day's number. */
const DAY_LINE = 14

interface ShownTip {
  readonly tip: Tip
  readonly about: unknown
  readonly place: DOMRect
}

/** One tooltip for the board, for pointer and keyboard focus. */
export function Tooltip({ board, tipOf, about, panel }: Props) {
  const id = useId()
  const [last, setShown] = useState<ShownTip | null>(null)
  // Something else may be under the pointer by now.
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

/** Calls back after 100 ms with the pointed or focused target, and with null as soon as it changes. */
function useTipTarget(board: RefObject<HTMLElement | null>, onTarget: (pointed: PointerTarget | null) => void): void {
  const latest = useRef(onTarget)
  useEffect(() => {
    latest.current = onTarget
  })
  useEffect(() => {
    const area = board.current
    if (!area) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let current: HTMLElement | null = null
    const point = (pointed: PointerTarget | null) => {
      if ((pointed?.element ?? null) === current) return
      clearTimeout(timer)
      if (current) latest.current(null)
      current = pointed?.element ?? null
      if (pointed) timer = setTimeout(() => latest.current(pointed), DELAY)
    }
    let pressed: Place | null = null
    const over = (event: PointerEvent) => {
      // If the year moves under a resting pointer, nobody has pointed at what ends up there.
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
    area.addEventListener('pointerover', over, options)
    area.addEventListener('pointerleave', leave, options)
    area.addEventListener('pointerdown', press, options)
    area.addEventListener('focusin', focus, options)
    area.addEventListener('focusout', leave, options)
    window.addEventListener('scroll', leave, options)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [board])
}

/**
 * Below the target, above it without room, and of a day that is taller than the window below its number; always inside the
 * window, up to `right` px.
 */
function moveTo(tip: HTMLElement, place: DOMRect, right: number): void {
  const { width, height } = tip.getBoundingClientRect()
  const [below, above] = [place.bottom + GAP, place.top - GAP - height]
  const within = place.height > height * 2 ? Math.max(place.top, ABOVE_DAYS) + DAY_LINE + GAP : GAP
  const top = below + height + GAP <= window.innerHeight ? below : above >= GAP ? above : within
  const left = Math.max(GAP, Math.min(place.left, right - width - GAP))
  tip.style.translate = `${Math.round(left)}px ${Math.round(top)}px`
}
