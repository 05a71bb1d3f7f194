import type { Event } from '@dodici/contract/types'
import fc from 'fast-check'
import { v7 as uuid } from 'uuid'
import { expect } from 'vitest'
import type { Person, Planner } from '#server/test/planner.ts'
import { findSomeObjects } from '../linked-objects.queries.ts'
import { findLink, setLink } from '../linked.queries.ts'
import type { LinkStorage } from '../link-storage.ts'
import type { RemoteCollection } from '../remote/remote-collection.ts'
import { runKilledAfter } from './killed-runs.ts'
import { conflictsOf } from './linker.ts'

const at = fc.nat(7)

/** What two people and the server between them may do, each where there is something to do it to. */
export const edits = (most: number, least = 0) =>
  fc.array(
    fc.oneof(
      {
        weight: 3,
        arbitrary: fc.record({ act: fc.constant('create' as const), side: fc.constantFrom('here', 'there') }),
      },
      {
        weight: 6,
        arbitrary: fc.record({ act: fc.constant('edit' as const), side: fc.constantFrom('here', 'there'), at }),
      },
      {
        weight: 2,
        arbitrary: fc.record({ act: fc.constant('delete' as const), side: fc.constantFrom('here', 'there'), at }),
      },
      { weight: 1, arbitrary: fc.record({ act: fc.constant('undo' as const), side: fc.constant('here') }) },
      {
        weight: 4,
        arbitrary: fc.record({
          act: fc.constant('sync' as const),
          acts: fc.oneof(fc.integer({ min: 1, max: 12 }), fc.constant(10_000)),
          isCarriedOut: fc.boolean(),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({ act: fc.constant('choose' as const), keep: fc.constantFrom('ours', 'theirs') }),
      },
    ),
    { minLength: least, maxLength: most, size: 'max' },
  )

export type Edit = ReturnType<ReturnType<typeof edits>['generate']>['value'][number]

/** A linked calendar of somebody, and the other side as somebody else uses it. */
export interface TwoSides {
  readonly planner: Planner
  readonly storage: LinkStorage
  readonly me: Person
  readonly calendarId: string
  readonly there: RemoteCollection
}

const bodyOf = (uid: string, title: string): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Example//Other 1.0//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    'DTSTAMP:20260101T000000Z',
    'DTSTART;VALUE=DATE:20270504',
    `SUMMARY:${title}`,
    'X-EXAMPLE-KEPT:yes',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n')

const titleIn = (body: string): string => /^SUMMARY:(.*?)\r?$/m.exec(body)?.[1] ?? ''
const uidIn = (body: string): string => /^UID:(.*?)\r?$/m.exec(body)?.[1] ?? ''

interface There {
  readonly href: string
  readonly etag: string
  readonly body: string
}

/** Both sides with what was written on them, and whether anything of it was lost. */
export function editing({ planner, storage, me, calendarId, there }: TwoSides) {
  const key = { owner_id: me.user._id, calendar_id: calendarId }
  /** Every title that was written, with who saw it and put something else in its place. */
  const replacedBy = new Map<string, Set<string>>()
  /** Titles of which nobody can say: replaced there before anybody here knew that they had come, or replaced there and taken back here. */
  const unknown = new Set<string>()
  let count = 0
  const newTitle = (): string => {
    const title = `Titolo ${String((count += 1))}`
    replacedBy.set(title, new Set())
    return title
  }
  const replaced = (title: string, by: string): void => void replacedBy.get(title)?.add(by)

  const eventsHere = async (): Promise<Event[]> =>
    (await me.get(`/events?year=2027&calendarId=${calendarId}`)).json<Event[]>()
  const resourcesThere = async (): Promise<There[]> => {
    const listed = await there.list()
    const bodies = await there.read(listed.map(({ href }) => href))
    return [...bodies.values()].flatMap(({ href, etag, body }) =>
      etag === null || body === null ? [] : [{ href, etag, body }],
    )
  }
  const isBeingSent = async (href: string): Promise<boolean> => {
    const [known] = await findSomeObjects(planner.db.read, key, { hrefs: [href], eventIds: [] })
    return known?.href === href && known.sending !== null
  }
  const sides = {
    here: {
      create: (title: string) =>
        me.post('/events', { title, allDay: true, start: '2027-05-04', end: '2027-05-04', calendarId }),
      edit: async (index: number) => {
        const event = pick(await eventsHere(), index)
        if (event === undefined) return
        await me.patch(`/events/${event._id}`, { title: newTitle() })
        replaced(event.title, 'here')
      },
      delete: async (index: number) => {
        const event = pick(await eventsHere(), index)
        if (event === undefined) return
        await me.delete(`/events/${event._id}`)
        replaced(event.title, 'here')
      },
    },
    there: {
      create: (title: string) => {
        const uid = uuid()
        return there.put(there.hrefOf(`${uid}.ics`), bodyOf(uid, title), 'new')
      },
      edit: async (index: number) => {
        const found = pick(await resourcesThere(), index)
        if (found === undefined) return
        if (await isBeingSent(found.href)) unknown.add(titleIn(found.body))
        const body = found.body.replace(/^SUMMARY:.*$/m, `SUMMARY:${newTitle()}\r`)
        await there.put(found.href, body.replaceAll('\r\r', '\r'), { etag: found.etag })
        replaced(titleIn(found.body), 'there')
      },
      delete: async (index: number) => {
        const found = pick(await resourcesThere(), index)
        if (found === undefined) return
        if (await isBeingSent(found.href)) unknown.add(titleIn(found.body))
        await there.remove(found.href, { etag: found.etag })
        replaced(titleIn(found.body), 'there')
      },
    },
  }

  /** What was replaced there too comes back or not, by who was first and what was chosen. */
  const comesBack = (title: string): void => {
    replacedBy.get(title)?.delete('here')
    if (replacedBy.get(title)?.size !== 0) unknown.add(title)
  }

  /** Takes back the newest change of the person here, as long as nothing stands in the way. */
  const undo = async (): Promise<void> => {
    const before = new Set((await eventsHere()).map(({ title }) => title))
    const [change] = (await me.get('/changes?limit=1')).json<{ _id: string; by: { kind: string } }[]>()
    if (change === undefined || change.by.kind !== 'page') return
    const answer = await me.post(`/changes/${change._id}/undo`)
    if (answer.statusCode !== 200) return
    const after = new Set((await eventsHere()).map(({ title }) => title))
    for (const title of before) if (!after.has(title)) replaced(title, 'here')
    for (const title of after) if (!before.has(title)) comesBack(title)
  }

  const sync = async (acts: number, isCarriedOut: boolean): Promise<void> => {
    const link = await findLink(planner.db.read, key)
    if (link === undefined) throw new Error('the link is gone')
    await runKilledAfter(storage, link, { acts, isCarriedOut })
  }

  /** Whoever had replaced what is kept is overruled, but for those who replaced there what was taken from there. */
  const overrule = (title: string, keep: 'ours' | 'theirs'): void => {
    if (keep === 'ours') replacedBy.get(title)?.clear()
    else replacedBy.get(title)?.delete('here')
  }

  /** The person looks at both versions, and drops one. */
  const choose = async (keep: 'ours' | 'theirs'): Promise<void> => {
    for (const { _id, calendarId: of, ours, theirs } of await conflictsOf(me)) {
      const answer = await me.post(`/linked-calendars/${of}/conflicts/${_id}`, { keep })
      if (answer.statusCode !== 204) continue
      const [dropped, kept] = keep === 'ours' ? [theirs, ours] : [ours, theirs]
      if (dropped !== null && dropped.title !== kept?.title) replaced(dropped.title, 'choice')
      overrule(kept?.title ?? '', keep)
    }
  }

  return {
    take: async (edit: Edit): Promise<void> => {
      if (edit.act === 'sync') await sync(edit.acts, edit.isCarriedOut)
      else if (edit.act === 'choose') await choose(edit.keep)
      else if (edit.act === 'undo') await undo()
      else if (edit.act === 'create') await sides[edit.side].create(newTitle())
      else await sides[edit.side][edit.act](edit.at)
    },
    /** Until both sides are the same. What most is gone of is taken to be so. */
    settle: async (): Promise<void> => {
      for (let round = 0; round < 6; round += 1) {
        await sync(100_000, false)
        await choose('ours')
        await me.post(`/linked-calendars/${calendarId}/gone`, { take: true })
      }
      await planner.db.transact((trx) => setLink(trx, key, { is_complete: 0 }))
      await sync(100_000, false)
    },
    /** Both sides are the same, with all that somebody wants and nothing else, and nothing twice. */
    expectSame: async (): Promise<void> => {
      const here = inOrder((await eventsHere()).map(({ uid, title }) => [uid, title]))
      const beyond = inOrder((await resourcesThere()).map(({ body }) => [uidIn(body), titleIn(body)]))
      expect(here).toEqual(beyond)
      expect(new Set(here.map(([uid]) => uid)).size).toBe(here.length)
      const titles = here.map(([, title]) => title)
      const wanted = [...replacedBy].filter(([, by]) => by.size === 0).map(([title]) => title)
      const certain = (of: readonly string[]) => of.filter((title) => !unknown.has(title)).sort()
      expect(certain(titles)).toEqual(certain(wanted))
      expect(titles).toEqual(expect.arrayContaining(wanted))
    },
  }
}

const pick = <Value>(values: readonly Value[], index: number): Value | undefined => values[index % (values.length || 1)]

const inOrder = (pairs: readonly (readonly [string, string])[]): (readonly [string, string])[] =>
  pairs.toSorted(([one], [other]) => (one < other ? -1 : 1))
