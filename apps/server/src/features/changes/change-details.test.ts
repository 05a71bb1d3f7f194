import type { Calendar, Category, Change, ChangeDetail, Event, NewApiKey } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { hostileTexts } from '#server/test/hostile-texts.ts'
import type { Person } from '#server/test/planner.ts'

const DAY = { title: 'Dentista', allDay: true, start: '2027-05-03', end: '2027-05-03' }
const NINE = { title: 'Yoga', start: '2027-05-03T09:00', end: '2027-05-03T10:00', allDay: false }

const newest = async (person: Person, query = ''): Promise<Change> => {
  const [change] = (await person.get(`/changes?limit=1${query}`)).json<Change[]>()
  if (change === undefined) throw new Error('nothing was changed')
  return change
}
const detailsOf = async (person: Person): Promise<ChangeDetail[]> => (await newest(person)).details
const create = async (person: Person, draft: object): Promise<Event> =>
  (await person.post('/events', draft)).json<Event>()

eachDatabase((planner) => {
  it('says of an event when it was made, moved, deleted and brought back', async () => {
    const person = await planner().newUser()
    const event = await create(person, DAY)
    const then = { allDay: true, start: '2027-05-03', end: '2027-05-03' }
    const now = { allDay: true, start: '2027-05-06', end: '2027-05-06' }
    const base = {
      type: 'event',
      _id: event._id,
      title: 'Dentista',
      part: null,
      more: 0,
      fields: [],
      timesBefore: null,
    }
    expect(await detailsOf(person)).toMatchObject([{ ...base, act: 'created', times: then }])
    await person.patch(`/events/${event._id}`, { start: '2027-05-06', end: '2027-05-06' })
    expect(await detailsOf(person)).toMatchObject([{ ...base, act: 'changed', times: now, timesBefore: then }])
    await person.delete(`/events/${event._id}`)
    expect(await detailsOf(person)).toMatchObject([{ ...base, act: 'deleted', times: now }])
    await person.post(`/trash/${event._id}/restore`)
    expect(await detailsOf(person)).toMatchObject([{ ...base, act: 'restored', times: now }])
  })

  it('says which fields were changed, by the names of what they named, also when that is gone', async () => {
    const person = await planner().newUser()
    const { _id: categoryId } = (await person.post('/categories', { name: 'Salute' })).json<Category>()
    const event = await create(person, DAY)
    await person.patch(`/events/${event._id}`, { title: 'Oculista', categoryId, description: 'x'.repeat(5_000) })
    await person.delete(`/categories/${categoryId}`)
    const [, change] = (await person.get('/changes?limit=2')).json<Change[]>()
    expect(change?.details[0]?.fields).toEqual([
      { name: 'title', before: 'Dentista', after: 'Oculista' },
      { name: 'category', before: null, after: 'Salute' },
      { name: 'description', before: null, after: null },
    ])
  })

  it('says times in the person’s own zone', async () => {
    const person = await planner().newUser()
    await person.patch('/users/profile', { timezone: 'Europe/Rome' })
    await create(person, { ...NINE, timezone: 'America/New_York' })
    expect((await detailsOf(person))[0]?.times).toEqual({
      allDay: false,
      start: '2027-05-03T15:00',
      end: '2027-05-03T16:00',
    })
  })

  it('says which part of a series was changed or deleted', async () => {
    const person = await planner().newUser()
    const { _id } = await create(person, { ...NINE, recurrence: 'FREQ=WEEKLY' })
    const at = (scope: string, start: string) => `/events/${_id}?scope=${scope}&occurrence=${start}T09:00`
    await person.patch(at('this', '2027-05-10'), { start: '2027-05-11T09:00', end: '2027-05-11T10:00' })
    expect(await detailsOf(person)).toMatchObject([
      {
        ...{ act: 'changed', part: 'this', occurrence: '2027-05-10T09:00', fields: [] },
        timesBefore: { start: '2027-05-10T09:00', end: '2027-05-10T10:00' },
        times: { start: '2027-05-11T09:00', end: '2027-05-11T10:00' },
      },
    ])
    await person.delete(at('this', '2027-05-17'))
    expect(await detailsOf(person)).toMatchObject([{ act: 'deleted', part: 'this', occurrence: '2027-05-17T09:00' }])
    await person.patch(at('following', '2027-06-07'), { title: 'Pilates' })
    expect(await detailsOf(person)).toMatchObject([
      {
        ...{ act: 'changed', part: 'following', occurrence: '2027-06-07T09:00', timesBefore: null, title: 'Pilates' },
        fields: [{ name: 'title', before: 'Yoga', after: 'Pilates' }],
      },
    ])
    await person.delete(at('following', '2027-05-24'))
    expect(await detailsOf(person)).toMatchObject([
      { act: 'deleted', part: 'following', occurrence: '2027-05-24T09:00', fields: [] },
    ])
    await person.patch(`/events/${_id}?scope=all`, { location: 'Palestra' })
    expect(await detailsOf(person)).toMatchObject([
      { act: 'changed', part: 'all', fields: [{ name: 'place', before: null, after: 'Palestra' }] },
    ])
  })

  it('says of the person’s other things what was changed', async () => {
    const person = await planner().newUser()
    const { _id } = (await person.post('/categories', { name: 'Sport' })).json<Category>()
    await person.patch(`/categories/${_id}`, { color: '#ff0000', targetMinutes: 90 })
    expect(await detailsOf(person)).toMatchObject([
      {
        ...{ type: 'category', title: 'Sport', act: 'changed', times: null },
        fields: [
          { name: 'color', after: '#ff0000' },
          { name: 'target', before: null, after: '90' },
        ],
      },
    ])
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    await person.patch(`/calendars/${calendar?._id ?? ''}`, { shown: false })
    expect(await detailsOf(person)).toMatchObject([
      { type: 'calendar', fields: [{ name: 'shown', before: '1', after: '0' }] },
    ])
    const goal = (
      await person.post('/goals', { title: 'Leggere', kind: 'count', target: 12, from: '2026-01-01', to: '2026-12-31' })
    ).json<{ _id: string }>()
    await person.post(`/goals/${goal._id}/entries`, { day: '2026-11-01', value: 3 })
    expect(await detailsOf(person)).toMatchObject([
      { type: 'goalEntry', act: 'created', of: 'Leggere', fields: [{ name: 'value', after: '3' }, { name: 'day' }] },
    ])
  })

  it('says by what it was changed: an API key by its name, a file by its own', async () => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'enterprise')
    await create(person, DAY)
    expect((await newest(person)).by).toEqual({ kind: 'page', name: '' })
    const { key } = (
      await person.post('/users/api-keys', { name: 'Casa', password: person.password })
    ).json<NewApiKey>()
    await planner().request('POST', '/events', { body: DAY, token: key })
    expect((await newest(person)).by).toEqual({ kind: 'key', name: 'Casa' })
    const [calendar] = (await person.get('/calendars')).json<Calendar[]>()
    const file = [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:t',
      'BEGIN:VEVENT',
      'UID:1',
      'DTSTART;VALUE=DATE:20270101',
      'SUMMARY:Uno',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n')
    await person.post(`/calendars/${calendar?._id ?? ''}/import?name=turni.ics`, file, {
      'content-type': 'text/calendar',
    })
    expect(await newest(person)).toMatchObject({ kind: 'calendar.import', by: { kind: 'import', name: 'turni.ics' } })
    await person.post('/events/quick-add', { text: 'Cena 5 maggio 2027' })
    expect((await newest(person)).by).toEqual({ kind: 'quickAdd', name: '' })
  })

  it('lists what changed one event alone, with what that change did to it, also among many', async () => {
    const person = await planner().newUser()
    const events = await Promise.all(Array.from({ length: 6 }, () => create(person, DAY)))
    await person.post('/events/batch', {
      events: events.map(({ _id, version }) => ({ _id, version })),
      action: { kind: 'shift', startDays: 3, endDays: 3 },
    })
    for (const { _id } of events) {
      const changes = (await person.get(`/changes?event=${_id}`)).json<Change[]>()
      expect(changes).toMatchObject([
        { kind: 'event.update', count: 6, details: [{ _id, times: { start: '2027-05-06' } }] },
        { kind: 'event.create', details: [{ _id, act: 'created' }] },
      ])
      expect((await person.get(`/changes?event=${_id}&limit=1&before=7`)).json<Change[]>()).toHaveLength(1)
    }
    const other = await planner().newUser()
    expect((await other.get(`/changes?event=${events[0]?._id ?? ''}`)).json()).toEqual([])
  })

  it('says hostile titles as they are, shortened between two characters', async () => {
    const person = await planner().newUser()
    for (const title of hostileTexts(64)) {
      const answer = await person.post('/events', { ...DAY, title })
      if (answer.statusCode !== 201) continue
      const stored = answer.json<Event>().title
      const shown = (await detailsOf(person))[0]?.title ?? ''
      expect(shown.isWellFormed()).toBe(true)
      expect(stored.startsWith(shown.replace(/…$/, ''))).toBe(true)
    }
  })
})
