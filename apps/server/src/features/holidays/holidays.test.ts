import type { Holiday, HolidayRegion, ProfilePatch, User } from '@dodici/contract/types'
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

  it('adds the holidays of a region, names the regions, and takes one that is none for the whole country', async () => {
    const person = await planner().newUser({ language: 'en' })
    const days = async (region: string) =>
      (await person.get(`/holidays?year=2027&country=DE${region}`)).json<Holiday[]>().map(({ date }) => date)
    const whole = await days('')
    expect(await days('&region=BY')).toEqual([...whole, '2027-01-06', '2027-05-27', '2027-11-01'].sort())
    expect(await days('&region=XX')).toEqual(whole)
    const regions = (await person.get('/holidays/regions?country=DE')).json<HolidayRegion[]>()
    expect(regions).toContainEqual({ code: 'BY', name: 'Bayern' })
    expect((await person.get('/holidays/regions?country=ZZ')).json()).toEqual([])
    expect((await person.get('/holidays?year=2027&country=DE&region=by')).statusCode).toBe(400)
  })

  it('knows parts of a region: Augsburg has its own feast, and Catholic communes of Bavaria have Assumption Day', async () => {
    const person = await planner().newUser({ language: 'en' })
    const augustOf = async (region: string) =>
      (await person.get(`/holidays?year=2027&country=DE&region=${region}`))
        .json<Holiday[]>()
        .map(({ date }) => date)
        .filter((date) => date.startsWith('2027-08'))
    expect(await augustOf('BY')).toEqual([])
    expect(await augustOf('BY-A')).toEqual(['2027-08-08', '2027-08-15'])
    expect(await augustOf('BY-KATH')).toEqual(['2027-08-15'])
    expect(await augustOf('BY-EVANG')).toEqual([])
    const regions = (await person.get('/holidays/regions?country=DE')).json<HolidayRegion[]>()
    const at = regions.findIndex(({ code }) => code === 'BY')
    expect(regions.slice(at, at + 4).map(({ code }) => code)).toEqual(['BY', 'BY-KATH', 'BY-EVANG', 'BY-A'])
    expect(regions[at + 3]?.name).toBe('Bayern: Stadt Augsburg')
    // The holidays of cities are a part of theirs.
    const milan = (await person.get('/holidays?year=2027&country=IT&region=25-MI')).json<Holiday[]>()
    expect(milan.map(({ date }) => date)).toContain('2027-12-07')
    const saved = await person.patch('/users/profile', { country: 'DE', region: 'BY-A' })
    expect(saved.json<User>()).toMatchObject({ country: 'DE', region: 'BY-A' })
  })

  it('keeps the region of a person until they choose another country', async () => {
    const person = await planner().newUser()
    const patch = async (body: ProfilePatch) => (await person.patch('/users/profile', body)).json<User>()
    expect(person.user.region).toBeNull()
    await patch({ country: 'DE' })
    expect(await patch({ region: 'BY' })).toMatchObject({ country: 'DE', region: 'BY' })
    expect(await patch({ weekStart: 'sunday' })).toMatchObject({ country: 'DE', region: 'BY' })
    expect(await patch({ country: 'AT' })).toMatchObject({ country: 'AT', region: null })
    expect(await patch({ country: 'DE', region: 'BY' })).toMatchObject({ country: 'DE', region: 'BY' })
    expect(await patch({ region: null })).toMatchObject({ country: 'DE', region: null })
    expect((await person.patch('/users/profile', { region: 'Bayern' })).statusCode).toBe(400)
  })
})
