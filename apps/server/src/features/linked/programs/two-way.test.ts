import type { LinkedAccount } from '@dodici/contract/types'
import fc from 'fast-check'
import { afterAll, describe, it } from 'vitest'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { startRadicale, startXandikos } from '../../../../../../scripts/machine/calendar-servers.ts'
import { cleanUp } from '../../../../../../scripts/machine/clean-up.ts'
import { testSeed } from '../../../../../../scripts/test-counts.ts'
import { openCollection } from '../remote/open-collection.ts'
import { linkOfficeOf } from '../test/linker.ts'
import { makeCalendar } from '../test/make-calendar.ts'
import { editing, edits, type Edit } from '../test/random-edits.ts'

const MINUTES = 60_000
const EDITS = 200

const servers = [await startRadicale(), await startXandikos()]
const files = openIcsTasks()
afterAll(async () => {
  await files.close()
  await cleanUp()
})

/** The same list for all: as long as it can be. */
const taken = fc.sample(edits(EDITS, EDITS), { numRuns: 1, seed: testSeed })[0] as Edit[]

describe.each(servers)('$name', (server) => {
  const place = new URL(server.address).host
  eachDatabase(
    (planner) => {
      it(
        'D1: is the same as here after 200 random edits on both sides and kills in between, and nothing is lost or doubled',
        async () => {
          const calendar = server.calendar.replace(/[^/]+\/$/, `${planner().db.kind}/`)
          await makeCalendar(server, calendar)
          const me = await planner().newUser()
          const signIn = { url: server.address, username: server.user, password: server.password }
          const url = server.address + calendar
          const made = await me.post('/linked-accounts', { ...signIn, calendars: [{ url }] })
          const calendarId = made.json<LinkedAccount>().calendars[0]?.calendarId ?? ''
          const there = openCollection(outgoing([place]), signIn, url)
          const storage = linkOfficeOf(planner(), files)
          const both = editing({ planner: planner(), storage, me, calendarId, there })
          for (const one of taken) await both.take(one)
          await both.settle()
          await both.expectSame()
        },
        4 * MINUTES,
      )
    },
    { OUTGOING_ALLOWED: place },
  )
})
