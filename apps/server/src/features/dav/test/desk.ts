import type { Event } from '@dodici/contract/types'
import { expect } from 'vitest'
import type { Planner } from '#server/test/planner.ts'
import { programUser, type ProgramUser } from './run-program.ts'

interface FoundCalendar {
  readonly address: string
  readonly name: string
  readonly color: string
}

/** An occurrence of a series: `20260112T090000`, on the wall where the series is. */
export interface Occurrence {
  readonly uid: string
  readonly at: string
}

/** A program of a desktop. Each of its calendars has a store of its own, so that two of them are two clients. */
export interface DeskProgram {
  /** Looks for calendars where nothing is known but the server. */
  readonly discover: () => Promise<readonly FoundCalendar[]>
  readonly subscribe: (calendar: string, address: string) => Promise<{ readonly isReadOnly: boolean }>
  /** Adds an event, by the lines of its VEVENT; answers its UID. */
  readonly add: (calendar: string, uid: string, lines: readonly string[]) => Promise<string>
  /** Synchronises, and says what is there: by UID the text of each event and its changed occurrences, unfolded. */
  readonly synchronised: (calendar: string) => Promise<Readonly<Record<string, string>>>
  readonly rename: (calendar: string, uid: string, title: string) => Promise<true>
  /** Moves an occurrence of an hour to eleven o'clock of a day, under another title. */
  readonly move: (calendar: string, occurrence: Occurrence & { day: string; title: string }) => Promise<true>
  readonly removeOccurrence: (calendar: string, occurrence: Occurrence) => Promise<true>
  readonly remove: (calendar: string, uid: string) => Promise<true>
  readonly stop: () => Promise<void>
}

/** A program, and the page of the same person. */
export interface Desk extends ProgramUser {
  readonly program: DeskProgram
  /** The address of the person's first calendar. */
  readonly address: string
  /** What a calendar of the program will show of an event once it has synchronised. */
  readonly willSee: (calendar: string, uid: string) => ReturnType<typeof expect.poll>
  readonly seenBy: (calendar: string, uid: string) => Promise<string>
  readonly yearOf: () => Promise<readonly Event[]>
  readonly titlesOf: (uid: string) => Promise<readonly string[]>
  /** Renames an event in the page, and answers the change. */
  readonly renameInPage: (uid: string, title: string) => Promise<string>
  readonly undo: (changeId: string) => Promise<void>
}

const PATIENCE = { timeout: 30_000, interval: 500 }

export async function startDesk(planner: Planner, start: (who: ProgramUser) => Promise<DeskProgram>): Promise<Desk> {
  const who = await programUser(planner)
  const { person } = who
  const program = await start(who)
  const seenBy = async (calendar: string, uid: string): Promise<string> =>
    (await program.synchronised(calendar))[uid] ?? 'nothing'
  const yearOf = async () => (await person.get('/events?year=2026')).json<Event[]>()
  return {
    ...who,
    program,
    address: `http://${who.host}${who.device.calendar}`,
    seenBy,
    willSee: (calendar, uid) => expect.poll(() => seenBy(calendar, uid), PATIENCE),
    yearOf,
    titlesOf: async (uid) => (await yearOf()).filter((event) => event.uid === uid).map(({ title }) => title),
    renameInPage: async (uid, title) => {
      const { _id: id = uid } = (await yearOf()).find((event) => event.uid === uid) ?? {}
      const edited = await person.patch(`/events/${id}?scope=all&year=2026`, { title })
      expect(edited.statusCode, edited.body).toBe(200)
      return String(edited.headers['x-change-id'])
    },
    undo: async (changeId) => {
      const undone = await person.post(`/changes/${changeId}/undo`)
      expect(undone.statusCode, undone.body).toBe(200)
    },
  }
}
