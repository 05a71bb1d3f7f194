import { dayOfText, formatDay } from '@dodici/core/date'
import type { DaySpan } from '@dodici/core/load'
import { useRef, useState } from 'react'
import { filteredIds } from '../../address/calendar-address.ts'
import { useCalendarAddress } from '../../address/use-calendar-address.ts'
import { codeOf } from '../../api/api-error.ts'
import type { Fault } from './fault-line.tsx'
import { draftOf } from './line-draft.ts'
import { missingIn, newEventOf } from './new-event-of.ts'
import { useOffered } from './offered-line.ts'
import { onMarkedDays } from './on-marked-days.ts'
import { useCreation } from './use-creation.ts'
import { useReading, type TypedLine } from './use-reading.ts'

const typed = (text: string): TypedLine => ({ text, at: new Date() })

/**
 * A line that is read while it is typed, and becomes an event. Its days are those marked in the year, or else the open or
 * focused day.
 */
export function useLine(marked: DaySpan | null) {
  const { address, change } = useCalendarAddress()
  const [line, setLine] = useState(() => typed(''))
  const [fault, setFault] = useState<Fault | null>(null)
  const lookedAt = { day: marked ? formatDay(marked.first) : (address.on ?? address.day), from: address.from }
  const { read: said, ...known } = useReading(line, lookedAt)
  const read = marked ? onMarkedDays(said, marked) : said
  const { newCategory, timezone, colorOf } = known
  const filtered = filteredIds(address)
  const categoryId = newCategory ? null : (read.categoryId ?? filtered.categoryId)
  const { create, isPending, isUnderWay } = useCreation()
  const input = useRef<HTMLInputElement>(null)
  useOffered(read, { ...filtered, categoryId })

  const write = (next: string) => {
    setLine(typed(next))
    setFault(null)
  }
  return {
    ...known,
    ...{ text: line.text, read, fault, input, isPending, isUnderWay, write },
    color: newCategory?.color ?? (categoryId === null ? null : colorOf(categoryId)),
    rewrite: (next: string) => {
      write(next)
      input.current?.focus()
    },
    /** Saves the event and shows its day, if the line has all that it needs; else says what it lacks. */
    save: (onSaved: () => void) => {
      const missing = missingIn(read)
      const body = newEventOf(read, { timezone, newCategory, ...filtered })
      if (missing !== null || body === null) {
        setFault(missing)
        return
      }
      const holding = dayOfText(body.start) ?? 0
      create(body, {
        onSuccess: () => {
          onSaved()
          change({ dialog: null, holding })
        },
        onError: (error) => setFault(codeOf(error)),
      })
    },
    /** Initial values of the form. */
    draft: () => draftOf(read, lookedAt, newCategory?.name ?? null),
  }
}
