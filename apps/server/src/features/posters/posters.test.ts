import type { NewApiKey } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { bucketOf, takeAttempts } from '#server/features/limits/limits.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { POSTERS_IN_TEN_MINUTES } from './posters.service.ts'

const trip = { title: 'Viaggio a Lisbona', allDay: true, start: '2027-05-03', end: '2027-05-09' }

eachDatabase((planner) => {
  it('draws the year of the person as SVG that needs no font, in their language, and of nobody else', async () => {
    const [person, other] = [await planner().newUser({ language: 'it' }), await planner().newUser({ language: 'en' })]
    await person.post('/events', trip)
    const svg = await person.get('/export/poster.svg?from=2027-01')
    expect(svg.statusCode).toBe(200)
    expect(svg.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-disposition': 'attachment; filename="dodici-2027-01-planner-a3.svg"',
      'x-poster-pages': '1',
    })
    for (const words of ['Viaggio a Lisbona', 'Gennaio', 'stampato il']) expect(svg.body).toContain(words)
    expect(svg.body).not.toMatch(/<text|font/)
    const others = await other.get('/export/poster.svg?from=2027-01')
    expect(others.body).toContain('January')
    expect(others.body).not.toContain('Lisbona')
  })

  it('writes a PDF of as many pages as are asked for, of the size of the paper', async () => {
    const person = await planner().newUser()
    await person.post('/events', { ...trip, title: 'Dvořák, Nguyễn, 東京 \u{1F382}' })
    const pdf = await person.get('/export/poster.pdf?from=2026-11&paper=a1&pages=quarters&grey=true')
    expect(pdf.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-poster-pages': '4' })
    const text = pdf.rawPayload.toString('latin1')
    expect(text.startsWith('%PDF-')).toBe(true)
    expect(text.match(/\/MediaBox \[0 0 2383\.94 1683\.78\]/g)).toHaveLength(4)
    // The two letters of Tokyo are in no font.
    expect(pdf.headers['x-missing-letters']).toBe('2')
  })

  it('says already with the preview which names a PDF cannot write', async () => {
    const person = await planner().newUser()
    for (const title of ['Trip', 'Αθήνα', '東京', '東京', 'Party \u{1F382}', 'שלום \u{1F382}'])
      await person.post('/events', { ...trip, title })
    const svg = await person.get('/export/poster.svg?from=2027-01')
    expect(svg.headers).toMatchObject({ 'x-missing-names': '2', 'x-missing-example': encodeURIComponent('東京') })
    const without = await person.get('/export/poster.svg?from=2027-01&titles=false')
    expect(without.headers).toMatchObject({ 'x-missing-names': '0', 'x-missing-example': '' })
  })

  it('draws weeks, alignment and weekly series as they are asked for', async () => {
    const person = await planner().newUser({ language: 'it' })
    const times = { allDay: false, start: '2027-05-03T18:00', end: '2027-05-03T19:00' }
    expect((await person.post('/events', { ...times, title: 'Pilates', recurrence: 'FREQ=WEEKLY' })).statusCode).toBe(
      201,
    )
    const drawn = async (more: string) => (await person.get(`/export/poster.svg?from=2027-01${more}`)).body
    expect(await drawn('')).not.toMatch(/"s18"|"Pil/)
    const body = await drawn('&weekNumbers=true&routine=true')
    expect(body).toMatch(/"s18"/)
    expect(body).toMatch(/"Pil/)
    expect(await drawn('&align=date')).not.toBe(await drawn(''))
    expect((await person.get('/export/poster.svg?align=diagonal')).statusCode).toBe(400)
  })

  it('takes only the categories and calendars that are chosen, and none of another person', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const { _id } = (await person.post('/categories', { name: 'Viaggi', color: '#1976d2' })).json<{ _id: string }>()
    await person.post('/events', { ...trip, categoryId: _id })
    await person.post('/events', { ...trip, title: 'Senza nome' })
    const said = async (query: string) => (await person.get(`/export/poster.svg?from=2027-01&view=list&${query}`)).body
    expect(await said(`categories=${_id}`)).toContain('Lisbona')
    expect(await said(`categories=${_id}`)).not.toContain('Senza nome')
    expect(await said('categories=none')).not.toContain('Lisbona')
    const theirs = (await other.get('/calendars')).json<{ _id: string }[]>()[0]?._id ?? ''
    expect(await said(`calendars=${theirs}`)).not.toContain('Lisbona')
    const foreign = await other.get(`/export/poster.svg?from=2027-01&view=list&categories=${_id}`)
    expect(foreign.body).not.toContain('Lisbona')
  })

  it('answers 304 for what has not changed, and draws anew after a write', async () => {
    const person = await planner().newUser()
    const path = '/export/poster.svg?from=2027-01'
    const tag = String((await person.get(path)).headers['etag'])
    const again = { 'if-none-match': tag }
    expect((await person.get(path, again)).statusCode).toBe(304)
    expect((await person.get(`${path}&grey=true`, again)).statusCode).toBe(200)
    await person.post('/events', trip)
    expect((await person.get(path, again)).statusCode).toBe(200)
  })

  it('is drawn anew for whoever wants other hours, weeks or holidays', async () => {
    const person = await planner().newUser()
    const path = '/export/poster.svg?from=2027-01'
    for (const patch of [{ hourCycle: 'h12' }, { weekStart: 'sunday' }, { country: 'DE' }, { colorBy: 'calendar' }]) {
      const tag = String((await person.get(path)).headers['etag'])
      expect((await person.patch('/users/profile', patch)).statusCode).toBe(200)
      expect((await person.get(path, { 'if-none-match': tag })).statusCode, JSON.stringify(patch)).toBe(200)
    }
  })

  it('serves a key of the person, and no stranger', async () => {
    const person = await planner().newUser()
    await setPlan(planner(), person.email, 'enterprise')
    const { key } = (
      await person.post('/users/api-keys', { name: 'Wall', password: person.password })
    ).json<NewApiKey>()
    const options = { token: key }
    expect((await planner().request('GET', '/export/poster.svg', options)).statusCode).toBe(200)
    expect((await planner().request('GET', '/export/poster.svg')).statusCode).toBe(401)
  })

  it.each(['paper=a9', 'from=2027-13', 'from=1800-01', 'notes=13', 'page=5', `title=${'x'.repeat(81)}`, 'view=week'])(
    'refuses %s',
    async (query) => {
      const person = await planner().newUser()
      expect((await person.get(`/export/poster.svg?${query}`)).statusCode).toBe(400)
    },
  )

  it('Q4: draws so many for one person and then says when there is room again, which nobody else feels', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    const limit = { bucket: bucketOf('poster', person.user._id), most: POSTERS_IN_TEN_MINUTES, minutes: 10 }
    for (let drawn = 0; drawn < POSTERS_IN_TEN_MINUTES; drawn += 1) await takeAttempts(planner(), [limit])
    const refused = await person.get('/export/poster.pdf')
    expect(refused.statusCode).toBe(429)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await other.get('/export/poster.svg')).statusCode).toBe(200)
  })

  it('I8: has hostile titles as text, and tells the browser to save it', async () => {
    const person = await planner().newUser()
    const title = '<script>alert(1)</script><img src=x onerror=alert(1)>'
    await person.post('/events', { ...trip, title, end: '2027-05-28' })
    const svg = await person.get(`/export/poster.svg?from=2027-01&title=${encodeURIComponent('"><script>')}`)
    expect(svg.body).not.toMatch(/<script|<img/)
    expect(svg.body).toContain('aria-label="&lt;script&gt;alert(1)')
    expect(svg.headers['content-disposition']).toMatch(/^attachment/)
    expect(svg.headers['x-content-type-options']).toBe('nosniff')
  })
})
