/** Of `storedBefore`: a patch of what differed, or the whole content as older versions wrote it. */
interface Stored {
  readonly patch?: PatchOfEvent
  readonly trashed?: PatchOfEvent
  readonly event?: { readonly calendar_id: string }
}

interface PatchOfEvent {
  readonly event?: { readonly calendar_id?: readonly [string] }
}

/** Where an event was before a change. */
interface PlaceBefore {
  /** Whether it was in a calendar, and not in the trash or not there at all. */
  readonly wasThere: boolean
  /** The calendar that the change took it from; null if it stayed in the same. */
  readonly calendarId: string | null
}

/** Reads where an event was from what the journal stores of it (`stored-before`). */
export function placeBefore(json: string | null): PlaceBefore {
  if (json === null) return { wasThere: false, calendarId: null }
  const { patch, trashed, event } = JSON.parse(json) as Stored
  const [moved] = (patch ?? trashed)?.event?.calendar_id ?? []
  return { wasThere: trashed === undefined, calendarId: event?.calendar_id ?? moved ?? null }
}
