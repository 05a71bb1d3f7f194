import type { Calendar } from '@dodici/contract/types'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { startDesk, type Desk, type DeskProgram } from '../test/desk.ts'
import { deskEvents } from '../test/desk-events.ts'
import { deskSteps } from '../test/desk-steps.ts'
import { startEvolution, type Evolution } from '../test/evolution.ts'
import type { ProgramUser } from '../test/run-program.ts'

eachDatabase((planner) => {
  let evolution: Evolution
  let desk: Desk
  beforeAll(async () => {
    evolution = startEvolution()
    desk = await startDesk(planner(), (who) => Promise.resolve(programOf(evolution, who)))
  })
  afterAll(() => evolution.stop())

  deskSteps(() => desk)

  describe('W4: an event that the page has changed meanwhile', () => {
    it('stays as it is in the page where the client does not write over it', async () => {
      await desk.willSee('one', 'floating').toContain('SUMMARY:Floating')
      await desk.renameInPage('floating', 'Of the page')
      const renamed = desk.program.rename('one', 'floating', 'Of the client')
      await expect(renamed).rejects.toThrow('out of sync')
      expect(await desk.titlesOf('floating')).toEqual(['Of the page'])
      await desk.willSee('one', 'floating').toContain('SUMMARY:Of the page')
    })

    it('is written over where the client wants that', async () => {
      await desk.renameInPage('floating', 'Again of the page')
      await evolution.ask('rename', { calendar: 'one', uid: 'floating', title: 'Of the client', conflict: 'keep' })
      await desk.willSee('two', 'floating').toContain('SUMMARY:Of the client')
      expect(await desk.titlesOf('floating')).toEqual(['Of the client'])
    })
  })

  describe('a calendar that the client makes', () => {
    const made = () => ({ ...loginOf(desk), address: `http://${desk.host}${desk.device.home}from-the-desk/` })
    const calendarsOf = async () => (await desk.person.get('/calendars')).json<Calendar[]>()

    it('is in the page, with the name and colour of the client', async () => {
      expect(await evolution.ask('makeCalendar', { ...made(), name: 'Lavoro', color: '#ff8800' })).toBe(true)
      expect(await calendarsOf()).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: 'Lavoro', color: '#ff8800' })]),
      )
    })

    it('is found and written in like any other', async () => {
      const found = (await desk.program.discover()).find(({ name }) => name === 'Lavoro')
      expect(found).toEqual({ address: made().address, name: 'Lavoro', color: '#ff8800' })
      expect(await desk.program.subscribe('made', made().address)).toEqual({ isReadOnly: false })
      expect(await desk.program.add('made', 'at-work', deskEvents.plain)).toBe('at-work')
      const [lavoro] = (await calendarsOf()).filter(({ name }) => name === 'Lavoro')
      const [event] = (await desk.yearOf()).filter(({ uid }) => uid === 'at-work')
      expect(event?.calendarId).toBe(lavoro?._id)
    })

    it('goes to the trash with its events where the client deletes it', async () => {
      expect(await evolution.ask('removeCalendar', made())).toBe(true)
      expect((await calendarsOf()).map(({ name }) => name)).not.toContain('Lavoro')
      expect(await desk.titlesOf('at-work')).toEqual([])
    })
  })
})

const loginOf = ({ user, password }: ProgramUser) => ({ login: { user, password } })

function programOf({ ask, stop }: Evolution, who: ProgramUser): DeskProgram {
  return {
    discover: async () => {
      const found = await ask('discover', { ...loginOf(who), address: `http://${who.host}/` })
      // It adds how opaque a colour is.
      return found.map((calendar) => ({ ...calendar, color: calendar.color.slice(0, 7) }))
    },
    subscribe: (calendar, address) => ask('subscribe', { ...loginOf(who), calendar, address }),
    add: (calendar, uid, lines) => ask('add', { calendar, uid, lines }),
    synchronised: (calendar) => ask('synchronised', { calendar }),
    rename: (calendar, uid, title) => ask('rename', { calendar, uid, title, conflict: 'fail' }),
    move: (calendar, { uid, at, day, title }) => {
      const times = [
        ['RECURRENCE-ID', at] as const,
        ['DTSTART', `${day}T110000`] as const,
        ['DTEND', `${day}T120000`] as const,
      ]
      const lines = times.map(([name, time]) => `${name};TZID=Europe/Rome:${time}`)
      return ask('changeOccurrence', { calendar, uid, lines: [`SUMMARY:${title}`, ...lines] })
    },
    removeOccurrence: (calendar, { uid, at }) => ask('remove', { calendar, uid, occurrence: at }),
    remove: (calendar, uid) => ask('remove', { calendar, uid, occurrence: null }),
    stop,
  }
}
