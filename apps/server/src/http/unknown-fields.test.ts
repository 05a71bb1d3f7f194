import { operations } from '@dodici/contract/operations'
import type { Problem } from '@dodici/contract/errors'
import { unknownFieldsIn } from '@dodici/contract/unknown-fields'
import { describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { newest } from '#server/test/random-request.ts'

const trip = { title: 'Gita', allDay: true, start: '2027-05-01', end: '2027-05-01' }

describe('unknownFieldsIn', () => {
  const inEvent = unknownFieldsIn(operations.createEvent.spec.body)
  const inBatch = unknownFieldsIn(operations.changeEvents.spec.body)
  const inProposal = unknownFieldsIn(operations.createProposal.spec.body)

  it.each([
    ['a misspelt field, with the one that is meant', { ...trip, reccurence: 'FREQ=DAILY' }, 'reccurence', 'recurrence'],
    ['one in other capitals', { ...trip, allday: true, allDay: undefined }, 'allday', null],
    ['one that is nothing like any', { ...trip, colour: 'red' }, 'colour', null],
    ['none as meant that is there already', { ...trip, titel: 'x' }, 'titel', null],
    ['one in an object', { ...trip, newCategory: { name: 'x', colr: '#000000' } }, 'newCategory.colr', 'color'],
    [
      'one in a list',
      { ...trip, reminders: [{ minutesBefore: 5, channel: 'push', chanel: 1 }] },
      'reminders.0.chanel',
      null,
    ],
    ['what objects have anyway', { ...trip, constructor: 1, toString: 2 }, 'constructor', null],
  ])('names %s', (_, body, path, meant) => {
    expect(inEvent(body)[0]).toEqual({ path, meant })
  })

  it('knows what each kind of a thing has, and that the others do not have it', () => {
    const events = [{ _id: 'x', version: 1 }]
    expect(inBatch({ events, action: { kind: 'copy', days: 1 } })).toEqual([])
    expect(inBatch({ events, action: { kind: 'copy', days: 1, startDays: 1 } })).toEqual([
      { path: 'action.startDays', meant: null },
    ])
    expect(inProposal({ title: 'x', changes: [{ action: 'delete', eventId: 'x', titel: 'y' }] })).toEqual([
      { path: 'changes.0.titel', meant: null },
    ])
  })

  it('finds nothing in what is complete, or is no object at all', () => {
    for (const body of [{ ...trip, newCategory: { name: 'x' }, categoryId: null }, null, 'x', [1], 5]) {
      expect(inEvent(body)).toEqual([])
    }
  })

  it('names twenty of very many, none of them at length', () => {
    const many = Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`x${'y'.repeat(500)}${index}`, 1]))
    const found = inEvent({ ...trip, ...many })
    expect(found).toHaveLength(20)
    expect(Math.max(...found.map(({ path }) => path.length))).toBe(100)
  })
})

eachDatabase((planner) => {
  it('refuses a field that does not exist with what is meant, in the language of the person, and writes nothing', async () => {
    for (const [language, message] of [
      ['it', 'Qui non c’è un campo con questo nome. Intendevi «recurrence»?'],
      ['en', 'There is no such field here. Is “recurrence” meant?'],
    ] as const) {
      const person = await planner().newUser({ language })
      const headers = { 'accept-language': language === 'it' ? 'en' : 'it' }
      const answer = await person.post('/events', { ...trip, reccurence: 'FREQ=DAILY' }, headers)
      expect(answer.statusCode).toBe(400)
      expect(answer.json<Problem>()).toMatchObject({
        code: 'invalid_input',
        errors: [{ path: 'reccurence', message, meant: 'recurrence' }],
      })
      expect(await newest(person)).toBe(0)
    }
  })

  it('says it to strangers in the language that they prefer', async () => {
    const body = { email: 'a@example.org', password: 'x', pasword: 'x' }
    const answer = await planner().request('POST', '/auth/login', { body, headers: { 'accept-language': 'en-GB' } })
    expect(answer.json<Problem>().errors).toEqual([
      { path: 'pasword', message: 'There is no such field here.', meant: null },
    ])
  })

  it('names it beside what else is wrong', async () => {
    const person = await planner().newUser()
    const answer = await person.post('/events', { ...trip, title: undefined, titel: 'Gita' })
    expect(answer.json<Problem>().errors?.map(({ path, meant }) => [path, meant])).toEqual([
      ['titel', 'title'],
      ['title', undefined],
    ])
  })

  it('refuses what a query asks for that does not exist, which would have been left out', async () => {
    const person = await planner().newUser()
    const answer = await person.get('/events?year=2027&categoryID=x')
    expect([answer.statusCode, answer.json<Problem>().errors?.[0]]).toMatchObject([
      400,
      { path: 'categoryID', meant: 'categoryId' },
    ])
  })

  it('takes what programs add to the link of a mail', async () => {
    const answer = await planner().request('GET', '/unsubscribe?token=x&utm_source=mail')
    expect(answer.statusCode).toBe(404)
    expect(answer.headers['content-type']).toContain('text/html')
  })
})
