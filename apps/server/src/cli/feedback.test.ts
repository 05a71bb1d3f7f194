import { expect, it } from 'vitest'
import { eachDatabase } from '../test/each-database.ts'
import { typeCommand } from '../test/type-command.ts'

const metadata = { page: '/calendar', url: 'https://dodici.example.org/calendar', userAgent: 'Firefox' }

eachDatabase((planner) => {
  const type = (...words: string[]) => typeCommand(planner(), ['feedback', ...words])

  it('lists and exports nothing where nobody has said anything', async () => {
    expect(await type('list')).toEqual(['0 in all.'])
    expect(await type('export')).toEqual(['createdAt,category,title,details,page,url,userAgent,email'])
    expect(JSON.parse((await type('export', '--json')).join('\n'))).toEqual([])
  })

  it('lists and exports what was said, without harm to a terminal or a spreadsheet', async () => {
    const person = await planner().newUser()
    const good = { title: 'Hello, "you"', details: 'One\nTwo', categoryId: 'idea', metadata }
    await person.post('/feedback/submit', good)
    const evil = { ...good, title: '=1+1', metadata: { ...metadata, page: '/\u001b[2J' }, categoryId: 'problem' }
    await planner().request('POST', '/feedback/submit', { body: evil })

    const at = '2026-11-20 09:00'
    expect(await type('list')).toEqual([
      `${at}  idea  ${person.email}  /calendar`,
      '  Hello, "you"',
      '  | One',
      '  | Two',
      `${at}  problem  a stranger  / [2J`,
      '  =1+1',
      '  | One',
      '  | Two',
      '2 in all.',
    ])
    const csv = await type('export')
    const instant = '2026-11-20T09:00:00.000Z'
    expect(csv[1]).toBe(`${instant},idea,"Hello, ""you""","One\nTwo",/calendar,${metadata.url},Firefox,${person.email}`)
    expect(csv[2]).toMatch(/,problem,'=1\+1,/)
    const all = JSON.parse((await type('export', '--json')).join('\n')) as object[]
    expect(all).toMatchObject([
      { title: good.title, details: good.details, category: 'idea', email: person.email, ...metadata },
      { title: '=1+1', email: null },
    ])
  })
})
