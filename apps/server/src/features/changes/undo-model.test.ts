import type { Calendar } from '@dodici/contract/types'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { testCounts, testSeed } from '../../../../../scripts/test-counts.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { usageOf } from '#server/db/journal/usage.ts'
import { countedUsage } from '#server/test/counted-usage.ts'
import { newModel } from './test/journal-model.ts'
import { expectSame, steps, take } from './test/journal-steps.ts'

const MINUTES = 60_000

eachDatabase((planner) => {
  it(
    'undoes and redoes in every order of a random sequence as the model does',
    async () => {
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          const person = await planner().newUser()
          const model = newModel((await person.get('/calendars')).json<Calendar[]>())
          for (const step of sequence) {
            await take(person, model, step)
            if (step.verb.startsWith('undo') || step.verb === 'restore') await expectSame(person, model)
          }
          await expectSame(person, model)
          expect(await usageOf(planner().db.read, person.user._id)).toEqual(await countedUsage(planner().db, person))
        }),
        { numRuns: testCounts.undoSequences, seed: testSeed },
      )
    },
    30 * MINUTES,
  )
})
