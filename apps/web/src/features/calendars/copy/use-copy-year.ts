import type { Calendar } from '@dodici/contract/types'
import { defaultCalendar, writableCalendars } from '../../../api/default-calendar.ts'
import { yearOf } from '@dodici/core/date'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { clampYear } from '../../../address/shown-months.ts'
import { useCalendarAddress } from '../../../address/use-calendar-address.ts'
import { useIdempotencyKey } from '../../../api/use-idempotency-key.ts'
import { useToday } from '../../../ui/today.ts'
import { typedYear } from '../calendar-draft.ts'
import { canBeCopied, isCopied, type CopiedEvent } from './copied-months.ts'
import { copyPreview, copyYear, type CopyRequest } from './copy.queries.ts'

/** The form: years as they were typed. */
export interface CopyDraft {
  readonly from: string
  readonly to: string
  readonly into: string
  readonly keep: CopyRequest['keep']
}

export type CopyState = ReturnType<typeof useCopyYear>

const NONE: readonly CopiedEvent[] = []

/** State of copying a year: form, preview, selection. */
export function useCopyYear(calendarId: string, calendars: readonly Calendar[]) {
  const { address, change } = useCalendarAddress()
  const current = yearOf(useToday())
  const [draft, setDraft] = useState<CopyDraft>(() => ({
    ...{ from: String(address.year), to: String(address.year + 1) },
    ...{ into: targetOf(calendarId, calendars), keep: 'weekday' },
  }))
  const [said, setSaid] = useState<ReadonlyMap<string, boolean>>(new Map())
  const keyOf = useIdempotencyKey()
  const copying = copyingOf(draft, calendarId)
  const preview = useQuery({ ...copyPreview(copying ?? NOTHING), enabled: copying !== null })
  const run = useMutation(copyYear)
  const events = (copying && preview.data?.events) ?? NONE
  const chosen = events.filter((event) => isCopied(event, said)).map(({ eventId }) => eventId)

  const show = ({ to, into }: CopyRequest) => {
    const isHidden = calendars.some(({ _id, shown }) => _id === into && !shown)
    const isElsewhere = address.calendar !== 'all' && address.calendar !== into
    const calendar = isHidden ? into : isElsewhere ? 'all' : address.calendar
    change({ dialog: null, year: clampYear(to, current), calendar, day: null })
  }

  return {
    draft,
    change: (patch: Partial<CopyDraft>) => {
      run.reset()
      setDraft((before) => ({ ...before, ...patch }))
    },
    /** Null for invalid years. */
    copying,
    preview,
    events,
    said,
    chosen,
    choose: (eventId: string, isChosen: boolean) => setSaid((before) => new Map(before).set(eventId, isChosen)),
    chooseAll: (isChosen: boolean) =>
      setSaid(new Map(events.filter(canBeCopied).map(({ eventId }) => [eventId, isChosen]))),
    /** The list does not match the form yet. */
    isReading: preview.isPlaceholderData,
    isWorking: run.isPending,
    error: run.error,
    copy: () => {
      if (copying === null || chosen.length === 0) return
      const body = { ...copying, events: chosen }
      run.mutate({ ...body, idempotencyKey: keyOf(body) }, { onSuccess: () => show(copying) })
    },
  }
}

/** The same calendar, unless only its address can change it. */
function targetOf(calendarId: string, calendars: readonly Calendar[]): string {
  const isWritable = writableCalendars(calendars).some(({ _id }) => _id === calendarId)
  return isWritable ? calendarId : (defaultCalendar(calendars)?._id ?? calendarId)
}

const NOTHING: CopyRequest = { id: '', into: '', from: 0, to: 0, keep: 'weekday' }

function copyingOf({ from, to, into, keep }: CopyDraft, id: string): CopyRequest | null {
  const [first, second] = [typedYear(from), typedYear(to)]
  return first === null || second === null || (first === second && into === id)
    ? null
    : { id, into, from: first, to: second, keep }
}
