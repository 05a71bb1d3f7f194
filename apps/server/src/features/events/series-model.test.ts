import type { Event } from '@dodici/contract/types'
import { dayOf, formatWall, MINUTES_A_DAY, type WallMinute } from '@dodici/core/date'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { eventsOf } from './test/batch-steps.ts'
import { countedEnds, storedEnds } from './test/count-ends.ts'
import {
  actOnAll,
  actOnThis,
  before,
  deleteThis,
  from,
  LENGTH,
  listed,
  livingOf,
  newPiece,
  repeats,
  type Act,
  type Piece,
} from './test/series-model.ts'

const MINUTES = 60_000

interface Step {
  readonly verb: 'rename' | 'move' | 'delete' | 'undo'
  readonly scope: 'this' | 'following' | 'all'
  readonly piece: number
  readonly occurrence: number
  readonly by: number
}

/** What the model knows, and by which change: the newest last. */
type States = { readonly pieces: readonly Piece[]; readonly changeId: string }[]

/** An occurrence of an event, and what is done to it. */
interface Aim {
  readonly piece: Piece
  readonly name: WallMinute
  readonly start: WallMinute
  readonly act: Act
}

const timesAt = (start: WallMinute) => ({ start: formatWall(start), end: formatWall(start + LENGTH) })
const queryOf = ({ piece, name }: Aim, scope: Step['scope']): string =>
  repeats(piece) ? `?scope=${scope}&occurrence=${formatWall(name)}` : ''

/** The patch that says it: of a series by its own start, of what follows by the original start of the occurrence. */
function bodyOf({ piece, name, start, act }: Aim, scope: Step['scope']) {
  if (act.by === undefined) return { title: act.title }
  const bases = { this: start, following: name, all: piece.known[0]?.name ?? start }
  return timesAt((repeats(piece) ? bases[scope] : start) + act.by)
}

/** What becomes of an event that is changed; `id` is that of the event that the server answers. */
function changed({ piece, name, act }: Aim, scope: Step['scope'], id: string): Piece[] {
  if (scope === 'this' || !repeats(piece)) return actOnThis(piece, name, act)
  const isWhole = scope === 'all' || before(piece, name).length === 0
  if (scope === 'all') return actOnAll(piece, name, act)
  return [...before(piece, name), ...actOnAll({ ...from(piece, name), id: isWhole ? piece.id : id }, name, act)]
}

function deleted({ piece, name }: Aim, scope: Step['scope']): Piece[] {
  if (!repeats(piece) || scope === 'all') return []
  return scope === 'this' ? deleteThis(piece, name) : before(piece, name)
}

function aimOf(pieces: readonly Piece[], step: Step, title: string): Aim | undefined {
  const piece = pieces[step.piece % Math.max(1, pieces.length)]
  const living = piece === undefined ? [] : livingOf(piece)
  const one = living[step.occurrence % Math.max(1, living.length)]
  if (piece === undefined || one === undefined) return undefined
  return { piece, name: one.name, start: one.start, act: step.verb === 'move' ? { by: step.by } : { title } }
}

async function take(person: Person, states: States, step: Step): Promise<void> {
  const newest = states.at(-1)!
  if (step.verb === 'undo') {
    if (states.length === 1) return
    expect((await person.post(`/changes/${newest.changeId}/undo`)).statusCode).toBe(200)
    states.pop()
    return
  }
  const aim = aimOf(newest.pieces, step, `Titolo ${String(states.length)} ${String(step.by)}`)
  if (aim === undefined) return
  const path = `/events/${aim.piece.id}${queryOf(aim, step.scope)}`
  const isDeletion = step.verb === 'delete'
  const answer = isDeletion ? await person.delete(path) : await person.patch(path, bodyOf(aim, step.scope))
  expect([answer.statusCode, answer.body]).toEqual([isDeletion ? 204 : 200, answer.body])
  const after = isDeletion ? deleted(aim, step.scope) : changed(aim, step.scope, answer.json<Event>()._id)
  const pieces = newest.pieces.toSpliced(newest.pieces.indexOf(aim.piece), 1, ...after)
  states.push({ pieces, changeId: String(answer.headers['x-change-id']) })
}

const shown = async (person: Person): Promise<string[]> =>
  (await eventsOf(person))
    .flatMap(({ _id, title, occurrences }) =>
      occurrences.map(({ start, end, recurrenceId, changed: own }) => {
        return `${_id} ${recurrenceId ?? 'once'} ${start} ${end} ${own?.title ?? title}`
      }),
    )
    .sort()

async function begin(person: Person, rule: { start: WallMinute; days: number; count: number }): Promise<Piece> {
  const every =
    rule.days % 7 === 0 ? `FREQ=WEEKLY;INTERVAL=${String(rule.days / 7)}` : `FREQ=DAILY;INTERVAL=${String(rule.days)}`
  const recurrence = `${every};COUNT=${String(rule.count)}`
  const draft = { title: 'Yoga', allDay: false, timezone: null, recurrence, ...timesAt(rule.start) }
  const answer = await person.post('/events', draft)
  return newPiece(answer.json<Event>()._id, 'Yoga', rule)
}

const beginning = fc.record({
  start: fc.integer({ min: dayOf(2027, 4, 1) * MINUTES_A_DAY, max: dayOf(2027, 5, 1) * MINUTES_A_DAY }),
  days: fc.constantFrom(1, 2, 3, 7, 14),
  count: fc.integer({ min: 2, max: 7 }),
})
const steps = fc.array(
  fc.record({
    verb: fc.constantFrom<Step['verb'][]>('rename', 'rename', 'move', 'delete', 'undo'),
    scope: fc.constantFrom<Step['scope'][]>('this', 'this', 'following', 'all'),
    piece: fc.nat(5),
    occurrence: fc.nat(6),
    by: fc.integer({ min: 1, max: 4_000 }).chain((by) => fc.constantFrom(by, -by)),
  }),
  { minLength: 3, maxLength: 12 },
)

eachDatabase((planner) => {
  it(
    'R3: shows after any edits of this one, the following and all, and their undoing, what a model shows, with the right ends',
    async () => {
      await fc.assert(
        fc.asyncProperty(beginning, steps, async (rule, sequence) => {
          const person = await planner().newUser()
          const states: States = [{ pieces: [await begin(person, rule)], changeId: '' }]
          for (const step of sequence) {
            await take(person, states, step)
            expect(await shown(person)).toEqual(listed(states.at(-1)!.pieces))
            expect(await storedEnds(planner().db, person)).toEqual(await countedEnds(planner().db, person))
          }
        }),
        { numRuns: testCounts.seriesByHttp, seed: testSeed },
      )
    },
    30 * MINUTES,
  )
})
