import { expect, it } from 'vitest'
import { approveRequest } from '#server/features/beta/requests.service.ts'
import { fireAllDue } from '#server/features/reminders/scheduler.ts'
import { setPlan } from '#server/features/users/accounts.service.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { testCounts } from '../../../../../scripts/test-counts.ts'
import { queueMail } from '#server/features/mail-queue/queue-mail.ts'

const MORNING = '2027-01-11T06:00:00.000Z'
const silent = { info: () => undefined, error: () => undefined }

/** Lets it be a moment, and lets everything come that is due then. */
async function come(planner: Planner, instant: string): Promise<void> {
  planner.clock.set(instant)
  const schedule = { ...planner, log: silent, wakePost: () => undefined, wakePush: () => undefined }
  while ((await fireAllDue(schedule)) > 0);
}

/** Events at an hour of Rome, each with a reminder by mail ten minutes before. */
async function add(person: Person, titles: readonly string[], start = '2027-01-11T10:00'): Promise<void> {
  const times = { allDay: false, start, end: `${start.slice(0, 10)}T23:30` }
  const reminders = [{ minutesBefore: 10, channel: 'email' }]
  for (const title of titles) {
    const answer = await person.post('/events', { title, ...times, reminders })
    expect(answer.statusCode).toBe(201)
  }
}

const subjectsOf = async (planner: Planner, { email }: Person): Promise<string[]> =>
  (await planner.mailsTo(email)).map(({ subject }) => subject)

eachDatabase((planner) => {
  const begin = async (isConfirmed: boolean, language: 'it' | 'en' = 'it'): Promise<Person> => {
    planner().clock.set(MORNING)
    return planner().newUser({ timezone: 'Europe/Rome', isConfirmed, language })
  }

  it('Q6: sends nothing but the mail that confirms to an address that nobody has confirmed', async () => {
    const person = await begin(false)
    await setPlan(planner(), person.email, 'pro')
    await person.patch('/users/profile', { reminders: { digest: 'daily', digestAt: '08:00' }, username: 'Any words' })
    await add(person, ['Any words', 'Other words'])
    await come(planner(), '2027-01-11T07:00:00.000Z')
    await come(planner(), '2027-01-11T08:50:00.000Z')
    const { password: currentPassword } = person
    const changed = await person.post('/auth/change-password', { currentPassword, newPassword: 'another long one' })
    expect(changed.statusCode).toBe(204)
    const stranger = `stranger.${person.email}`
    await planner().request('POST', '/auth/request-beta', { body: { email: stranger } })
    const mails = await planner().mailsTo(person.email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Conferma il tuo indirizzo per Dodici'])
    expect(`${mails[0]?.text ?? ''}${mails[0]?.html ?? ''}`).not.toMatch(/words|Person/)
    expect(await planner().mailsTo(stranger)).toEqual([])
    await approveRequest(planner(), stranger, false)
    expect(await planner().mailsTo(stranger)).toHaveLength(1)
  })

  it('Q6: sends a link for a new password there, without any word of others: who uses it confirms the address', async () => {
    const person = await begin(false, 'en')
    await planner().request('POST', '/auth/forgot-password', { body: { email: person.email } })
    // Mails that are due together leave together: which of them is there first is nobody's promise.
    const mail = (await planner().mailsTo(person.email)).find(({ text }) => text.includes('/reset-password'))
    expect(mail?.text).toMatch(/^Hello,\n/)
    const token = /[?]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    const body = { token, newPassword: 'quite another one' }
    expect((await planner().request('POST', '/auth/reset-password', { body })).statusCode).toBe(204)
    const login = { email: person.email, password: 'quite another one' }
    const { user } = (await planner().request('POST', '/auth/login', { body: login })).json<{ user: object }>()
    expect(user).toMatchObject({ emailConfirmed: true })
    expect((await subjectsOf(planner(), person)).at(-1)).toBe('Your password was changed')
  })

  it('Q6: makes one mail of all reminders of one minute', async () => {
    const person = await begin(true)
    const count = testCounts.mailsAtOnce
    await add(
      person,
      Array.from({ length: count }, (_, index) => `Visita ${String(index)}`),
    )
    await come(planner(), '2027-01-11T08:50:00.000Z')
    const mails = await planner().mailsTo(person.email)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(new RegExp(`^Visita \\d+ e altri ${String(count - 1)} promemoria$`))
    expect(mails[0]?.text).toContain(`E altri ${String(count - 20)} eventi.`)
  })

  it('Q6: what comes within a minute of a mail waits for its end, and is the next mail', async () => {
    const person = await begin(true, 'en')
    await add(person, ['Dentist'])
    await come(planner(), '2027-01-11T08:50:00.000Z')
    expect(await subjectsOf(planner(), person)).toEqual(['Dentist: Monday, 11 January 2027, 10:00–23:30'])
    const { _id: userId, email: address, language } = person.user
    const ids = await planner().db.read.selectFrom('notification').select('id').where('owner_id', '=', userId).execute()
    const about = { notificationIds: ids.map(({ id }) => id), isLate: false }
    for (let second = 1; second < 60; second += 1) {
      planner().clock.set(`2027-01-11T08:50:${String(second).padStart(2, '0')}.000Z`)
      await planner().db.transact((trx) =>
        queueMail(trx, planner().clock, { kind: 'reminder', userId, address, language, about }),
      )
      expect(await subjectsOf(planner(), person)).toHaveLength(1)
    }
    planner().clock.set('2027-01-11T08:51:00.000Z')
    expect(await subjectsOf(planner(), person)).toHaveLength(2)
    planner().clock.set('2027-01-11T09:51:00.000Z')
    expect(await subjectsOf(planner(), person)).toHaveLength(2)
  })

  it('Q6: sends a person twenty mails with reminders in an hour; what comes beyond waits, and is one mail then', async () => {
    const person = await begin(true)
    for (let minute = 10; minute < 60; minute += 2) await add(person, [`Alle ${minute}`], `2027-01-11T10:${minute}`)
    for (let minute = 0; minute < 50; minute += 2) {
      await come(planner(), `2027-01-11T09:${String(minute).padStart(2, '0')}:00.000Z`)
      await planner().mailsTo(person.email)
    }
    expect(await subjectsOf(planner(), person)).toHaveLength(20)
    planner().clock.set('2027-01-11T10:00:00.000Z')
    expect((await subjectsOf(planner(), person)).slice(20)).toEqual(['Alle 50 e altri 4 promemoria'])
  })

  it('Q6: fills no stranger\u2019s mailbox with links: by new accounts, by deleting and beginning anew, by asking again', async () => {
    planner().clock.set(MORNING)
    await planner().db.transact((trx) => trx.deleteFrom('attempt').execute())
    const mailbox = `stranger${String(process.pid)}`
    const addresses = Array.from({ length: 6 }, (_, index) => `${mailbox}+${String(index)}@gmail.com`)
    addresses.push(
      `${mailbox.slice(0, 4)}.${mailbox.slice(4)}@googlemail.com`,
      ...Array(4).fill(`${mailbox}@gmail.com`),
    )
    for (const email of addresses) {
      const body = { username: 'Any words', email, password: 'correct horse 1' }
      const { token } = (await planner().request('POST', '/auth/register', { body })).json<{ token: string }>()
      await planner().request('POST', '/users/email/confirmation', { token })
      await planner().request('POST', '/auth/forgot-password', { body: { email } })
      await planner().mailsTo(email)
      await planner().request('POST', '/auth/delete-account', { token, body: { password: 'correct horse 1' } })
    }
    const sent = async () =>
      (await Promise.all([...new Set(addresses)].map((email) => planner().mailsTo(email)))).flat().length
    expect(await sent()).toBe(3)
  })
})
