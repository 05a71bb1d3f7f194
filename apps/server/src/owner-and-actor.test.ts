import type { Event } from '@dodici/contract/types'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Access } from './actor.ts'
import { PERSON_LIMITS } from './db/person-limits.ts'
import { OWNED_TABLES } from './db/tables.ts'
import { deleteConversation, listConversations } from './features/assistant/conversations.service.ts'
import { copyCalendarYear } from './features/calendar-contents/copy-year.service.ts'
import { createCalendar, deleteCalendar, listCalendars } from './features/calendars/calendars.service.ts'
import { createCategories, listCategories } from './features/categories/categories.service.ts'
import { listChanges } from './features/changes/list-changes.service.ts'
import { undoChange } from './features/changes/undo.service.ts'
import { changeEvents } from './features/events/change-events.service.ts'
import { createEvent } from './features/events/create-event.service.ts'
import { deleteEvent } from './features/events/delete-event.service.ts'
import { eventsOfYear, readEvent } from './features/events/events.service.ts'
import { knownYears } from './features/events/known-years.ts'
import { quickAddEvent } from './features/events/quick-add.service.ts'
import { searchEvents } from './features/events/search.service.ts'
import { updateEvent } from './features/events/update-event.service.ts'
import { keptYear, yearBodies } from './features/events/year-body.service.ts'
import { createEntry } from './features/goals/goal-entries.service.ts'
import { createGoal, listGoals } from './features/goals/goals.service.ts'
import { applyProposal } from './features/proposals/apply-proposal.service.ts'
import { createProposal } from './features/proposals/create-proposal.service.ts'
import { createSample } from './features/sample/create-sample.service.ts'
import { deleteSample } from './features/sample/delete-sample.service.ts'
import { setPlan } from './features/users/accounts.service.ts'
import { accessOf } from './test/access-of.ts'
import { eachDatabase } from './test/each-database.ts'
import { makeConversation } from './test/helped.ts'
import type { Person, Planner } from './test/planner.ts'
import { threadedStorage } from './test/threaded.ts'

const NOWHERE = new URL('./there-is-no-such-file.ts', import.meta.url)
/** Enough for what is done here, and spent soon. */
const POINTS = 4_000
const MEETING = { title: 'Riunione', allDay: false, start: '2027-05-04T10:00', end: '2027-05-04T11:00' }
const TRIP = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }
const PLAIN = { description: '', targetMinutes: null, away: null, defaultReminders: { timed: [], allDay: [] } }
const SPORT = { ...PLAIN, name: 'Sport', color: '#0097a7' }

/** The present data of an owner, for which somebody else asks. */
async function accessFor(planner: Planner, owner: Person, asking: Person): Promise<Access> {
  return { ...(await accessOf(planner, owner)), actor: (await accessOf(planner, asking)).actor }
}

/** Everything that belongs to somebody. */
async function rowsOf({ db }: Planner, { user }: Person): Promise<Record<string, unknown[]>> {
  const tables: [string, unknown[]][] = []
  for (const { name, owner } of OWNED_TABLES) {
    const { rows } = await sql`select * from ${sql.table(name)} where ${sql.ref(owner)} = ${user._id}`.execute(db.read)
    tables.push([name, rows])
  }
  return Object.fromEntries(tables)
}

eachDatabase(
  (planner) => {
    const storageOf = () => threadedStorage(planner(), NOWHERE, [])
    const twoPeople = async (): Promise<[owner: Person, asking: Person]> => [
      await planner().newUser(),
      await planner().newUser({ timezone: 'America/New_York' }),
    ]

    /** Writes of every kind into the year of an access. */
    async function writeMuch(access: Access): Promise<void> {
      const storage = storageOf()
      const { value: event } = await createEvent(storage, access, { draft: MEETING, year: undefined })
      const { value: category } = await createCategories(storage, access, [SPORT])
      await updateEvent(storage, access, { id: event._id, version: null, patch: { categoryId: category[0]?._id } })
      await changeEvents(storage, access, {
        events: [{ _id: event._id, version: 2 }],
        action: { kind: 'copy', days: 7 },
      })
      await quickAddEvent(storage, access, { text: 'Cena 3 giugno 2027 ore 20', newCategories: false, dryRun: false })
      const [first] = await listCalendars(storage, access)
      await copyCalendarYear(storage, access, { id: first?._id ?? '', from: 2027, to: 2028, keep: 'date' })
      const { value: goal } = await createGoal(storage, access, {
        ...{ title: 'Palestra', kind: 'count', target: 3, from: '2026-01-01', to: '2026-12-31' },
      })
      await createEntry(storage, access, { goalId: goal._id, draft: { day: '2026-03-01' } })
      await createSample(storage, access, '2027-01')
      await deleteSample(storage, access)
      const changes = [{ action: 'create', ...TRIP } as const]
      const card = await createProposal(storage, access, { title: 'Gita', changes, language: 'it' })
      await applyProposal(storage, access, { id: card._id, choice: {} })
      const { changeId } = await deleteEvent(storage, access, { id: event._id, version: null })
      await undoChange(storage, access, changeId ?? '')
    }

    it('writes into the data of the owner alone, whoever asks, and notes who it was', async () => {
      const [owner, asking] = await twoPeople()
      const before = await rowsOf(planner(), asking)
      const access = await accessFor(planner(), owner, asking)
      await writeMuch(access)
      expect(await rowsOf(planner(), asking)).toEqual(before)
      const changes = planner().db.read.selectFrom('change').select(['owner_id', 'actor_id', 'kind'])
      const made = await changes.where('owner_id', '=', owner.user._id).execute()
      expect(new Set(made.map(({ actor_id }) => actor_id))).toEqual(new Set([asking.user._id]))
      expect(made.length).toBeGreaterThan(11)
    })

    it('reads the data of the owner alone, whoever asks', async () => {
      const [owner, asking] = await twoPeople()
      await writeMuch(await accessOf(planner(), owner))
      const storage = storageOf()
      const told = async (access: Access) => [
        (await eventsOfYear({ storage, years: knownYears() }, access, { year: 2027 })).events.map(({ title }) => title),
        await searchEvents(storage, access, { q: 'gita', limit: 5 }),
        await listGoals(storage, access, {}),
        await listCategories(storage.db.read, access),
        (await listChanges(storage, access, { limit: 50 })).map(({ kind }) => kind),
      ]
      const own = await told(await accessOf(planner(), owner))
      expect(own.map((list) => list.length > 0)).toEqual([true, true, true, true, true])
      expect(await told(await accessFor(planner(), owner, asking))).toEqual(own)
      expect(await told(await accessFor(planner(), asking, owner))).toEqual([[], [], [], [], []])
    })

    it('shows the data of the owner in the time zone of who asks, under a tag that says both', async () => {
      const [owner, asking] = await twoPeople()
      const { _id: id } = (await owner.post('/events', { ...MEETING, timezone: 'Europe/Rome' })).json<Event>()
      const [own, foreign] = [await accessOf(planner(), owner), await accessFor(planner(), owner, asking)]
      const startFor = async (access: Access) => (await readEvent(planner(), access, { id })).occurrences[0]?.start
      expect(await Promise.all([own, foreign].map(startFor))).toEqual(['2027-05-04T10:00', '2027-05-04T04:00'])
      const tagOf = (access: Access) =>
        keptYear(yearBodies(), { access, question: ['events', {}] }, () => Promise.reject(new Error('not asked'))).tag
      await asking.post('/categories', SPORT)
      expect(tagOf(await accessFor(planner(), owner, asking))).toBe(tagOf(foreign))
      await owner.post('/categories', SPORT)
      const now = await accessFor(planner(), owner, asking)
      expect(new Set([tagOf(own), tagOf(foreign), tagOf(now)]).size).toBe(3)
    })

    it('limits what is stored by the plan of the owner', async () => {
      const [owner, asking] = await twoPeople()
      await setPlan(planner(), owner.email, 'basic')
      await setPlan(planner(), asking.email, 'pro')
      const draft = { name: 'Lavoro', description: '' }
      const create = async (access: Access) => createCalendar(planner(), access, draft)
      const refused = create(await accessFor(planner(), owner, asking))
      await expect(refused).rejects.toMatchObject({ code: 'plan_limit' })
      expect((await create(await accessFor(planner(), asking, owner))).value.name).toBe('Lavoro')
    })

    it('counts writes for who asks, and not for the owner', async () => {
      const [owner, asking] = await twoPeople()
      const foreign = await accessFor(planner(), owner, asking)
      const remove = (access: Access) => deleteCalendar(planner(), access, { id: 'none', version: null })
      for (let spent = 0; spent < POINTS; spent += 50) {
        await expect(remove(foreign)).rejects.toMatchObject({ code: 'not_found' })
      }
      await expect(remove(foreign)).rejects.toMatchObject({ code: 'too_many_requests' })
      expect((await asking.post('/categories', SPORT)).statusCode).toBe(429)
      expect((await owner.post('/categories', SPORT)).statusCode).toBe(201)
    })

    it('C2: remembers an answer for who asked, and not for the owner', async () => {
      const [owner, asking] = await twoPeople()
      const { actor, ...data } = await accessFor(planner(), owner, asking)
      const idempotency = { key: 'once', fingerprint: 'the same' }
      const create = (who: Access['actor']) =>
        createCategories(planner(), { ...data, actor: { ...who, idempotency } }, [SPORT])
      const [first, again] = [await create(actor), await create(actor)]
      expect(again.value).toEqual(first.value)
      const own = await create((await accessOf(planner(), owner)).actor)
      expect(own.value[0]?._id).not.toBe(first.value[0]?._id)
    })

    it('keeps conversations with who asks, and cards with the year that they would change', async () => {
      const [owner, asking] = await twoPeople()
      const storage = storageOf()
      const [ofOwner, ofAsking] = [await makeConversation(planner(), owner), await makeConversation(planner(), asking)]
      const foreign = await accessFor(planner(), owner, asking)
      expect((await listConversations(storage, foreign.actor)).map(({ _id }) => _id)).toEqual([ofAsking])
      await expect(deleteConversation(storage, foreign.actor, ofOwner)).rejects.toMatchObject({ code: 'not_found' })
      const changes = [{ action: 'create', ...TRIP } as const]
      const { _id: id } = await createProposal(storage, foreign, { title: 'Gita', changes, language: 'it' })
      const elsewhere = applyProposal(storage, await accessOf(planner(), asking), { id, choice: {} })
      await expect(elsewhere).rejects.toMatchObject({ code: 'not_found' })
      expect((await applyProposal(storage, foreign, { id, choice: {} })).value.count).toBe(1)
    })
  },
  {},
  { limits: { ...PERSON_LIMITS, points: { most: POINTS, aMinute: 1 } } },
)
