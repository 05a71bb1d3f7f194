import type { EventContent } from '../event/index.ts'
import { contentLineOf } from './content-line.ts'
import type { ComponentExtra, IcsEvent, IcsException } from './ics-event.ts'

/** What others are told of an event: its title and times alone, or its text, place, link and categories too. */
export type PublishedDetail = 'titles' | 'full'

/** Which occurrences of an event are told: the series itself, and those of its changed ones by recurrence id. */
export interface PublishedPart {
  readonly isSeries: boolean
  readonly changed: ReadonlySet<string>
}

/** How events are told to others. */
export interface Publishing {
  readonly detail: PublishedDetail
  /** The title of an event that says in its file that it is private (RFC 5545 CLASS). */
  readonly privateTitle: string
  /** A UID for an event, or for one of its occurrences, that tells nothing of its own. */
  readonly uidOf: (recurrenceId: string | null) => string
}

/** Properties of other programs that say nothing of people, other calendars or addresses. */
const PUBLIC = new Set(['GEO', 'PRIORITY', 'COLOR'])

const NO_CONTENT = { description: '', location: '', url: '', kind: 'event', away: null } as const

/** Whether a component says so. What it says in a word that nobody knows is private (RFC 5545 3.8.1.3). */
function isPrivate(extra: ComponentExtra | null | undefined): boolean {
  const lines = (extra?.properties ?? []).map(contentLineOf)
  return lines.some((line) => line?.name === 'CLASS' && line.value.trim().toUpperCase() !== 'PUBLIC')
}

function publicContent(content: EventContent, { detail, privateTitle }: Publishing, isHidden: boolean): EventContent {
  const { title, busy, status } = content
  if (isHidden) return { ...NO_CONTENT, title: privateTitle, busy, status }
  return detail === 'full' ? pick(content) : { ...NO_CONTENT, title, busy, status }
}

const pick = ({ title, description, location, url, kind, status, busy, away }: EventContent): EventContent => ({
  ...{ title, description, location, url },
  ...{ kind, status, busy, away },
})

const publicExtra = (extra: ComponentExtra): ComponentExtra => ({
  properties: extra.properties.filter((text) => PUBLIC.has(contentLineOf(text)?.name ?? '')),
  parameters: {},
  components: [],
})

/**
 * An event as others are told of it, in none, one or several: without reminders, attendees, and all that other programs
 * have added but a place on the map, a priority and a colour. Its part that is told recurs as it does; changed
 * occurrences whose series is not told are events of their own.
 */
export function publishedEvents(event: IcsEvent, publishing: Publishing, part: PublishedPart): IcsEvent[] {
  const told = event.exceptions.filter(({ recurrenceId }) => part.changed.has(recurrenceId))
  if (!part.isSeries) return told.map((one) => loneEvent(event, one, publishing))
  const untold = event.exceptions.filter(({ recurrenceId }) => !part.changed.has(recurrenceId))
  const { repetition } = event
  const exdates = [...repetition.exdates, ...untold.map(({ recurrenceId }) => recurrenceId)]
  return [
    {
      ...ownFacts(event, publishing, isPrivate(event.extra)),
      uid: publishing.uidOf(null),
      content: publicContent(event.content, publishing, isPrivate(event.extra)),
      times: event.times,
      repetition: { ...repetition, exdates: untold.length === 0 ? repetition.exdates : exdates },
      exceptions: told.map((one) => ({
        ...timesAndName(one),
        ...publicContent(one, publishing, isHidden(event, one)),
        categories: showsAll(publishing, isHidden(event, one)) ? one.categories : [],
      })),
      extra: extraOf(event, told, publishing),
    },
  ]
}

const showsAll = ({ detail }: Publishing, hidden: boolean): boolean => detail === 'full' && !hidden

/** A changed occurrence of a private series is private, whatever it says itself. */
const isHidden = ({ extra }: IcsEvent, { recurrenceId }: IcsException): boolean =>
  isPrivate(extra) || isPrivate(extra?.exceptions[recurrenceId])

const timesAndName = ({ recurrenceId, allDay, start, end, timezone, endTimezone }: IcsException) => ({
  ...{ recurrenceId, allDay, start },
  ...{ end, timezone, endTimezone },
})

function ownFacts(event: IcsEvent, publishing: Publishing, hidden: boolean) {
  const all = showsAll(publishing, hidden)
  const { sequence, createdAt, changedAt, categories } = event
  return { sequence, changedAt, createdAt: all ? createdAt : null, categories: all ? categories : [], reminders: [] }
}

function extraOf(event: IcsEvent, told: readonly IcsException[], publishing: Publishing): IcsEvent['extra'] {
  const { extra } = event
  if (extra === null || !showsAll(publishing, isPrivate(extra))) return null
  const shown = told.filter((one) => !isHidden(event, one)).map(({ recurrenceId }) => recurrenceId)
  const exceptions = shown.flatMap((id) => {
    const own = extra.exceptions[id]
    return own === undefined ? [] : [[id, publicExtra(own)] as const]
  })
  return { ...publicExtra(extra), exceptions: Object.fromEntries(exceptions), detached: null }
}

function loneEvent(event: IcsEvent, one: IcsException, publishing: Publishing): IcsEvent {
  const hidden = isHidden(event, one)
  const own = event.extra?.exceptions[one.recurrenceId]
  const { recurrenceId, ...times } = timesAndName(one)
  return {
    ...ownFacts({ ...event, categories: one.categories }, publishing, hidden),
    uid: publishing.uidOf(recurrenceId),
    content: publicContent(one, publishing, hidden),
    times,
    repetition: { rrule: null, rdates: [], exdates: [] },
    exceptions: [],
    extra:
      own === undefined || !showsAll(publishing, hidden)
        ? null
        : { ...publicExtra(own), exceptions: {}, detached: null },
  }
}
