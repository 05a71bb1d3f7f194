import type { Problem } from '@dodici/contract/errors'
import type { Calendar, Category, Event, Milestone, Proposal } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { makeMilestone, makePrepared } from '#server/test/helped.ts'
import type { Person, Planner } from '#server/test/planner.ts'

const TRIP = { title: 'Gita al lago', allDay: true, start: '2027-05-01', end: '2027-05-02' }

const made = async <Value>(person: Person, path: string, body: object): Promise<Value> =>
  (await person.post(path, body)).json<Value>()

const card = (person: Person, ...changes: object[]): Promise<Proposal> =>
  made<Proposal>(person, '/ai/proposals', { title: 'Prova', changes })

const listed = async (person: Person): Promise<Milestone[]> => (await person.get('/milestones')).json<Milestone[]>()

/** Everything that is stored of both, but for what says when somebody was last seen. */
async function rows({ db }: Planner): Promise<unknown> {
  const { event, category, calendar, change, milestone, milestone_step, proposal } = await everyRow(db)
  return { event, category, calendar, change, milestone, milestone_step, proposal }
}

eachDatabase((planner) => {
  it('Z2: a card takes nothing of another person: no calendar, no category, no item of theirs', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    await setPlan(planner(), other.email, 'enterprise')
    const calendar = await made<Calendar>(other, '/calendars', { name: 'Loro' })
    const category = await made<Category>(other, '/categories', { name: 'Loro' })
    const theirs = await card(other, { action: 'create', ...TRIP })
    const own = await card(person, { action: 'create', ...TRIP })
    const _id = own.items[0]?._id
    const before = await rows(planner())
    const choices: [object, number[]][] = [
      [{ calendarId: calendar._id }, [400, 404]],
      [{ items: [{ _id, categoryId: category._id }] }, [400, 404]],
      [{ items: [{ _id: theirs.items[0]?._id }] }, [400]],
      [{ items: [{ _id }, { _id }] }, [400]],
    ]
    for (const [choice, statuses] of choices) {
      const answer = await person.post(`/ai/proposals/${own._id}/apply`, choice)
      expect([choice, statuses.includes(answer.statusCode)]).toEqual([choice, true])
    }
    expect(await rows(planner())).toEqual(before)
    expect((await person.post(`/ai/proposals/${own._id}/apply`, {})).statusCode).toBe(200)
  })

  it('Z2: an event of another person can be neither enhanced nor put on a card', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const event = await made<Event>(other, '/events', TRIP)
    const before = await rows(planner())
    const answers = [
      await person.post(`/ai/enhance-event/${event._id}`, {}),
      await person.post('/ai/proposals', { title: 'x', changes: [{ action: 'delete', eventId: event._id }] }),
    ]
    expect(answers.map((answer) => [answer.statusCode, answer.json<Problem>().code])).toEqual([
      [404, 'not_found'],
      [400, 'unknown_reference'],
    ])
    expect(await rows(planner())).toEqual(before)
  })

  it('Z1: a milestone of another person is not there: not to be moved, ticked off, or told from none', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const { id } = await makeMilestone(planner(), other, await makePrepared(other))
    const [{ steps }] = (await listed(other)) as [Milestone]
    const before = await rows(planner())
    const answers = await Promise.all(
      [id, '01900000-0000-7000-8000-00000000dead'].flatMap((each) => [
        person.post(`/milestones/${each}/move`, { date: '2027-06-20' }),
        person.patch(`/milestones/${each}/steps/${steps[0]?._id ?? ''}`, { done: true }),
      ]),
    )
    const [body] = answers.map((answer) => answer.body)
    expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual(answers.map(() => [404, body]))
    expect([await listed(person), await rows(planner())]).toEqual([[], before])
  })
})
