import type { ChatReply, User } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person } from '#server/test/planner.ts'

const dentist = {
  ...{ title: 'Dentist', allDay: false, start: '2027-01-11T13:00', end: '2027-01-11T14:30' },
  reminders: [{ minutesBefore: 60, channel: 'display' }],
}
const cycleOf = async (person: Person) => (await person.get('/users/profile')).json<User>().hourCycle
const ask = async (person: Person, message: string, language: string): Promise<string> =>
  (await person.post('/ai/chat', { message, language })).json<ChatReply>().reply.replaceAll('\u202F', ' ')

eachDatabase((planner) => {
  it('is at first what is usual, then as it was chosen, and of nobody else', async () => {
    const [person, other] = [await planner().newUser(), await planner().newUser()]
    expect(person.user.hourCycle).toBe('locale')
    expect((await person.patch('/users/profile', { hourCycle: 'h12' })).json<User>().hourCycle).toBe('h12')
    expect([await cycleOf(person), await cycleOf(other)]).toEqual(['h12', 'locale'])
    await person.patch('/users/profile', { username: 'Giulia' })
    expect(await cycleOf(person)).toBe('h12')
    for (const hourCycle of ['h24', '12', '', null]) {
      expect((await person.patch('/users/profile', { hourCycle })).statusCode).toBe(400)
    }
    expect(await cycleOf(person)).toBe('h12')
  })

  it('is that of the answers, in both languages, with the article that Italian has before one o’clock', async () => {
    const person = await planner().newUser({ language: 'it' })
    await person.post('/events', dentist)
    expect(await ask(person, 'Quando finisce il dentista?', 'it')).toContain('alle 14:30')
    expect(await ask(person, 'When is the dentist?', 'en')).toContain('13:00–14:30')
    await person.patch('/users/profile', { hourCycle: 'h12' })
    expect(await ask(person, 'Quando finisce il dentista?', 'it')).toContain('alle 2:30 PM')
    expect(await ask(person, 'When is the dentist?', 'en')).toContain('1:00 PM–2:30 PM')
    expect(await ask(person, 'Quando mi ricordi del dentista?', 'it')).toContain('all’1:00 PM')
    expect(await ask(person, 'Which reminders do I have?', 'en')).toContain('12:00 PM')
  })

  it('is what is usual in the country of the person, where they have chosen none', async () => {
    const person = await planner().newUser({ language: 'en' })
    await person.post('/events', dentist)
    await person.patch('/users/profile', { country: 'US' })
    expect(await ask(person, 'When is the dentist?', 'en')).toContain('1:00 PM–2:30 PM')
    await person.patch('/users/profile', { country: 'GB' })
    expect(await ask(person, 'When is the dentist?', 'en')).toContain('13:00–14:30')
  })

  it('is that of a list on paper', async () => {
    const person = await planner().newUser()
    await person.post('/events', dentist)
    const list = async () => (await person.get('/export/poster.svg?from=2027-01&view=list')).body
    expect(await list()).toContain('13:00 Dentist')
    await person.patch('/users/profile', { hourCycle: 'h12' })
    expect((await list()).replaceAll('\u202F', ' ')).toContain('1:00 PM Dentist')
  })
})
