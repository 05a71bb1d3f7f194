/** Tables of what programs of devices name and keep by CalDAV. The rules of `schema.ts` apply. */

/**
 * The name of an event's resource in a calendar, chosen by the program that made it. Without one it is `{id}.ics`. The
 * name stays where the event goes to the trash, or to another calendar, until another event takes it.
 */
export interface DavNameTable {
  owner_id: string
  calendar_id: string
  name: string
  event_id: string
}

/** A name that an event of a calendar had until some change, when a program gave it another one there. */
export interface DavFormerNameTable {
  owner_id: string
  calendar_id: string
  name: string
  /** The number of that change. */
  sequence: number
}

/** How programs see a calendar, beside what it is on the page. */
export interface DavCollectionTable {
  owner_id: string
  calendar_id: string
  /** The last part of its path, chosen by MKCALENDAR; null for its id. */
  name: string | null
  position: number | null
  /** 1 if its events leave the time free (RFC 6638, schedule-calendar-transp). */
  transparent: number
}

/** A property of a calendar that is kept as a program wrote it. */
export interface DavPropertyTable {
  owner_id: string
  calendar_id: string
  /** `{namespace}name`. */
  name: string
  /** The element's XML. */
  value: string
}

/** The newest change that touched the events of a calendar: its sync token. */
export interface CalendarMarkTable {
  owner_id: string
  calendar_id: string
  sequence: number
}
