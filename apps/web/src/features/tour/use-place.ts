import { useLayoutEffect, useState, type RefObject } from 'react'
import { placeCard, type Box } from './place-card.ts'
import { elementOf, type Station } from './stations.ts'

interface Place {
  readonly card: Pick<Box, 'left' | 'top'>
  /** What the stop speaks of; null if it is not on the page. */
  readonly target: Box | null
}

/** Px of the ring around it. */
const RING = 3

/** The phone's sheet at the bottom stands above the navigation, or below the bar if it would cover what it speaks of. */
function placeSheet(target: Box | null, height: number): Place['card'] {
  const bottom = document.querySelector('nav:has([data-add])')?.getBoundingClientRect().top ?? window.innerHeight
  const top = bottom - height - 12
  const isBelow = target !== null && target.top < bottom && target.top + target.height > top
  return { left: 12, top: isBelow ? 68 : top }
}

/** Where the card of a stop stands, and what it points at; follows the page as it scrolls and changes its size. */
export function usePlace(card: RefObject<HTMLElement | null>, station: Station | null, isPhone: boolean): Place | null {
  const [place, setPlace] = useState<Place | null>(null)
  useLayoutEffect(() => {
    const element = station === null ? null : elementOf(station, isPhone)
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const follow = () => {
      if (card.current) setPlace(placeOf(card.current, station, isPhone))
    }
    follow()
    const observer = 'ResizeObserver' in window ? new ResizeObserver(follow) : null
    observer?.observe(document.body)
    window.addEventListener('resize', follow)
    window.addEventListener('scroll', follow, { capture: true, passive: true })
    return () => {
      observer?.disconnect()
      window.removeEventListener('resize', follow)
      window.removeEventListener('scroll', follow, { capture: true })
    }
  }, [card, station, isPhone])
  return place
}

function placeOf(card: HTMLElement, station: Station | null, isPhone: boolean): Place {
  const target = boxOf(station === null ? null : elementOf(station, isPhone))
  const { offsetWidth: width, offsetHeight: height } = card
  const view = { width: document.documentElement.clientWidth, height: window.innerHeight }
  return { target, card: isPhone ? placeSheet(target, height) : placeCard(target, { width, height }, view) }
}

function boxOf(element: HTMLElement | null): Box | null {
  if (element === null) return null
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left: left - RING, top: top - RING, width: width + 2 * RING, height: height + 2 * RING }
}
