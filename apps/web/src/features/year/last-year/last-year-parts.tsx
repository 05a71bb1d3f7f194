import { useEffect, useEffectEvent } from 'react'
import { wantsLastBeside } from '../../../address/beside-last.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { lazyPart } from '../../../ui/lazy-part.ts'
import type { LayerProps } from './last-year-layer.tsx'
import type { NoteProps } from './last-year-note.tsx'
import type { WeekProps } from './last-week.tsx'

const Layer = lazyPart(async () => (await import('./last-year-layer.tsx')).LastYearLayer, { texts: ['lastYear'] })
const Note = lazyPart(async () => (await import('./last-year-note.tsx')).LastYearNote, { texts: ['lastYear'] })
const Week = lazyPart(async () => (await import('./last-week.tsx')).LastWeek, { texts: ['lastYear'] })

/** Whether the year before is wanted beside the shown one: then it is read, and what draws it is loaded. */
const useIsOn = (): boolean => useCalendarAddress().address.beside !== null

/** The year before, in the views. */
export function LastYearPart(props: LayerProps) {
  const { change } = useCalendarAddress()
  const isOn = useIsOn()
  const remember = useEffectEvent(() => {
    if (!isOn && wantsLastBeside()) change({ beside: 'last' }, { replace: true })
  })
  // Where the calendar opens: later on it may be switched off.
  useEffect(() => remember(), [])
  return isOn ? <Layer {...props} /> : null
}

/** What says in the footer that it is there. */
export const LastYearNote = (props: NoteProps) => (useIsOn() ? <Note {...props} /> : null)

/** The week of a day, a year before. */
export const LastWeekPart = (props: WeekProps) => (useIsOn() ? <Week {...props} /> : null)
