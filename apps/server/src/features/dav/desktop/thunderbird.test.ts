import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eachDatabase } from '#server/test/each-database.ts'
import { startDesk, type Desk, type DeskProgram } from '../test/desk.ts'
import { deskSteps } from '../test/desk-steps.ts'
import * as acts from '../test/in-thunderbird.ts'
import type { ProgramUser } from '../test/run-program.ts'
import { startThunderbird, type Thunderbird } from '../test/thunderbird.ts'

eachDatabase((planner) => {
  let thunderbird: Thunderbird
  let desk: Desk
  beforeAll(async () => {
    desk = await startDesk(planner(), async (who) => {
      thunderbird = await startThunderbird()
      return programOf(thunderbird, who)
    })
  })
  afterAll(() => desk.program.stop())

  deskSteps(() => desk)

  describe('W4: an event that the page has changed meanwhile', () => {
    it('stays as it is in the page if the person at the client wants that', async () => {
      await desk.willSee('one', 'floating').toContain('SUMMARY:Floating')
      await desk.renameInPage('floating', 'Of the page')
      await thunderbird.ask(acts.answerConflicts, { isOwnKept: false })
      await desk.program.rename('one', 'floating', 'Of the client')
      expect(await desk.titlesOf('floating')).toEqual(['Of the page'])
      await desk.willSee('one', 'floating').toContain('SUMMARY:Of the page')
    })

    it('is written over if the person at the client wants that', async () => {
      await desk.renameInPage('floating', 'Again of the page')
      await thunderbird.ask(acts.answerConflicts, { isOwnKept: true })
      await desk.program.rename('one', 'floating', 'Of the client')
      await desk.willSee('two', 'floating').toContain('SUMMARY:Of the client')
      expect(await desk.titlesOf('floating')).toEqual(['Of the client'])
    })
  })
})

async function programOf({ ask, stop }: Thunderbird, { host, user, password }: ProgramUser): Promise<DeskProgram> {
  const origin = `http://${host}`
  await ask(acts.keepLogin, { origin, realm: 'Dodici', user, password })
  return {
    discover: () => ask(acts.discover, { location: origin, user, password }),
    subscribe: (calendar, address) => ask(acts.subscribe, { calendar, address, user }),
    add: (calendar, uid, lines) => ask(acts.add, { calendar, uid, lines }),
    synchronised: (calendar) => ask(acts.synchronised, { calendar }),
    rename: (calendar, uid, title) => ask(acts.rename, { calendar, uid, title }),
    move: (calendar, occurrence) => ask(acts.move, { calendar, ...occurrence }),
    removeOccurrence: (calendar, occurrence) => ask(acts.removeOccurrence, { calendar, ...occurrence }),
    remove: (calendar, uid) => ask(acts.remove, { calendar, uid }),
    stop,
  }
}
