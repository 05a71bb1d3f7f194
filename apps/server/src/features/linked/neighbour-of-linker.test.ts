import { afterAll, beforeEach, expect, it } from 'vitest'
import { PERSON_LIMITS } from '#server/db/person-limits.ts'
import { openIcsTasks } from '#server/features/calendar-contents/ics-tasks.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { newNeighbour, waitedTooLong, type LongestWaits } from '#server/test/neighbour.ts'
import { isDeep } from '../../../../../scripts/test-counts.ts'
import { linker, linkOfficeOf, titlesOf } from './test/linker.ts'
import { linkOf } from './test/new-link.ts'
import { linkPlainly, plainDay, plainServer } from './test/plain-server.ts'

const files = openIcsTasks()
afterAll(() => files.close())

const MINUTES = 60_000
const TRIES = 3
const EVENTS = isDeep ? 19_000 : 2_000

const limits = { ...PERSON_LIMITS, points: { most: Number.POSITIVE_INFINITY, aMinute: 0 } }

eachDatabase(
  (planner) => {
    beforeEach(async () => {
      await planner().db.transact((trx) => trx.deleteFrom('linked_calendar').execute())
    })

    it(
      'Q2: a neighbour does not wait for somebody whose linked calendar changes wholly each time',
      async () => {
        const me = await planner().newUser()
        const neighbour = await newNeighbour(planner())
        const server = plainServer()
        await linkPlainly(planner(), me)
        const { clock } = planner()
        const compareAll = async () => {
          do {
            clock.set(new Date(clock.now() + 24 * 60 * MINUTES).toISOString())
            const by = linker({ ...linkOfficeOf(planner(), files), outgoing: server.outgoing })
            await by.look()
            await by.settled()
          } while (
            (await linkOf(me))?.fault === null &&
            (await linkOf(me))?.lastOkAt !== new Date(clock.now()).toISOString()
          )
        }
        let best: LongestWaits | null = null
        for (let round = 0; round <= TRIES && (best === null || waitedTooLong(best) !== null); round += 1) {
          for (let at = 0; at < EVENTS; at += 1) {
            server.put(`${String(at)}.ics`, plainDay(`uid-${String(at)}`, `${String(round)} ${String(at)}`))
          }
          server.prepare()
          const waits = await neighbour.during(compareAll)
          expect(await linkOf(me)).toMatchObject({ fault: null, conflicts: 0, unread: 0 })
          // The first brings all of them, and the next changes them.
          if (round > 0 && (best === null || longest(waits) < longest(best))) best = waits
        }
        const titles = await titlesOf(me)
        expect([titles.length, titles.every((title) => !title.startsWith('0 '))]).toEqual([EVENTS, true])
        expect(best === null ? 'nothing was measured' : waitedTooLong(best)).toBeNull()
      },
      (isDeep ? 60 : 10) * MINUTES,
    )
  },
  {},
  { limits },
)

const longest = ({ read, write }: LongestWaits): number => Math.max(read, write)
