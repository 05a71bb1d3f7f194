import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { davClient, preconditionOf, propfindBody, resource, responsesOf } from './test/dav-client.ts'

eachDatabase((planner) => {
  const start = async () => {
    const client = await davClient(planner(), await planner().newUser())
    for (const name of ['one', 'two']) {
      await client.send('PUT', `${client.calendar}${name}.ics`, { body: resource(name) })
    }
    const ask = (path: string, headers: Readonly<Record<string, string>>) =>
      client.send('PROPFIND', path, { body: propfindBody('D:resourcetype', 'D:none'), headers })
    return { ...client, ask }
  }

  it('answers of all depths of a calendar, and of a home only what is directly in it', async () => {
    const { ask, home, calendar } = await start()
    const counts = async (path: string) => {
      const answers = await Promise.all(['0', '1', 'infinity'].map((depth) => ask(path, { depth })))
      return answers.map((answer) => (answer.statusCode === 207 ? responsesOf(answer).length : answer.statusCode))
    }
    expect(await counts(calendar)).toEqual([1, 3, 3])
    expect(await counts(`${calendar}one.ics`)).toEqual([1, 1, 1])
    expect(await counts(home)).toEqual([1, 2, 403])
    expect(preconditionOf(await ask(home, { depth: 'infinity' }))).toBe('propfind-finite-depth')
    expect((await ask(calendar, { depth: '2' })).statusCode).toBe(400)
  })

  it('leaves out the collection itself, and what is missing, for who prefers that', async () => {
    const { ask, calendar } = await start()
    const objects = [`${calendar}one.ics`, `${calendar}two.ics`]
    for (const headers of [
      { depth: '1', prefer: 'depth-noroot, return=minimal' },
      { depth: '1,noroot', brief: 't' },
    ]) {
      const found = responsesOf(await ask(calendar, headers))
      expect(found.map(({ href }) => href)).toEqual(objects)
      expect(found.map(({ properties }) => [...properties.keys()])).toEqual([['resourcetype'], ['resourcetype']])
    }
    const applied = await ask(calendar, { depth: '0', prefer: 'return=minimal' })
    expect(applied.headers['preference-applied']).toBe('return=minimal')
    const whole = await ask(calendar, { depth: '0' })
    expect([whole.headers['preference-applied'], responsesOf(whole)[0]?.properties.get('none')?.status]).toEqual([
      undefined,
      404,
    ])
  })
})
