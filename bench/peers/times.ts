import type { SampleEvent } from '../sample/sample-events.ts'

const MINUTES = 45

/** Start and end in the local zone; the end of an all-day event is the first moment of the day after it. */
export function localTimes({ first, last, time }: SampleEvent): { start: Date; end: Date; allDay: boolean } {
  const start = new Date(`${first}T${time ?? '00:00'}`)
  if (time !== null) return { start, end: new Date(start.getTime() + MINUTES * 60_000), allDay: false }
  const end = new Date(`${last}T00:00`)
  end.setDate(end.getDate() + 1)
  return { start, end, allDay: true }
}

/** Wall time 45 minutes after `YYYY-MM-DDTHH:mm`: the sample starts on full hours. */
export const endOfTimed = (first: string, time: string): string => `${first}T${time.slice(0, 2)}:${MINUTES}`

/** The day after a `YYYY-MM-DD`, for those who leave the last day out. */
export function dayAfter(day: string): string {
  return new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10)
}
