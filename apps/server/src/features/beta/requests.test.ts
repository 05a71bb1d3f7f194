import { beforeEach, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { approveRequest, listRequests } from './requests.service.ts'

const START = '2026-11-20T09:00:00.000Z'
const HOUR = 60 * 60 * 1000
const after = (milliseconds: number): string => new Date(Date.parse(START) + milliseconds).toISOString()

eachDatabase((planner) => {
  const ask = (email: string, language?: 'it' | 'en') =>
    planner().request('POST', '/auth/request-beta', { body: { email, ...(language ? { language } : {}) } })
  const requestOf = async (email: string) => (await listRequests(planner())).filter((row) => row.email === email)

  beforeEach(async () => {
    planner().clock.set(START)
    await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
  })

  it('remembers an address once, in the language that was asked in; Q6: nothing is sent there', async () => {
    expect((await ask('First@example.org', 'en')).statusCode).toBe(202)
    expect((await ask('first@EXAMPLE.org', 'it')).statusCode).toBe(202)
    expect(await requestOf('First@example.org')).toEqual([
      { email: 'First@example.org', language: 'en', createdAt: START, approvedAt: null, hasAccount: false },
    ])
    expect(await planner().mailsTo('First@example.org')).toEqual([])
    expect(await planner().mailsTo('first@EXAMPLE.org')).toEqual([])
  })

  it('remembers it once too when ten ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask('ten@example.org')))
    expect(answers.map((answer) => answer.statusCode)).toEqual(Array(10).fill(202))
    expect(await requestOf('ten@example.org')).toHaveLength(1)
  })

  it('A5: answers new, known and registered addresses alike, and has nothing sent', async () => {
    const person = await planner().newUser()
    await ask('known@example.org')
    const before = (await everyRow(planner().db))['mail']
    const answers = []
    for (const email of [person.email, 'known@example.org', 'unknown@example.org']) {
      const answer = await ask(email)
      const { date: _, ...headers } = answer.headers
      answers.push([answer.statusCode, answer.body, headers])
    }
    expect(answers[0]).toEqual([202, '', expect.anything()])
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
    expect((await everyRow(planner().db))['mail']).toEqual(before)
  })

  it('answers 429 to the 31st request from one place within an hour', async () => {
    for (let asked = 0; asked < 30; asked += 1)
      expect((await ask(`many${String(asked)}@example.org`)).statusCode).toBe(202)
    expect((await ask('many@example.org')).statusCode).toBe(429)
    expect(await requestOf('many@example.org')).toEqual([])
    planner().clock.set(after(HOUR))
    expect((await ask('many@example.org')).statusCode).toBe(202)
  })

  it('sends who is approved a code of their own, which lets one person in', async () => {
    await ask('chosen@example.org', 'it')
    await approveRequest(planner(), 'Chosen@example.org', false)
    const mail = (await planner().mailsTo('chosen@example.org')).find(({ subject }) => subject.includes('invito'))
    expect(mail).toMatchObject({ subject: 'Il tuo invito a Dodici', language: 'it' })
    const code = /^ {4}(DB[\w-]+)$/m.exec(mail?.text ?? '')?.[1] ?? ''
    expect(mail?.text).toContain(`http://localhost:5001/register?invite=${code}`)
    const body = { username: 'Scelta', email: 'other@example.org', password: 'correct horse', inviteCode: code }
    expect((await planner().request('POST', '/auth/register-beta', { body })).statusCode).toBe(201)
    expect(await requestOf('chosen@example.org')).toMatchObject([{ approvedAt: START, hasAccount: false }])
  })

  it('sends nothing twice, unless that is wanted, and nothing to who has an account or has not asked', async () => {
    const person = await planner().newUser()
    await ask(person.email)
    await ask('twice@example.org')
    for (const email of [person.email, 'twice@example.org', 'twice@example.org']) {
      await approveRequest(planner(), email, false)
    }
    expect(await planner().mailsTo(person.email)).toEqual([])
    expect(await planner().mailsTo('twice@example.org')).toHaveLength(1)
    await approveRequest(planner(), 'twice@example.org', true)
    expect(await planner().mailsTo('twice@example.org')).toHaveLength(2)
    await expect(approveRequest(planner(), 'nobody@example.org', false)).rejects.toMatchObject({ code: 'not_found' })
  })
})
