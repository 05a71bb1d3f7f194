import type { ChatReply } from '@dodici/contract/types'
import { formatDay, parseDay, weekStartOf } from '@dodici/core/date'
import { PLAIN_RULES } from '@dodici/core/load'
import { readTarget } from '@dodici/core/planning'
import { readQuestion, type QuestionSurroundings } from '@dodici/core/intents'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Access } from '#server/actor.ts'
import { knownYears } from '#server/features/events/known-years.ts'
import { goalTasks } from '#server/features/goals/goal-tasks.service.ts'
import { performRead, type ThreadedStorage } from '#server/features/reading-threads/reading-threads.ts'
import { stepsOf } from '#server/steps-of-request.ts'
import { eachDatabase } from '#server/test/each-database.ts'
import { costlyRule } from '#server/test/most-of-everything.ts'
import type { Person, Planner } from '#server/test/planner.ts'
import { accessOf } from '#server/test/access-of.ts'
import { threadedStorage } from '#server/test/threaded.ts'
import { askerOf } from '#server/features/asker/asker.ts'
import { measuring, suggesting } from './measured-year.ts'
import { measuredOfText, targetOfText } from './target-text.ts'
import { moving, planning } from './plan-around.ts'
import { questionOfText } from './question-text.ts'
import { calendarAnswer, type CalendarQuestion } from './calendar-answer.ts'

const THREAD = new URL('../../reading-worker.ts', import.meta.url)
const HELD = new URL('../../test/held-reading-worker.ts', import.meta.url)
const NOWHERE = new URL('./there-is-no-such-file.ts', import.meta.url)

const SURROUNDINGS: QuestionSurroundings = {
  language: 'it',
  now: '2026-03-01T10:00',
  weekStart: weekStartOf('monday'),
  allDayAt: 540,
  categories: [],
  calendars: [],
  rules: PLAIN_RULES,
  holidays: [],
  year: 2026,
  categoryId: null,
  selectedIds: [],
  hasOpenCard: false,
}
const asked = (text: string): CalendarQuestion => ({
  question: readQuestion(text, SURROUNDINGS, null),
  surroundings: SURROUNDINGS,
  before: null,
})
const LONG = 'Sposta la riunione del 3 marzo al 10 marzo. '.padEnd(400, 'Per favore, che è importante. ')

async function somebody(planner: Planner, { series }: { series: number }): Promise<Person> {
  const person = await planner.newUser()
  const meeting = { title: 'Riunione', allDay: false, start: '2026-01-01T09:00', end: '2026-01-01T10:00' }
  for (let at = 0; at < series; at += 1) {
    const made = await person.post('/events', { ...meeting, recurrence: 'FREQ=DAILY' })
    expect(made.statusCode).toBe(201)
  }
  const dentist = { title: 'Dentista', allDay: true, start: '2026-06-03', end: '2026-06-03' }
  expect((await person.post('/events', dentist)).statusCode).toBe(201)
  return person
}

eachDatabase((planner) => {
  const errors: unknown[] = []
  const open = (worker: URL): ThreadedStorage => threadedStorage(planner(), worker, errors)
  let threaded: ThreadedStorage
  beforeAll(() => (threaded = open(THREAD)))
  afterAll(() => threaded.threads.close())
  beforeEach(() => (errors.length = 0))

  it('answers a long text, and a question about much, in a thread as it would be answered here', async () => {
    const access = await accessOf(planner(), await somebody(planner(), { series: 6 }))
    const texts = ['Quante riunioni ho nel 2026?', 'Che promemoria ho per la riunione?', LONG]
    for (const text of texts) {
      const here = await calendarAnswer.perform(threaded, access, asked(text))
      expect(await performRead(threaded, calendarAnswer, access, asked(text)), text).toEqual(here)
    }
    expect((await performRead(threaded, calendarAnswer, access, asked('Quante riunioni ho nel 2026?'))).text).toContain(
      '2190',
    )
    expect(errors).toEqual([])
  })

  it('asks no thread for a short question about a year that is not full', async () => {
    const access = await accessOf(planner(), await somebody(planner(), { series: 5 }))
    const storage = open(NOWHERE)
    expect(
      (await performRead(storage, calendarAnswer, access, asked('Cosa ho il 3 giugno 2026?'))).events,
    ).toHaveLength(6)
    expect(errors).toEqual([])
  })

  it('says that it takes too long where the thread fails, and never answers beside everything else', async () => {
    const access = await accessOf(planner(), await somebody(planner(), { series: 0 }))
    const storage = open(NOWHERE)
    await expect(performRead(storage, calendarAnswer, access, asked(LONG))).rejects.toMatchObject({
      code: 'unavailable',
    })
    expect(errors).toMatchObject([
      [{ err: { message: 'the thread that reads has ended in "assistant.answer"' } }, expect.anything()],
    ])
  })

  it('Q2: reads the goals of somebody while long questions of two others take for ever', async () => {
    const people = await Promise.all([1, 2, 3].map(() => planner().newUser()))
    const [one, other, third] = await Promise.all(people.map((person) => accessOf(planner(), person)))
    const held = open(HELD)
    const question = { text: LONG, surroundings: SURROUNDINGS, before: null }
    const questions = [one, other].map((access) => performRead(held, questionOfText, access!, question))
    expect(await held.threads.perform(goalTasks.standings, third!, {})).toEqual([])
    const ends = Promise.allSettled(questions)
    await held.threads.close()
    expect((await ends).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })

  it('counts the steps of a request once for what is read here and then in a thread', async () => {
    const person = await somebody(planner(), { series: 6 })
    const costly = { title: 'Turno', allDay: true, start: '2026-01-01', end: '2026-01-01', recurrence: costlyRule(139) }
    expect((await person.post('/events', costly)).statusCode).toBe(201)
    const question = asked('Quante riunioni ho nel 2026?')
    const takenBy = async (answer: (storage: ThreadedStorage, access: Access) => Promise<unknown>): Promise<number> => {
      const access = await accessOf(planner(), person)
      const { left } = stepsOf(access.actor)
      await answer({ ...threaded, years: knownYears() }, access)
      return left - stepsOf(access.actor).left
    }
    const once = await takenBy((storage, access) => calendarAnswer.perform(storage, access, question))
    expect(once).toBeGreaterThan(0)
    expect(await takenBy((storage, access) => performRead(storage, calendarAnswer, access, question))).toBe(once)
  })

  it('measures a full year, makes suggestions and plans in it in a thread, as it would be done here', async () => {
    const person = await somebody(planner(), { series: 6 })
    const access = await accessOf(planner(), person)
    const asker = await askerOf(threaded, access, { language: 'it', now: '2026-03-01T10:00' })
    const year = { asker, year: 2026 }
    expect(await performRead(threaded, measuring, access, year)).toEqual(
      await measuring.perform(threaded, access, year),
    )
    const wish = { year: 2026, type: 'general' } as const
    const here = await suggesting.perform(threaded, access, { asker, ...wish })
    expect(await performRead(threaded, suggesting, access, { asker, ...wish })).toEqual(here)
    const target = readTarget('Maratona il 22 novembre 2027', '', { ...asker, year: 2026 })
    const plan = { asker, target, own: undefined, until: parseDay('2027-11-22') ?? 0 } as const
    expect(await performRead(threaded, planning, access, plan)).toEqual(await planning.perform(threaded, access, plan))
    await expect(performRead(open(NOWHERE), planning, access, plan)).rejects.toMatchObject({ code: 'unavailable' })
    errors.length = 0
    await expect(performRead(open(NOWHERE), measuring, access, year)).resolves.toMatchObject({ count: 2191 })
    expect(errors).toHaveLength(1)
  })

  it('reads a long question in a thread, which may go on from one before it, and a short one here', async () => {
    const access = await accessOf(planner(), await somebody(planner(), { series: 0 }))
    const question = readQuestion('Cosa ho a giugno 2027?', SURROUNDINGS, null)
    const before = { question, listed: [], focus: [], asks: null, card: [] }
    const said = (text: string) => ({ text, surroundings: SURROUNDINGS, before })
    const long = await performRead(threaded, questionOfText, access, said(LONG))
    expect(long).toEqual(await questionOfText.perform(threaded, access, said(LONG)))
    const nowhere = open(NOWHERE)
    const { first } = await performRead(nowhere, questionOfText, access, said('e a luglio?'))
    expect(formatDay(first)).toBe('2027-07-01')
    await expect(performRead(nowhere, questionOfText, access, said(LONG))).rejects.toMatchObject({
      code: 'unavailable',
    })
  })

  it('reads a target and plans it in a thread, however short it is and however little is around it', async () => {
    const access = await accessOf(planner(), await somebody(planner(), { series: 0 }))
    const asker = await askerOf(threaded, access, { language: 'it', now: '2026-03-01T10:00' })
    const { now, weekStart } = SURROUNDINGS
    const surroundings = { language: 'it', now, weekStart, categories: [], year: 2026 } as const
    const said = { text: 'Maratona il 22 marzo', timeframe: '', kind: null, surroundings }
    const read = await performRead(threaded, targetOfText, access, said)
    expect(read).toEqual(await targetOfText.perform(threaded, access, said))
    const nowhere = open(NOWHERE)
    const around = { asker, target: read.target, own: undefined, until: parseDay('2027-03-22') ?? 0 }
    const refused = { code: 'unavailable' }
    await expect(performRead(nowhere, targetOfText, access, said)).rejects.toMatchObject(refused)
    await expect(performRead(nowhere, measuredOfText, access, said)).rejects.toMatchObject(refused)
    await expect(performRead(nowhere, planning, access, around)).rejects.toMatchObject(refused)
    const move = { asker, standing: [], from: around.until, to: around.until + 1 }
    expect(await performRead(threaded, moving, access, move)).toEqual([])
    await expect(performRead(nowhere, moving, access, move)).rejects.toMatchObject(refused)
  })

  it('answers a long message of a conversation, and makes a card of what it wants', async () => {
    const person = await somebody(planner(), { series: 0 })
    const message = `Sposta il dentista del 3 giugno 2026 al 10 giugno 2026. ${'Grazie mille. '.repeat(30)}`
    const { proposal } = (await person.post('/ai/chat', { message, language: 'it' })).json<ChatReply>()
    expect(proposal?.items).toMatchObject([{ action: 'update', start: '2026-06-10' }])
  })
})
