import type { ChatReply } from '@dodici/contract/types'
import { describe, expect, it } from 'vitest'
import type { ChatRequest } from '#server/ai/assistant-model.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { fakeModel, proposed, saying } from '#server/test/fake-model.ts'

const model = fakeModel()

const repetitions = [
  ...['FREQ=SECONDLY', 'FREQ=MINUTELY;INTERVAL=1', 'FREQ=DAILY;COUNT=2000000000', 'FREQ=DAILY;INTERVAL=0'],
  ...['RRULE:FREQ=WEEKLY;INTERVAL=-1', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'FREQ=DAILY;BYSETPOS=1;COUNT=1'],
  ...['ogni secondo', 'ogni minuto', 'every second', 'every minute', 'ogni ora', 'hourly'],
  ...['ogni 0 giorni', 'ogni -1 settimane', 'every 0 days', 'every -1 weeks', 'ogni 1000000000000000 giorni'],
  ...['every 1000000000000000 days', 'ogni 30 febbraio', 'every 30 February', 'dall’anno 1 ogni giorno'],
]

eachDatabase(
  (planner) => {
    describe('a rule that a model proposes', () => {
      it.each(repetitions)('R1: is refused where it is «%s», which no person would say of an event', async (repeat) => {
        const person = await planner().newUser()
        let told = ''
        model.script = async function* (request: ChatRequest) {
          const change = { action: 'create', title: 'x', when: '3 marzo 2027 alle 9', repeat } as const
          told = await request.propose([proposed(change)])
          yield* saying('Guarda la scheda.')
        }
        const answer = await person.post('/ai/chat', { message: 'Aggiungi x', language: 'it' })
        expect([answer.json<ChatReply>().proposal, told]).toEqual([null, expect.stringMatching(/not sure/)])
        expect((await person.get('/events?year=2027')).json()).toEqual([])
      })
    })
  },
  {},
  { model },
)
