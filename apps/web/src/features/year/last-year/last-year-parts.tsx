import { createElement, useEffect, useEffectEvent, type ComponentType, type ReactNode } from 'react'
import { wantsLastBeside } from '../../../address/beside-last.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'

/** A part that loads and is drawn while the year before is wanted beside the shown one: only then that year is read. */
function whileOn<Props extends object>(load: () => Promise<ComponentType<Props>>): (props: Props) => ReactNode {
  const Part = lazyPart(load, { texts: ['lastYear'] })
  return (props) => (useCalendarAddress().address.beside ? createElement(Part, props) : null)
}

/** The year before, in the views. */
export const LastYearPart = whileOn(async () => (await import('./last-year-layer.tsx')).LastYearLayer)

/** What says in the footer that it is there. */
export const LastYearNote = whileOn(async () => (await import('./last-year-note.tsx')).LastYearNote)

/** The week of a day, a year before. */
export const LastWeekPart = whileOn(async () => (await import('./last-week.tsx')).LastWeek)

/** Switches it on where the calendar opens, if this browser remembers it; later on it may be switched off. */
export function useRememberedBeside(): void {
  const { address, change } = useCalendarAddress()
  const remember = useEffectEvent(() => {
    if (!address.beside && wantsLastBeside()) change({ beside: 'last' }, { replace: true })
  })
  useEffect(() => remember(), [])
}
