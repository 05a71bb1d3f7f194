import { FEEDBACK_DETAILS_MAX } from '@dodici/contract/limits'
import type { LightMyRequestResponse } from 'fastify'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { everyRow } from '#server/test/every-row.ts'
import { FEEDBACK_AN_HOUR, listFeedback } from './feedback.service.ts'

const START = '2026-11-20T09:00:00.000Z'

const said = {
  title: 'Feedback from Dodici',
  details: 'The year is lovely.\nMore of it \u{1F33B}!',
  categoryId: 'idea',
  metadata: { page: '/calendar', url: 'https://dodici.example.org/calendar?year=2027', userAgent: 'Firefox' },
}
const onPage = (page: string) => ({
  ...said,
  metadata: { ...said.metadata, page, url: `https://x.example.org${page}` },
})

let places = 0

eachDatabase((planner) => {
  const submit = (
    body: object,
    { token, ip }: { token?: string; ip?: string } = {},
  ): Promise<LightMyRequestResponse> => {
    places += 1
    return planner().app.inject({
      method: 'POST',
      url: '/api/v1/feedback/submit',
      payload: body,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      remoteAddress: ip ?? `10.8.${String(places >> 8)}.${String(places & 255)}`,
    })
  }
  const stored = async (answer: LightMyRequestResponse) => {
    expect(answer.statusCode).toBe(201)
    const { _id } = answer.json<{ _id: string }>()
    return (await listFeedback(planner())).find((one) => one._id === _id)
  }

  it('names what feedback can be about in both languages, in Italian unless asked otherwise', async () => {
    const names = async (query: string) => {
      const answer = await planner().request('GET', `/feedback/categories${query}`)
      return answer.json<{ id: string; name: string }[]>().map(({ id, name }) => `${id}: ${name}`)
    }
    const italian = ['problem: Problema', 'idea: Idea', 'usability: Facilità d\u2019uso', 'other: Altro']
    expect(await names('')).toEqual(italian)
    expect(await names('?language=it')).toEqual(italian)
    expect(await names('?language=en')).toEqual([
      'problem: Problem',
      'idea: Idea',
      'usability: Ease of use',
      'other: Other',
    ])
    expect((await planner().request('GET', '/feedback/categories?language=../x')).statusCode).toBe(400)
  })

  it('keeps what a person says exactly, with their name', async () => {
    const person = await planner().newUser()
    const { metadata, categoryId, ...words } = said
    expect(await stored(await submit(said, { token: person.token }))).toMatchObject({
      ...words,
      ...metadata,
      category: categoryId,
      email: person.email,
      createdAt: START,
    })
  })

  it('is called after the product where it says no title of its own', async () => {
    const { title, ...untitled } = said
    expect(await stored(await submit(untitled))).toMatchObject({ title, details: said.details })
    expect((await submit({ ...said, title: '' })).statusCode).toBe(400)
  })

  it.each([
    ['nobody', undefined],
    ['a token that is over', `dodses_${'A'.repeat(43)}`],
    ['a key that is over', `dodkey_${'A'.repeat(43)}`],
    ['no token of ours', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ])('takes what %s says as from a stranger', async (_, token) => {
    const answer = await submit(said, token === undefined ? {} : { token })
    expect(await stored(answer)).toMatchObject({ title: said.title, email: null })
  })

  it('takes as a stranger whoever was signed in and is deleted', async () => {
    const person = await planner().newUser()
    await submit(said, { token: person.token })
    await planner().request('POST', '/auth/delete-account', {
      token: person.token,
      body: { password: person.password },
    })
    expect(await stored(await submit(said, { token: person.token }))).toMatchObject({ email: null })
    const rows = await planner().db.read.selectFrom('feedback').select('user_id').execute()
    expect(rows.map((row) => row.user_id)).not.toContain(person.user._id)
  })

  it.each([
    ['/reset-password?token=SECRET', '/reset-password'],
    ['/reset-password/?token=SECRET#SECRET', '/reset-password/'],
    ['/Reset%2DPassword#SECRET', '/Reset%2DPassword'],
    ['/register?invite=SECRET', '/register'],
    [`/calendar?x=dodrst_${'a'.repeat(43)}`, '/calendar?x=[removed]'],
    ['/calendar?year=2027&view=heatmap', '/calendar?year=2027&view=heatmap'],
    ['/100%', '/100%'],
  ])('H4: keeps of the page %s only what is no secret', async (page, kept) => {
    const feedback = await stored(await submit(onPage(page)))
    expect(feedback).toMatchObject({ page: kept, url: `https://x.example.org${kept}` })
    expect(JSON.stringify(await everyRow(planner().db))).not.toContain('SECRET')
  })

  it.each([
    ['no words', { details: ' \n ' }, 'details'],
    ['too many words', { details: 'x'.repeat(FEEDBACK_DETAILS_MAX + 1) }, 'details'],
    ['an empty title', { title: ' ' }, 'title'],
    ['a category that is none', { categoryId: 'praise' }, 'categoryId'],
    ['no page', { metadata: { url: '', userAgent: '' } }, 'metadata.page'],
  ])('refuses %s, and keeps nothing', async (_, wrong, path) => {
    const before = await everyRow(planner().db)
    const answer = await submit({ ...said, ...wrong })
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { code: 'invalid_input', errors: [{ path }] }])
    expect(await everyRow(planner().db)).toEqual(before)
  })

  it('takes ten an hour from one address, and of many at once no more', async () => {
    planner().clock.set(START)
    const from = { ip: '203.0.113.77' }
    const person = await planner().newUser()
    const answers = await Promise.all(Array.from({ length: FEEDBACK_AN_HOUR + 4 }, () => submit(said, from)))
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(10)
    const refused = await submit(said, { ...from, token: person.token })
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '3600'])
    expect((await submit(said)).statusCode).toBe(201)
    planner().clock.set('2026-11-20T10:00:00.000Z')
    expect((await submit(said, from)).statusCode).toBe(201)
    planner().clock.set(START)
  })
})
