import type { Holiday } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'

eachDatabase((planner) => {
  it('names the public holidays of Italy in the language of the person, Easter Monday and 4 October among them', async () => {
    const person = await planner().newUser({ language: 'it' })
    const holidays = (await person.get('/holidays?year=2027&country=IT')).json<Holiday[]>()
    const days = holidays.map(({ date }) => date)
    expect(days).toEqual([...days].sort())
    expect(days).toEqual(expect.arrayContaining(['2027-01-06', '2027-03-29', '2027-08-15', '2027-10-04']))
    expect(holidays.find(({ date }) => date === '2027-08-15')?.name).toMatch(/Ferragosto/)
    const english = (await person.get('/holidays?year=2027&country=IT&language=en')).json<Holiday[]>()
    expect(english.find(({ date }) => date === '2027-12-25')?.name).toMatch(/Christmas/)
  })

  it('knows nothing of a country that is none, and refuses what is no country code', async () => {
    const person = await planner().newUser()
    expect((await person.get('/holidays?year=2027&country=ZZ')).json()).toEqual([])
    expect((await person.get('/holidays?year=2027&country=../it')).statusCode).toBe(400)
  })
})
