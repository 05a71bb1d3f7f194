import type { FoundCalendar, LinkedAccount } from '@dodici/contract/types'
import fc from 'fast-check'
import { afterAll, it } from 'vitest'
import { isDeep, testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { outgoing } from '#server/outgoing/outgoing.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { openCollection } from './remote/open-collection.ts'
import { linkOfficeOf, signInOf } from './test/linker.ts'
import { startOtherServer } from './test/other-server.ts'
import { editing, edits } from './test/random-edits.ts'

const MINUTES = 60_000

const other = await startOtherServer()
const files = openIcsTasks()
afterAll(async () => {
  await files.close()
  await other.close()
})

eachDatabase(
  (planner) => {
    it(
      'D1: whatever two sides do and wherever the server is killed, nothing is lost and nothing is there twice',
      async () => {
        other.planner = planner()
        await fc.assert(
          fc.asyncProperty(edits(40), async (taken) => {
            const [me, owner] = [await planner().newUser(), await planner().newUser()]
            const signIn = await signInOf(owner, other.url)
            const found = await me.post('/linked-accounts/find', signIn)
            const [calendar] = found.json<{ calendars: FoundCalendar[] }>().calendars
            const made = await me.post('/linked-accounts', { ...signIn, calendars: [{ url: calendar?.url }] })
            const calendarId = made.json<LinkedAccount>().calendars[0]?.calendarId ?? ''
            const there = openCollection(outgoing([other.place]), signIn, calendar?.url ?? '')
            const storage = linkOfficeOf(planner(), files)
            const both = editing({ planner: planner(), storage, me, calendarId, there })
            for (const one of taken) await both.take(one)
            await both.settle()
            await both.expectSame()
          }),
          { numRuns: testCounts.linkSequences, seed: testSeed },
        )
      },
      isDeep ? 240 * MINUTES : 4 * MINUTES,
    )
  },
  { OUTGOING_ALLOWED: other.place },
)
