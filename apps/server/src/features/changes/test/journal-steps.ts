import fc from 'fast-check'
import type { LightMyRequestResponse } from 'fastify'
import type { Calendar, Category, Change, Event } from '@dodici/contract/types'
import { expect } from 'vitest'
import type { Person } from '#server/test/planner.ts'
import {
  apply,
  applyFinalDelete,
  applyUndo,
  applyUndoSince,
  idsOf,
  isWhole,
  undoneBy,
  undoSinceStatus,
  undoStatus,
  visible,
  type Content,
  type Model,
  type UnitType,
} from './journal-model.ts'

/** One step of a person, chosen by numbers: `pick` says which unit or change it is about. */
export interface Step {
  readonly verb: keyof typeof verbs
  readonly pick: number
  readonly other: number
}

type Answer = LightMyRequestResponse
type Verb = (person: Person, model: Model, step: Step) => Promise<void>

const PATHS = { category: '/categories', calendar: '/calendars', event: '/events' } as const
const changeIdOf = (answer: Answer): string => String(answer.headers['x-change-id'])
const picked = <Value>(values: readonly Value[], pick: number): Value | undefined => values[pick % values.length]
const times = { allDay: true, start: '2027-07-24', end: '2027-07-25' }

function draftOf(model: Model, type: UnitType, { pick, other }: Step): Content {
  if (type !== 'event') return { name: `${type} ${String(other % 5)}` }
  return {
    title: `event ${String(other % 5)}`,
    calendarId: picked(idsOf(model, 'calendar'), pick) ?? null,
    categoryId: picked([...idsOf(model, 'category'), null], other) ?? null,
  }
}

const bodyOf = (type: UnitType, content: Content): object => (type === 'event' ? { ...times, ...content } : content)

const create =
  (type: UnitType): Verb =>
  async (person, model, step) => {
    const content = draftOf(model, type, step)
    const answer = await person.post(PATHS[type], bodyOf(type, content))
    expect(answer.statusCode).toBe(201)
    apply(model, changeIdOf(answer), new Map([[answer.json<{ _id: string }>()._id, [type, content]]]))
  }

const update =
  (type: UnitType): Verb =>
  async (person, model, step) => {
    const id = picked(idsOf(model, type), step.pick)
    if (id === undefined) return
    const content = draftOf(model, type, step)
    const answer = await person.patch(`${PATHS[type]}/${id}`, content)
    expect(answer.statusCode).toBe(200)
    // A write that changes nothing is no change.
    if (answer.headers['x-change-id'] !== undefined) apply(model, changeIdOf(answer), new Map([[id, [type, content]]]))
    else expect(model.units.get(id)?.content).toEqual(content)
  }

const remove =
  (type: 'category' | 'event'): Verb =>
  async (person, model, step) => {
    const id = picked(idsOf(model, type), step.pick)
    if (id === undefined) return
    const answer = await person.delete(`${PATHS[type]}/${id}`)
    expect(answer.statusCode).toBe(204)
    apply(model, changeIdOf(answer), new Map([[id, [type, null]]]))
  }

const createSeveral: Verb = async (person, model, step) => {
  const categories = [draftOf(model, 'category', step), { name: 'beside' }]
  const answer = await person.post('/categories/batch', { categories })
  const made = answer
    .json<Category[]>()
    .map(({ _id, name }): [string, [UnitType, Content]] => [_id, ['category', { name }]])
  apply(model, changeIdOf(answer), new Map(made))
}

/** A third of the events go into one category, or to the trash. */
const changeSeveral: Verb = async (person, model, { pick, other }) => {
  const events = (await person.get('/events?year=2027')).json<Event[]>().filter((_, index) => (index + pick) % 3 === 0)
  if (events.length === 0) return
  const categoryId = picked([...idsOf(model, 'category'), null], other) ?? null
  const action = other % 4 === 0 ? { kind: 'delete' } : { kind: 'category', categoryId }
  const targets = events.map(({ _id, version }) => ({ _id, version }))
  const answer = await person.post('/events/batch', { events: targets, action })
  expect(answer.statusCode).toBe(200)
  const changed = events.map(({ _id }): [string, [UnitType, Content | null]] => {
    const content = { ...model.units.get(_id)?.content, categoryId }
    return [_id, ['event', action.kind === 'delete' ? null : content]]
  })
  apply(model, changeIdOf(answer), new Map(changed))
}

const removeCalendar: Verb = async (person, model, step) => {
  const calendars = idsOf(model, 'calendar')
  const id = picked(calendars, step.pick) ?? ''
  const answer = await person.delete(`/calendars/${id}`)
  expect(answer.statusCode).toBe(calendars.length === 1 ? 409 : 204)
  if (answer.statusCode === 204) applyFinalDelete(model, changeIdOf(answer), id)
}

const undo: Verb = async (person, model, step) => {
  const changeId = picked([...model.changes.keys()].reverse(), step.pick)
  if (changeId === undefined) return
  const answer = await person.post(`/changes/${changeId}/undo`)
  expect(answer.statusCode).toBe(undoStatus(model, changeId))
  if (answer.statusCode === 200) applyUndo(model, changeIdOf(answer), changeId)
}

const undoSince: Verb = async (person, model, step) => {
  const changeId = picked([...model.changes.keys()].reverse(), step.pick)
  if (changeId === undefined) return
  const status = undoSinceStatus(model, changeId)
  if (status === null) return
  const answer = await person.post(`/changes/${changeId}/undo-since`)
  expect(answer.statusCode).toBe(status)
  if (answer.statusCode === 200) applyUndoSince(model, changeIdOf(answer), changeId)
}

const restore: Verb = async (person, model, step) => {
  const trash = [...idsOf(model, 'category', false), ...idsOf(model, 'event', false)]
  const listed = (await person.get('/trash')).json<{ _id: string }[]>().map((item) => item._id)
  // What an undo of its creation put away was not deleted by anybody: it is not listed.
  expect(listed.sort()).toEqual(trash.filter((id) => model.units.get(id)?.madeBy !== null).sort())
  const id = picked(trash, step.pick)
  const unit = id === undefined ? undefined : model.units.get(id)
  if (id === undefined || unit === undefined) return
  const answer = await person.post(`/trash/${id}/restore`)
  const canReturn = isWhole(new Map([...model.units, [id, { ...unit, isThere: true }]]))
  expect(answer.statusCode).toBe(canReturn ? 200 : 409)
  if (canReturn) apply(model, changeIdOf(answer), new Map([[id, [unit.type, unit.content]]]))
}

const verbs = {
  createCategory: create('category'),
  createCalendar: create('calendar'),
  createEvent: create('event'),
  createSeveral,
  updateCategory: update('category'),
  updateCalendar: update('calendar'),
  updateEvent: update('event'),
  removeCategory: remove('category'),
  removeEvent: remove('event'),
  changeSeveral,
  removeCalendar,
  undo,
  undoSince,
  restore,
}

/** Takes a step on the server and in the model, and expects the same answer. */
export const take = (person: Person, model: Model, step: Step): Promise<void> => verbs[step.verb](person, model, step)

/** Expects the server to show what the model shows. */
export async function expectSame(person: Person, model: Model): Promise<void> {
  const [categories, calendars, events, changes] = await Promise.all([
    person.get('/categories').then((answer) => answer.json<Category[]>()),
    person.get('/calendars').then((answer) => answer.json<Calendar[]>()),
    person.get('/events?year=2027').then((answer) => answer.json<Event[]>()),
    person.get('/changes?limit=200').then((answer) => answer.json<Change[]>()),
  ])
  const byIds = undoneBy(model)
  const listed = changes.map(({ _id, undoneBy: by }) => [_id, by !== null && byIds[_id] === 'several' ? 'several' : by])
  expect(Object.fromEntries(listed)).toEqual(byIds)
  const shown = [
    ...[...categories, ...calendars].map(({ _id, name }) => [_id, { name }]),
    ...events.map(({ _id, title, calendarId, categoryId }) => [_id, { title, calendarId, categoryId }]),
  ]
  expect(Object.fromEntries(shown)).toEqual(visible(model))
}

const verbNames = Object.keys(verbs) as (keyof typeof verbs)[]

/** Half of the steps undo: of the newest changes mostly, as people do, and of any other too. */
export const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.record({
    verb: fc.oneof(fc.constantFrom(...verbNames), fc.constant('undo' as const)),
    pick: fc.oneof(fc.nat(3), fc.nat(40)),
    other: fc.nat(40),
  }),
  { minLength: 4, maxLength: 24 },
)
