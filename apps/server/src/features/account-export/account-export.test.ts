import { Readable } from 'node:stream'
import type { Calendar } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'
import { makeThings } from '#server/test/things.ts'
import { zipEntries } from '#server/test/zip-entries.ts'
import { EXPORTS_AN_HOUR } from './account-export.service.ts'
import { zipOf } from './zip.ts'

const START = '2026-11-20T09:00:00.000Z'
const series = {
  title: 'Corso, "serale"; \u{1F9D8}',
  description: 'Riga 1\nRiga 2',
  allDay: false,
  start: '2026-03-02T19:00',
  end: '2026-03-02T20:30',
  timezone: 'Europe/Rome',
  recurrence: 'FREQ=WEEKLY;COUNT=10',
  reminders: [{ minutesBefore: 30, channel: 'email' }],
}

interface Account {
  readonly profile: object
  readonly calendars: Calendar[]
  readonly categories: object[]
  readonly sessions: object[]
  readonly apiKeys: object[]
  readonly webhooks: object[]
  readonly feedback: object[]
  readonly milestones: object[]
  readonly goals: object[]
  readonly conversations: object[]
  readonly assistantLog: object[]
  readonly events: { title: string; exceptions: object[] }[]
}

async function filesOf(person: Person): Promise<{ account: Account; files: Record<string, string> }> {
  const answer = await person.get('/users/export')
  expect(answer.statusCode).toBe(200)
  const { 'account.json': account = '', ...files } = zipEntries(answer.rawPayload)
  return { account: JSON.parse(account) as Account, files }
}

eachDatabase((planner) => {
  it('hands over everything of an account as a zip, named after the day that it is for the person', async () => {
    planner().clock.set('2026-11-20T22:30:00.000Z')
    const person = await planner().newUser({ timezone: 'Pacific/Auckland' })
    const answer = await person.get('/users/export')
    expect(answer.headers['content-type']).toBe('application/zip')
    expect(answer.headers['content-disposition']).toBe('attachment; filename="dodici-2026-11-21.zip"')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(Object.keys(zipEntries(answer.rawPayload))).toEqual(['account.json', 'calendars/Personale.ics'])
    planner().clock.set(START)
  })

  it('says in account.json what the person has, and no secret', async () => {
    const person = await planner().newUser()
    await makeThings(planner(), person)
    const made = await person.post('/events', series)
    const { _id } = made.json<{ _id: string }>()
    await person.patch(`/events/${_id}?scope=this&occurrence=2026-03-09T19:00`, { title: 'Spostato' })
    await person.post('/feedback/submit', {
      title: 'Bello',
      details: 'Molto',
      categoryId: 'idea',
      metadata: { page: '/', url: '', userAgent: 'Firefox' },
    })
    const { account } = await filesOf(person)
    expect(account.profile).toMatchObject({ email: person.email, username: person.user.username })
    expect(account.calendars).toEqual((await person.get('/calendars')).json())
    expect(account.categories).toEqual((await person.get('/categories')).json())
    expect(account.sessions).toHaveLength(2)
    expect(account.apiKeys).toMatchObject([{ name: 'Bot' }])
    expect(account.webhooks).toEqual((await person.get('/webhooks')).json())
    expect(account.webhooks).toHaveLength(1)
    expect(account.feedback).toMatchObject([{ title: 'Bello', details: 'Molto', category: 'idea' }])
    expect(account.events).toHaveLength(2)
    expect(account.milestones).toEqual((await person.get('/milestones')).json())
    expect(account.milestones).toHaveLength(1)
    const entered = [{ day: '2027-01-02', value: 1, note: 'A mano' }]
    expect(account.goals).toMatchObject([{ title: 'Palestra', from: '2027-01-01', to: '2027-06-30', entries: entered }])
    expect(account.conversations).toMatchObject([{ title: 'Quando?', messages: [] }])
    expect(account.assistantLog).toEqual([])
    const { recurrence, ...content } = series
    expect(account.events.find((event) => event.title === series.title)).toMatchObject({
      ...content,
      recurrence,
      exceptions: [{ recurrenceId: '2026-03-09T19:00', title: 'Spostato' }],
    })
    for (const secret of [person.token, 'dodses_', 'dodkey_', 'argon2', 'hash', 'whsec_', 'secret']) {
      expect(JSON.stringify(account)).not.toContain(secret)
    }
  })

  it('gives each calendar as a file that can be imported again, those of one name by number', async () => {
    const person = await planner().newUser()
    for (const name of ['Viaggi/../', 'viaggi', '\u{1F30D}']) await person.post('/calendars', { name })
    await person.post('/events', series)
    const { files } = await filesOf(person)
    expect(Object.keys(files)).toEqual([
      'calendars/Personale.ics',
      'calendars/Viaggi.ics',
      'calendars/viaggi (2).ics',
      'calendars/calendar.ics',
    ])
    const other = await planner().newUser()
    const [calendar] = (await other.get('/calendars')).json<Calendar[]>()
    const imported = await other.post(`/calendars/${String(calendar?._id)}/import`, files['calendars/Personale.ics'], {
      'content-type': 'text/calendar',
    })
    expect(imported.json()).toMatchObject({ added: 1 })
    expect((await other.get('/events?year=2026')).json()).toMatchObject([
      { title: series.title, recurrence: series.recurrence },
    ])
  })

  it('holds nothing of anybody else', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    await makeThings(planner(), other)
    const { account, files } = await filesOf(person)
    expect([account.categories, account.events, account.feedback]).toEqual([[], [], []])
    expect(JSON.stringify([account, files])).not.toContain(other.user._id)
  })

  it(`makes ${String(EXPORTS_AN_HOUR)} an hour for one account`, async () => {
    planner().clock.set(START)
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    for (let count = 0; count < EXPORTS_AN_HOUR; count += 1) await filesOf(person)
    const refused = await person.get('/users/export')
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await other.get('/users/export')).statusCode).toBe(200)
    planner().clock.set('2026-11-20T10:00:00.000Z')
    expect((await person.get('/users/export')).statusCode).toBe(200)
    planner().clock.set(START)
  })
})

it('breaks a zip off where a file of it cannot be made, instead of ending it as if it were whole', async () => {
  async function* broken(): AsyncGenerator<string> {
    yield await Promise.resolve('half')
    throw new Error('the database went away')
  }
  const zip = zipOf([
    { path: 'a.txt', content: () => Readable.from(['whole']) },
    { path: 'b.txt', content: broken },
  ])
  await expect(zip.toArray()).rejects.toThrow('the database went away')
})
