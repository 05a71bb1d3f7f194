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
    { weight: 1, arbitrary: fc.record({ verb: fc.constant('call' as const), name: slot, to: slot, side }) },
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

/** How each step is taken; whatever is refused changes nothing. */
const takers: { readonly [Verb in Step['verb']]: (world: World, step: StepOf<Verb>) => Promise<Taken | null> } = {
  put: async (world, step) => {
    const path = pathOf(world, step.side, step.name)
    const body = resource(`uid-${step.uid}`, [`LOCATION:${step.text}`, 'CATEGORIES:Amici', `X-OF:${step.name}`])
    const answer = await world.client.send('PUT', path, { body })
    return answer.statusCode < 300 ? { path, body, etag: String(answer.headers.etag) } : null
  },
  delete: (world, step) => done(world.client.send('DELETE', pathOf(world, step.side, step.name))),
  move: (world, step) => {
    const headers = { destination: pathOf(world, 1 - step.side, step.to) }
    return done(world.client.send('MOVE', pathOf(world, step.side, step.name), { headers }))
  },
  call: (world, step) => {
    const headers = { destination: pathOf(world, step.side, step.to) }
    return done(world.client.send('MOVE', pathOf(world, step.side, step.name), { headers }))
  },
  retitle: async (world, step) =>
    done(world.person.patch(`/events/${await eventAt(world, step.at)}`, { title: step.text || 'Cena' })),
  relocate: async (world, step) => {
    const calendarId = world.calendars[step.side]?.id
    return done(world.person.patch(`/events/${await eventAt(world, step.at)}`, { calendarId }))
  },
  remove: async (world, step) => done(world.person.delete(`/events/${await eventAt(world, step.at)}`)),
  undo: async ({ person }, step) => {
    const id = await idAt(person, '/changes?limit=5', step.back)
    return done(person.post(`/changes/${id}/undo`))
  },
  rename: async ({ person }, step) => {
    const id = await idAt(person, '/categories', 0)
    return done(person.patch(`/categories/${id}`, { name: step.text || 'Amici' }))
  },
  restore: async ({ person }, step) => done(person.post(`/trash/${await idAt(person, '/trash', step.at)}/restore`)),
}

type StepOf<Verb extends Step['verb']> = Extract<Step, { verb: Verb }>

/** Takes a step. Answers what it sent, if it was a PUT that was taken. */
export const take = (world: World, step: Step): Promise<Taken | null> =>
  (takers[step.verb] as (world: World, step: Step) => Promise<Taken | null>)(world, step)

const pathOf = ({ calendars }: World, at: number, name: string): string => `${calendars[at]?.path ?? ''}${name}.ics`

const done = async (answer: Promise<unknown>): Promise<null> => {
  await answer
  return null
}

const idAt = async (person: Person, path: string, at: number): Promise<string> =>
  (await person.get(path)).json<{ _id: string }[]>()[at]?._id ?? 'none'

const eventAt = ({ person }: World, at: number): Promise<string> => idAt(person, '/events?year=2027', at)
