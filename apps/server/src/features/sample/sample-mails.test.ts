import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { fireAllDue } from '#server/features/reminders/scheduler.ts'
import type { Planner } from '#server/test/planner.ts'

/** Lets it be a moment, and lets everything come that is due then. */
async function at(planner: Planner, instant: string): Promise<void> {
  planner.clock.set(instant)
  const log = { info: () => undefined, error: () => undefined }
  while ((await fireAllDue({ ...planner, log, wakePost: () => undefined, wakePush: () => undefined })) > 0);
}

eachDatabase((planner) => {
  it('lets nobody be reminded of a sample year, and no digest tell of it', async () => {
    planner().clock.set('2027-01-11T05:00:00.000Z')
    const person = await planner().newUser({ timezone: 'Europe/Rome', language: 'en' })
    const away = { timed: [{ minutesBefore: 10, channel: 'email' }], allDay: [{ minutesBefore: 0, channel: 'email' }] }
    await person.post('/categories', { name: 'Health', defaultReminders: away })
    await person.patch('/users/profile', { reminders: { digest: 'daily', digestAt: '07:30' } })
    await person.post('/sample-year', { from: '2027-01' })
    // The dentist of the sample is on 12 January.
    for (const hour of ['06:30', '07:20', '07:25', '07:30']) await at(planner(), `2027-01-12T${hour}:00.000Z`)
    expect((await planner().mailsTo(person.email)).map(({ subject }) => subject)).toEqual([])
    await person.post('/events', { title: 'Own', allDay: true, start: '2027-01-13', end: '2027-01-13', reminders: [] })
    await at(planner(), '2027-01-13T06:30:00.000Z')
    const [mail, more] = await planner().mailsTo(person.email)
    expect([mail?.text.includes('Own'), mail?.text.includes('Pilates'), more]).toEqual([true, false, undefined])
  })
})
