import { v7 as uuid } from 'uuid'
import { instantOf } from '#server/clock.ts'
import { writeChange } from '#server/db/journal/write-change.ts'
import type { GoalContent } from '#server/db/schema.ts'
import { accessOf } from './access-of.ts'
import type { Person, Planner } from './planner.ts'

/** A goal of its own, as one change. `entryId` names the one thing that was entered for it by hand. */
export async function makeGoal(
  planner: Planner,
  person: Person,
  facts: Partial<GoalContent> = {},
): Promise<{ id: string; entryId: string; changeId: string }> {
  const [id, entryId, created_at] = [uuid(), uuid(), instantOf(planner.clock)]
  const content: GoalContent = {
    title: 'Palestra',
    description: '',
    category_id: null,
    kind: 'count',
    target: 30,
    unit: '',
    first_on: '2027-01-01',
    last_on: '2027-06-30',
    match_category_id: null,
    match_text: null,
    created_at,
    ...facts,
  }
  const entry = { goal_id: id, day: '2027-01-02', value: 1, note: 'A mano', created_at }
  const access = await accessOf(planner, person)
  const { changeId } = await writeChange(planner, access, { kind: 'goal.create' }, async ({ put }) => {
    await put('goal', [{ id, content }])
    await put('goalEntry', [{ id: entryId, content: entry }])
  })
  return { id, entryId, changeId: changeId ?? '' }
}

/** A reminder of an event that came. */
export async function makeNotification(planner: Planner, person: Person, eventId: string): Promise<string> {
  const [id, now] = [uuid(), instantOf(planner.clock)]
  const row = {
    owner_id: person.user._id,
    id,
    event_id: eventId,
    recurrence_id: '',
    minutes_before: 10,
    channel: 'display',
    at: now,
    is_late: 0,
    due_at: null,
    seen_at: null,
    done_at: null,
    created_at: now,
  } as const
  await planner.db.transact((trx) => trx.insertInto('notification').values(row).execute())
  return id
}

const sessionOf = async ({ db }: Planner, { user }: Person): Promise<string> =>
  (await db.read.selectFrom('session').select('id').where('user_id', '=', user._id).executeTakeFirstOrThrow()).id

/** A browser that nothing can be pushed to. */
export async function makePushDevice(planner: Planner, person: Person): Promise<string> {
  const id = uuid()
  const row = {
    owner_id: person.user._id,
    id,
    session_id: await sessionOf(planner, person),
    endpoint_hash: id,
    endpoint: 'https://push.example.org/nobody',
    p256dh: 'x',
    auth: 'x',
    user_agent: 'Browser',
    created_at: instantOf(planner.clock),
    last_used_at: null,
    last_fault: null,
  }
  await planner.db.transact((trx) => trx.insertInto('push_subscription').values(row).execute())
  return id
}
