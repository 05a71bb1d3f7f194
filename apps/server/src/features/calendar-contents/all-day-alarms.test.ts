import type { Event } from '@dodici/contract/types'
import { expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { exported, imported } from '#server/features/events/test/series-steps.ts'

const file = [
  ...['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:gita', 'SUMMARY:Gita', 'DTSTART;VALUE=DATE:20270510'],
  ...['BEGIN:VALARM', 'ACTION:DISPLAY', 'TRIGGER:-PT15H', 'DESCRIPTION:Gita', 'END:VALARM'],
  ...['END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n')

eachDatabase((planner) => {
  it('T2: an alarm at nine of the day before is at nine of the day before, whatever the hour of the person', async () => {
    for (const [allDayAt, minutesBefore] of [
      ['09:00', 1_440],
      ['07:30', 1_350],
    ] as const) {
      const person = await planner().newUser()
      await person.patch('/users/profile', { reminders: { allDayAt } })
      await imported(person, file)
      const [gita] = (await person.get('/events?year=2027')).json<Event[]>()
      expect(gita?.reminders).toEqual([{ minutesBefore, channel: 'display' }])
      expect(await exported(person)).toContain('TRIGGER:-PT900M')
    }
  })
})
