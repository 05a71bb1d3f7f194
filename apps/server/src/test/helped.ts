import { v7 as uuid } from 'uuid'
import type { MilestoneContent } from '#server/db/journal/units/milestone-unit.ts'
import { writeChange } from '#server/db/journal/write-change.ts'
import { instantOf } from '#server/clock.ts'
import type { Event, Proposal } from '@dodici/contract/types'
import { accessOf } from './access-of.ts'
import type { Person, Planner } from './planner.ts'

/** Id of the step that `makeMilestone` makes. */
export const STEP = 'step-one'

const TRIP = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }

/** A card with one new event. */
export async function makeProposal(person: Person): Promise<string> {
  const changes = [{ action: 'create', ...TRIP }]
  return (await person.post('/ai/proposals', { title: 'Gita', changes })).json<Proposal>()._id
}

/** A conversation in which nothing was said yet. */
export async function makeConversation({ db, clock }: Planner, person: Person): Promise<string> {
  const id = uuid()
  const now = instantOf(clock)
  const kept = { version: 1, bytes: 0, content_id: null, deleted_at: null, updated_at: now, created_at: now }
  await db.transact((trx) =>
    trx
      .insertInto('conversation')
      .values({ owner_id: person.user._id, id, title: 'Quando?', ...kept })
      .execute(),
  )
  return id
}

/** The events of a milestone and of its step. */
export async function makePrepared(person: Person): Promise<{ eventId: string; stepEventId: string }> {
  const create = async (body: object): Promise<string> => (await person.post('/events', body)).json<Event>()._id
  const eventId = await create({ ...TRIP, title: 'Esame', kind: 'milestone', start: '2027-06-10', end: '2027-06-10' })
  const stepEventId = await create({ ...TRIP, title: 'Ripasso', start: '2027-06-01', end: '2027-06-03' })
  return { eventId, stepEventId }
}

/** A milestone with one step, as one change. */
export async function makeMilestone(
  planner: Planner,
  person: Person,
  { eventId, stepEventId = null }: { eventId: string; stepEventId?: string | null },
): Promise<{ id: string; changeId: string }> {
  const id = uuid()
  const content: MilestoneContent = {
    milestone: {
      title: 'Esame',
      day: '2027-06-10',
      event_id: eventId,
      template: 'exam',
      goal_id: null,
      created_at: instantOf(planner.clock),
    },
    steps: [
      {
        id: STEP,
        event_id: stepEventId,
        title: 'Ripasso',
        phase: 'Ripasso',
        first_on: '2027-06-01',
        last_on: '2027-06-03',
        done_at: null,
      },
    ],
  }
  const access = await accessOf(planner, person)
  const { changeId } = await writeChange(planner, access, { kind: 'assistant.apply' }, ({ put }) =>
    put('milestone', [{ id, content }]),
  )
  return { id, changeId: changeId ?? '' }
}
