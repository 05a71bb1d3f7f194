import type { Event } from '@dodici/contract/types'
import fc from 'fast-check'
import type { Person } from '#server/test/planner.ts'
import { resource, type DavClient } from './dav-client.ts'

const NAMES = ['a', 'b', 'c'] as const
const slot = fc.constantFrom(...NAMES)
const text = fc.constantFrom('Roma', 'Oslo', 'Città di Castello', '')
const side = fc.constantFrom(0, 1)

/** What a program or the page may do, each with what it needs. */
export const steps = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.record({ verb: fc.constant('put' as const), name: slot, uid: slot, text, side }) },
    { weight: 2, arbitrary: fc.record({ verb: fc.constant('delete' as const), name: slot, side }) },
    { weight: 2, arbitrary: fc.record({ verb: fc.constant('move' as const), name: slot, to: slot, side }) },
    { weight: 2, arbitrary: fc.record({ verb: fc.constant('retitle' as const), at: fc.nat(3), text }) },
    { weight: 2, arbitrary: fc.record({ verb: fc.constant('relocate' as const), at: fc.nat(3), side }) },
    { weight: 2, arbitrary: fc.record({ verb: fc.constant('remove' as const), at: fc.nat(3) }) },
    { weight: 4, arbitrary: fc.record({ verb: fc.constant('undo' as const), back: fc.nat(2) }) },
    { weight: 1, arbitrary: fc.record({ verb: fc.constant('rename' as const), text }) },
    { weight: 1, arbitrary: fc.record({ verb: fc.constant('restore' as const), at: fc.nat(3) }) },
  ),
  { minLength: 4, maxLength: 25 },
)

export type Step = ReturnType<typeof steps.generate>['value'][number]

export interface World {
  readonly person: Person
  readonly client: DavClient
  /** Paths of two calendars, and their ids. */
  readonly calendars: readonly { readonly path: string; readonly id: string }[]
}

/** What a step sent, if it was a PUT that was taken. */
export interface Taken {
  readonly path: string
  readonly body: string
  readonly etag: string
}

const eventsOf = async ({ person }: World): Promise<Event[]> => (await person.get('/events?year=2027')).json<Event[]>()

/** Takes a step; whatever is refused changes nothing. */
export async function take(world: World, step: Step): Promise<Taken | null> {
  const { person, client, calendars } = world
  const pathOf = (at: number, name: string): string => `${calendars[at]?.path ?? ''}${name}.ics`
  const eventAt = async (at: number) => (await eventsOf(world))[at]?._id ?? 'none'
  switch (step.verb) {
    case 'put': {
      const path = pathOf(step.side, step.name)
      const body = resource(`uid-${step.uid}`, [`LOCATION:${step.text}`, 'CATEGORIES:Amici', `X-OF:${step.name}`])
      const answer = await client.send('PUT', path, { body })
      return answer.statusCode < 300 ? { path, body, etag: String(answer.headers.etag) } : null
    }
    case 'delete':
      await client.send('DELETE', pathOf(step.side, step.name))
      return null
    case 'move':
      await client.send('MOVE', pathOf(step.side, step.name), {
        headers: { destination: pathOf(1 - step.side, step.to) },
      })
      return null
    case 'retitle':
      await person.patch(`/events/${await eventAt(step.at)}`, { title: step.text === '' ? 'Cena' : step.text })
      return null
    case 'relocate':
      await person.patch(`/events/${await eventAt(step.at)}`, { calendarId: calendars[step.side]?.id })
      return null
    case 'remove':
      await person.delete(`/events/${await eventAt(step.at)}`)
      return null
    case 'undo': {
      const changes = (await person.get('/changes?limit=5')).json<{ _id: string }[]>()
      await person.post(`/changes/${changes[step.back]?._id ?? 'none'}/undo`)
      return null
    }
    case 'rename': {
      const [category] = (await person.get('/categories')).json<{ _id: string }[]>()
      await person.patch(`/categories/${category?._id ?? 'none'}`, { name: step.text === '' ? 'Amici' : step.text })
      return null
    }
    case 'restore': {
      const trash = (await person.get('/trash')).json<{ _id: string }[]>()
      await person.post(`/trash/${trash[step.at]?._id ?? 'none'}/restore`)
      return null
    }
  }
}
