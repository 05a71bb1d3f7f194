import { useEffect, useEffectEvent, type RefObject } from 'react'
import { endOfDrag, type SheetEnd, type SheetPoint } from './sheet-drag.ts'

interface Sheet {
  readonly isTall: boolean
  readonly onEnd: (end: SheetEnd) => void
}

/** Marks the draggable part of a sheet. Its buttons stay buttons. */
const HOLD = '[data-sheet-hold]'

/**
 * Lets a sheet follow the finger on its head: down moves it, up grows it. The style sheet reads `--dragged`, so React
 * does not draw meanwhile.
 */
export function useSheetDrag(sheet: RefObject<HTMLElement | null>, { isTall, onEnd }: Sheet): void {
  const end = useEffectEvent((down: SheetPoint, before: SheetPoint, up: SheetPoint) => {
    const height = sheet.current?.offsetHeight ?? 0
    onEnd(endOfDrag(down, before, up, { isTall, height }))
  })
  useEffect(() => {
    const element = sheet.current
    if (!element) return undefined
    const listening = new AbortController()
    const { signal } = listening
    let down: SheetPoint | null = null
    let points: readonly [SheetPoint, SheetPoint] | null = null

    const begin = (event: PointerEvent) => {
      if (!event.isPrimary || !isHold(event.target)) return
      down = pointOf(event)
      points = [down, down]
    }
    const follow = (event: PointerEvent) => {
      if (!down || !points) return
      points = [points[1], pointOf(event)]
      element.dataset['dragging'] = ''
      const way = event.clientY - down.y
      element.style.setProperty('--down', `${Math.max(0, way)}px`)
      element.style.setProperty('--up', `${Math.max(0, -way)}px`)
    }
    const letGo = (event: PointerEvent) => {
      if (!down || !points) return
      const [before] = points
      delete element.dataset['dragging']
      element.style.removeProperty('--down')
      element.style.removeProperty('--up')
      if (event.type === 'pointerup') end(down, before, pointOf(event))
      down = points = null
    }
    element.addEventListener('pointerdown', begin, { signal })
    // The finger may leave the element.
    document.addEventListener('pointermove', follow, { signal })
    document.addEventListener('pointerup', letGo, { signal })
    document.addEventListener('pointercancel', letGo, { signal })
    return () => listening.abort()
  }, [sheet])
}

const pointOf = ({ clientY, timeStamp }: PointerEvent): SheetPoint => ({ y: clientY, time: timeStamp })

const isHold = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(HOLD) !== null && target.closest('button, a, input') === null
