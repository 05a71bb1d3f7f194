import type { Problem } from '@dodici/contract/errors'
import type { Category } from '@dodici/contract/types'
import { BODY_BYTES_MAX } from '@dodici/contract/limits'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import type { Person } from '#server/test/planner.ts'

const json = { 'content-type': 'application/json' }
const postRaw = (person: Person, body: string | Buffer, headers: Record<string, string> = json) =>
  person.post('/categories', body, headers)
const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth)

/** Text that must come back as it went: what the databases, JSON and the page could each take for something else. */
const exactTexts = [
  '[1]',
  '{"a":1}',
  'null',
  "Robert'); drop table category;--",
  '100 % _ \\ \\u0000 %00',
  '<script>alert(1)</script>',
  'שלום \u202eabc\u202c',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467} e\u0301',
  '\ufeffBOM',
]

eachDatabase((planner) => {
  const expectRefused = async (
    send: (person: Person) => Promise<{ statusCode: number }>,
    statuses: readonly number[],
  ) => {
    const person = await planner().newUser()
    const before = await everyRow(planner().db)
    expect(statuses).toContain((await send(person)).statusCode)
    expect(await everyRow(planner().db)).toEqual(before)
    expect((await person.post('/categories', { name: 'Next' })).statusCode).toBe(201)
  }

  it.each([
    ['text/plain', '{"name":"Sport"}'],
    ['text/html', '<p>'],
    ['application/x-www-form-urlencoded', 'name=Sport'],
    ['application/xml', '<name>Sport</name>'],
    ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nSport\r\n--x--'],
    ['text/calendar', 'BEGIN:VCALENDAR'],
    ['application/jsonx', '{"name":"Sport"}'],
    ['nonsense', '{"name":"Sport"}'],
    ['', '{"name":"Sport"}'],
  ])('V2: refuses a body of the type "%s"', async (type, body) => {
    await expectRefused((person) => postRaw(person, body, { 'content-type': type }), [400, 415])
  })

  it.each([
    ['no JSON', '{name:'],
    ['JSON that ends early', '{"name":"Sp'],
    ['two values', '{"name":"Sport"}{"name":"Sport"}'],
    ['nothing', ''],
    ['a bare value', '"Sport"'],
    ['null', 'null'],
    ['a number beyond all', '{"name":1e400}'],
    ['__proto__', '{"name":"Sport","__proto__":{"isAdmin":true}}'],
    ['__proto__ in an object inside', '{"name":"Sport","color":{"__proto__":{"isAdmin":true}}}'],
    ['constructor.prototype', '{"name":"Sport","constructor":{"prototype":{"isAdmin":true}}}'],
    ['NUL as an escape', '{"name":"Spo\\u0000rt"}'],
    ['a control character that no calendar file can hold', '{"name":"Spo\\u001frt"}'],
    ['a lone high surrogate', '{"name":"Spo\\ud800rt"}'],
    ['a lone low surrogate', '{"name":"Spo\\udc00rt"}'],
    ['arrays in arrays, a hundred thousand deep', nested(100_000)],
    ['a field of arrays in arrays', `{"name":${nested(100_000)}}`],
  ])('V2: refuses %s and leaves prototypes alone', async (_, body) => {
    await expectRefused((person) => postRaw(person, body), [400])
    expect({}).not.toHaveProperty('isAdmin')
  })

  it('V2: refuses deep nesting in a field that it does not know', async () => {
    const person = await planner().newUser()
    const answer = await postRaw(person, `{"name":"Sport","unknown":${nested(100_000)}}`, {
      ...json,
      'idempotency-key': 'deep',
    })
    expect([answer.statusCode, answer.json<Problem>().errors?.[0]?.path]).toEqual([400, 'unknown'])
  })

  it('V2: refuses bytes that are no UTF-8, or stores them as the replacement that they were decoded to', async () => {
    const person = await planner().newUser()
    const answer = await postRaw(person, Buffer.from([...Buffer.from('{"name":"'), 0xff, 0xfe, ...Buffer.from('"}')]))
    expect([400, 201]).toContain(answer.statusCode)
    if (answer.statusCode === 201) expect(answer.json<Category>().name).toBe('\ufffd\ufffd')
  })

  it.each(exactTexts)('V2: stores %j exactly', async (text) => {
    const person = await planner().newUser()
    const created = await person.post('/categories', { name: `x${text}x`, description: text })
    expect(created.statusCode).toBe(201)
    const shown = (await person.get('/categories')).json<Category[]>()
    expect(shown).toMatchObject([{ name: `x${text}x`, description: text }])
    const change = String((await person.delete(`/categories/${shown[0]!._id}`)).headers['x-change-id'])
    await person.post(`/changes/${change}/undo`)
    expect((await person.get('/categories')).json()).toMatchObject([{ name: `x${text}x`, description: text }])
  })

  it('V4: counts an emoji as one character, however many it is made of', async () => {
    const person = await planner().newUser()
    const family = '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'
    expect((await person.post('/categories', { name: family.repeat(100) })).statusCode).toBe(201)
    const before = await everyRow(planner().db)
    for (const name of [family.repeat(101), 'x'.repeat(101), 'x'.repeat(100_000)]) {
      expect((await person.post('/categories', { name })).statusCode).toBe(400)
    }
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('answers 413 to a body over the limit, and takes one just below', async () => {
    const filler = (length: number) => `{"name":"Sport"${' '.repeat(length)}}`
    await expectRefused((person) => postRaw(person, filler(BODY_BYTES_MAX)), [413])
    const person = await planner().newUser()
    expect((await postRaw(person, filler(BODY_BYTES_MAX - 100))).statusCode).toBe(201)
  })

  it.each(['', 'x'.repeat(101), 'a b', 'é'])('refuses the Idempotency-Key "%s"', async (key) => {
    await expectRefused((person) => person.post('/categories', { name: 'Sport' }, { 'idempotency-key': key }), [400])
  })

  it.each(['\n', '\r\n', '\r', '\t', '\v', '\f', '\u0085', '\u2028', '\u2029', ' \n \u2028'])(
    'V4: keeps titles and names in one line: %j becomes a space',
    async (between) => {
      const person = await planner().newUser()
      const text = `${between}One${between}two${between}`
      const expected = /^One +two$/
      const [calendar] = (await person.get('/calendars')).json<{ _id: string }[]>()
      const event = { calendarId: calendar?._id, title: text, allDay: true, start: '2027-03-01', end: '2027-03-01' }
      const titled = (await person.post('/events', event)).json<{ title: string }>().title
      const named = await Promise.all([
        person.post('/categories', { name: text }),
        person.post('/calendars', { name: text, year: 2027 }),
        person.patch('/users/profile', { username: text }),
      ])
      const names = named.map((answer) => answer.json<{ name?: string; username?: string }>())
      for (const stored of [titled, ...names.map(({ name, username }) => name ?? username)]) {
        expect(stored).toMatch(expected)
      }
    },
  )
})
